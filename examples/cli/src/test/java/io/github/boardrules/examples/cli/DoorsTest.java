package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import io.github.boardrules.core.testing.Wrapping;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The same bytes give the same answer to every command, from every file and from a pipe. */
final class DoorsTest {
  private static final String GAMES =
      "[Game \"loa\"]\n\n1. b1-b3 h7-f7 *\n\n[Game \"loa\"]\n\n1. b1-b3 *\n";

  /** Names of files that say something else than the bytes. */
  private static final List<String> NAMES = List.of("a.brg", "a", "a.brg.gz", "a.zip", "a.xz");

  private static final Pattern CODE = Pattern.compile("\\[([A-Z_]{2,})]");

  private static final JsonMapper JSON = new JsonMapper();

  @TempDir private Path folder;

  /** Runs a command on some bytes in files with all names, and in a pipe. */
  private List<Run> runs(byte[] bytes, String... command) throws IOException {
    List<Run> runs = new ArrayList<>();
    List<String> words = new ArrayList<>(List.of(command));
    words.add("-");
    for (String name : NAMES) {
      words.set(command.length, Files.write(folder.resolve(name), bytes).toString());
      runs.add(Run.of(words.toArray(String[]::new)));
    }
    InputStream before = System.in;
    System.setIn(new ByteArrayInputStream(bytes));
    try {
      words.set(command.length, "-");
      runs.add(Run.of(words.toArray(String[]::new)));
    } finally {
      System.setIn(before);
    }
    return runs;
  }

  private static String answer(Run validate) {
    List<String> answers = new ArrayList<>();
    for (String line : validate.lines()) {
      JsonNode verdict = JSON.readTree(line);
      List<String> codes =
          verdict.path("problems").valueStream().map(p -> p.path("code").asString()).toList();
      answers.add(verdict.path("valid").asBoolean() ? "valid" : Joiner.on('+').join(codes));
    }
    return Joiner.on(' ').join(answers);
  }

  @ParameterizedTest
  @EnumSource
  void validate(Wrapping wrapping) throws IOException {
    for (Run run : runs(wrapping.of(GAMES), "validate", "--json")) {
      assertEquals(wrapping.answer(), answer(run), run.out());
      assertTrue(run.out().contains(wrapping.words()), run.out());
      boolean isDamaged = wrapping.answer().matches(".*(CORRUPT|TRUNCATED)");
      assertEquals(
          isDamaged ? 2 : wrapping.answer().equals("valid valid") ? 0 : 1, run.status(), run.err());
    }
  }

  /** In a folder, a file has its name; a zip archive may contain each of the others. */
  @ParameterizedTest
  @EnumSource
  void validateFolder(Wrapping wrapping) throws IOException {
    Files.write(folder.resolve("a.brg"), wrapping.of(GAMES));
    Run run = Run.of("validate", "--json", folder.toString());
    assertEquals(wrapping.answer(), answer(run), run.out());
  }

  private static String textAnswer(Wrapping wrapping) {
    return wrapping == Wrapping.ZIP ? Wrapping.ZIP_REFUSED : wrapping.answer();
  }

  private static String textWords(Wrapping wrapping) {
    return wrapping == Wrapping.ZIP ? "is a zip archive" : wrapping.words();
  }

  @ParameterizedTest
  @EnumSource
  void convert(Wrapping wrapping) throws IOException {
    for (Run run : runs(wrapping.of(GAMES), "convert", "--to", "sgf")) {
      List<String> answers = new ArrayList<>();
      Splitter.on("(;").splitToStream(run.out()).skip(1).forEach(game -> answers.add("valid"));
      Matcher codes = CODE.matcher(run.err());
      while (codes.find()) {
        answers.add(codes.group(1));
      }
      assertEquals(textAnswer(wrapping), Joiner.on(' ').join(answers), run.err());
      assertTrue(run.err().contains(textWords(wrapping)), run.err());
    }
  }

  @ParameterizedTest
  @EnumSource
  void show(Wrapping wrapping) throws IOException {
    for (Run run : runs(wrapping.of(GAMES), "show")) {
      String answer = Splitter.on(' ').splitToList(textAnswer(wrapping)).get(0);
      assertEquals(answer.equals("valid") ? 0 : 2, run.status(), run.err());
      assertEquals(!answer.equals("valid"), run.err().contains(answer), run.err());
      assertTrue(run.err().contains(textWords(wrapping)), run.err());
    }
  }

  @Test
  void commandsThatReadOneTextRefuseAFolder() {
    for (List<String> words : List.of(List.of("convert", "--to", "sgf"), List.of("show"))) {
      List<String> all = new ArrayList<>(words);
      all.add(folder.toString());
      Run run = Run.of(all.toArray(String[]::new));
      assertEquals(2, run.status());
      assertTrue(run.err().contains("is a folder"), run.err());
    }
  }
}
