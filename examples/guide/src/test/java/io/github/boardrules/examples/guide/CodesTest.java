package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.Strictness;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Tests the list of error codes: every example causes its code, and no code is missing. */
class CodesTest {
  private static final Path ROOT = Pages.FOLDER.resolve("../..").normalize();
  private static final Splitter FIELDS = Splitter.on('|').trimResults();
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();
  private static final Pattern LIMIT = Pattern.compile("([A-Z_]+)=(\\d+) (.*)");
  private static final Pattern PARAMETERS = Pattern.compile("Parameters?: +([\\w, ]+)\\.");
  private static final Pattern CODE = Pattern.compile("(?m)^ +([A-Z][A-Z_]+)(?=[,;]?$)");

  private static List<Pages.Block> blocks() {
    return Pages.blocks("codes");
  }

  @TestFactory
  Stream<DynamicTest> examplesCauseTheirCodes() {
    return blocks().stream()
        .flatMap(
            block ->
                block
                    .code()
                    .lines()
                    .map(
                        line ->
                            DynamicTest.dynamicTest(
                                block.name() + " " + line, () -> check(block.name(), line))));
  }

  private static void check(String type, String line) {
    String code = line.substring(0, line.indexOf(':'));
    String cause = line.substring(line.indexOf(':') + 1).strip();
    Set<String> codes =
        switch (type) {
          case "NotationException.Code" -> notation(FIELDS.splitToList(cause));
          case "OptionException.Code" -> option(cause);
          case "RecordProblem.Code" -> record(cause);
          default ->
              type.endsWith("DefectCode")
                  ? defects(FIELDS.splitToList(cause))
                  : violation(FIELDS.splitToList(cause));
        };
    assertTrue(codes.contains(code), () -> line + " causes " + codes);
  }

  private static Game<?> game(String text) {
    List<String> parts = Splitter.on(' ').limit(2).splitToList(text);
    return GameTypes.installed()
        .find(parts.get(0))
        .orElseThrow()
        .game(parts.size() > 1 ? Options.parse(parts.get(1)) : Options.none());
  }

  private static Position<?> position(Game<?> game, String text) {
    if (text.contains("/")) {
      return game.parsePosition(text);
    }
    Position<?> position = game.start();
    for (String move : WORDS.split(text)) {
      position = position.play(move);
    }
    return position;
  }

  private static Set<String> notation(List<String> fields) {
    try {
      Position<?> position = position(game(fields.get(0)), fields.get(1));
      Move unused = position.parseMove(fields.get(2), Strictness.STRICT);
      return ImmutableSet.of();
    } catch (NotationException e) {
      return ImmutableSet.of(e.code().name());
    }
  }

  private static Set<String> option(String text) {
    try {
      game(text);
      return ImmutableSet.of();
    } catch (OptionException e) {
      return ImmutableSet.of(e.code().name());
    }
  }

  private static Set<String> violation(List<String> fields) {
    return position(game(fields.get(0)), fields.get(1))
        .violation(fields.get(2), Strictness.STRICT)
        .map(violation -> ImmutableSet.of(named(violation)))
        .orElse(ImmutableSet.of());
  }

  /** Returns the code and, in parentheses, the names of the parameters. */
  private static String named(Violation violation) {
    Set<String> names = violation.parameters().keySet();
    return violation.code().name()
        + (names.isEmpty() ? "" : "(" + Joiner.on(", ").join(names) + ")");
  }

  private static Set<String> defects(List<String> fields) {
    return defects(game(fields.get(0)), fields.get(1));
  }

  private static <M extends Move> Set<String> defects(Game<M> game, String text) {
    return game.defects(game.parseSetup(text)).stream()
        .map(CodesTest::named)
        .collect(Collectors.toSet());
  }

  private static Set<String> record(String text) {
    ReadLimits limits = ReadLimits.defaults();
    Matcher limit = LIMIT.matcher(text);
    boolean isLimited = limit.matches();
    if (isLimited) {
      limits =
          limits.with(ReadLimits.Limit.valueOf(limit.group(1)), Long.parseLong(limit.group(2)));
    }
    String record = (isLimited ? limit.group(3) : text).replace("\\n", "\n");
    try (var verdicts = Validator.installed().withLimits(limits).validate(record, "example")) {
      return verdicts
          .flatMap(verdict -> verdict.problems().stream())
          .map(RecordProblem::code)
          .map(Enum::name)
          .collect(Collectors.toSet());
    }
  }

  /** Compares the page with the sources of the enums, so that a new enum is missed as well. */
  @Test
  void noCodeIsMissing() throws IOException {
    String page = Pages.text(Pages.FOLDER.resolve("codes.md"));
    Set<String> missing = new TreeSet<>();
    for (Path source : sources()) {
      String text = Pages.text(source);
      String type = source.getFileName().toString().replace(".java", "");
      int begin = text.indexOf("enum ");
      if (text.contains("implements ErrorCode")) {
        Matcher code =
            CODE.matcher(text.substring(begin, text.indexOf('}', endOfConstants(text, begin))));
        while (code.find()) {
          if (!page.matches("(?s).*\\b" + code.group(1) + "\\b.*")) {
            missing.add(type + "." + code.group(1));
          }
        }
      }
    }
    assertEquals(Set.of(), missing);
  }

  /** The Javadoc of a code names the parameters that the page, and so the violation, has. */
  @Test
  void theJavadocNamesTheParameters() throws IOException {
    Set<String> wrong = new TreeSet<>();
    for (Pages.Block block : blocks()) {
      for (Path source : sources()) {
        if (source.endsWith(block.name() + ".java")) {
          String text = Pages.text(source).replaceAll("\\n +\\*(?!/) ?", " ");
          block
              .code()
              .lines()
              .map(line -> line.substring(0, line.indexOf(':')))
              .filter(code -> !parameters(code).equals(documented(text, code)))
              .forEach(code -> wrong.add(block.name() + "." + code));
        }
      }
    }
    assertEquals(Set.of(), wrong);
  }

  private static String parameters(String code) {
    return code.contains("(") ? code.substring(code.indexOf('(') + 1, code.length() - 1) : "";
  }

  private static String documented(String text, String code) {
    Matcher constant =
        Pattern.compile("\\*/\\s+" + code.replaceAll("\\(.*", "") + "\\b").matcher(text);
    if (!constant.find()) {
      return "not documented";
    }
    String comment = text.substring(text.lastIndexOf("/**", constant.start()), constant.start());
    Matcher names = PARAMETERS.matcher(comment);
    return names.find() ? names.group(1) : "";
  }

  private static int endOfConstants(String text, int begin) {
    int end = text.indexOf("\n  }\n", begin);
    return end < 0 ? text.length() - 2 : end;
  }

  private static List<Path> sources() throws IOException {
    List<Path> all = new java.util.ArrayList<>();
    for (String module : List.of("core", "loa", "linage", "iris", "carteso")) {
      try (Stream<Path> files = Files.walk(ROOT.resolve(module).resolve("src/main/java"))) {
        files.filter(file -> file.toString().endsWith(".java")).forEach(all::add);
      }
    }
    return all;
  }
}
