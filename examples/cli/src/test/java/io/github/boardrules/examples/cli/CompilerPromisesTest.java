package io.github.boardrules.examples.cli;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * What javac with Error Prone refuses, and javac alone accepts: to ignore a result, and to let a
 * value change.
 */
@Tag("proof")
class CompilerPromisesTest {
  private static final List<String> REFUSED =
      List.of(
          "position.play(\"b1-b3\");",
          "position.playUnchecked(position.legalMoves().get(0));",
          "position.violation(position.legalMoves().get(0));",
          "position.isLegal(position.legalMoves().get(0));",
          "position.legalMoves();",
          "options.with(\"size\", \"9\");",
          "rules.with(LoaRules.PLY_LIMIT, 100);",
          "Loa.game();",
          "Validator.installed().replay(record);");

  private static final List<String> ACCEPTED =
      List.of("LoaPosition next = position.play(\"b1-b3\");");

  /** The values that get a field that can change. */
  private static final List<String> VALUES =
      List.of(
          "core/src/main/java/io/github/boardrules/core/Options.java",
          "core/src/main/java/io/github/boardrules/core/board/CellSet.java",
          "core/src/main/java/io/github/boardrules/core/record/GameRecord.java",
          "core/src/main/java/io/github/boardrules/core/record/ReadLimits.java",
          "iris/src/main/java/io/github/boardrules/iris/IrisScore.java",
          "carteso/src/main/java/io/github/boardrules/carteso/CartesoPosition.java");

  private static final Pattern CLASS = Pattern.compile("(?m)^public final class [^{]*\\{$");

  /** The packages of javac that Error Prone opens. */
  private static final List<String> JAVAC =
      List.of(
          "api", "code", "comp", "file", "main", "model", "parser", "processing", "tree", "util");

  @TempDir private Path folder;

  @Test
  void ignoredResultsDoNotCompile() throws Exception {
    StringBuilder source = new StringBuilder();
    source.append("import io.github.boardrules.core.*; import io.github.boardrules.core.record.*;");
    source.append("import io.github.boardrules.loa.*; class Ignoring { static void run(");
    source.append("LoaPosition position, Options options, LoaRules rules,");
    source.append("GameRecord record) {\n");
    REFUSED.forEach(statement -> source.append(statement).append('\n'));
    ACCEPTED.forEach(statement -> source.append(statement).append('\n'));
    Path file = write("Ignoring.java", source.append("}}").toString());
    assertEquals("", compile(List.of(file), /* errorProne= */ false));
    Set<String> expected = new TreeSet<>();
    for (int i = 0; i < REFUSED.size(); i++) {
      expected.add("Ignoring.java:" + (i + 2) + ": error: [CheckReturnValue]");
    }
    assertEquals(expected, errors(compile(List.of(file), /* errorProne= */ true)));
  }

  @Test
  void fieldsOfValuesThatCanChangeDoNotCompile() throws Exception {
    ImmutableList.Builder<Path> files = ImmutableList.builder();
    Set<String> expected = new TreeSet<>();
    for (String value : VALUES) {
      String original = Files.readString(Path.of("../..", value), StandardCharsets.UTF_8);
      MatchResult start = CLASS.matcher(original).results().findFirst().orElseThrow();
      String before = original.substring(0, start.end());
      String name = Path.of(value).getFileName().toString();
      files.add(write(name, before + "private int uses;" + original.substring(start.end())));
      expected.add(name + ":" + before.lines().count() + ": error: [Immutable]");
    }
    assertEquals("", compile(files.build(), /* errorProne= */ false));
    assertEquals(expected, errors(compile(files.build(), /* errorProne= */ true)));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text, StandardCharsets.UTF_8);
  }

  /** Returns the places and checks of the errors in the output of a compiler. */
  private static ImmutableSet<String> errors(String output) {
    return Pattern.compile("\\w+\\.java:\\d+: error: (\\[\\w+\\])?")
        .matcher(output)
        .results()
        .map(error -> error.group())
        .collect(toImmutableSet());
  }

  /** Compiles files and returns the output if they do not compile, otherwise an empty string. */
  private String compile(List<Path> sources, boolean errorProne) throws Exception {
    String path = System.getProperty("java.class.path");
    ImmutableList.Builder<String> command = ImmutableList.builder();
    command.add(Path.of(System.getProperty("java.home"), "bin", "javac").toString());
    if (errorProne) {
      JAVAC.stream()
          .map(name -> "-J--add-opens=jdk.compiler/com.sun.tools.javac." + name + "=ALL-UNNAMED")
          .forEach(command::add);
      command.add("-XDcompilePolicy=simple", "--should-stop=ifError=FLOW");
      command.add("-XDaddTypeAnnotationsToSymbol=true", "-processorpath", path);
      command.add("-Xplugin:ErrorProne -XepDisableAllWarnings");
    }
    command.add("-proc:none", "-nowarn", "-cp", path, "-d", folder.toString());
    sources.forEach(source -> command.add(source.toString()));
    Process process = new ProcessBuilder(command.build()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return process.waitFor() == 0 ? "" : output;
  }
}
