package io.github.boardrules.examples.cli;

import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.cli.fuzz.Facts;
import io.github.boardrules.examples.cli.fuzz.TimeBudget;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.node.ObjectNode;

/**
 * Fuzzes the command {@code trace} with any bytes. In the package of the command, because the
 * classes that it tests are package-private.
 */
public final class TraceFuzz {
  private static final Validator OPTIONS = Validator.installed();
  private static final int LONGEST_LINE = 20_000;

  private TraceFuzz() {}

  /**
   * Checks one input.
   *
   * @param input lines of JSON
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(input.length, () -> check(input));
  }

  private static void check(byte[] input) {
    trace(input, true);
    String answers = trace(input, false);
    Facts.checkEqual("lines", lines(input), answers.lines().count());
    answers.lines().forEach(TraceFuzz::checkAnswer);
  }

  private static void checkAnswer(String answer) {
    byte[] line = answer.getBytes(StandardCharsets.US_ASCII);
    Facts.checkEqual("ASCII", answer, new String(line, StandardCharsets.US_ASCII));
    ObjectNode json;
    try {
      json = TraceJson.read(line);
    } catch (TraceProblem e) {
      throw new AssertionError("the output cannot be parsed: " + answer, e);
    }
    if (!json.has("error") && line.length < LONGEST_LINE) {
      Facts.checkEqual("check of the output", "", trace(line, true));
      Facts.checkEqual("trace of the output", answer + "\n", trace(line, false));
    }
  }

  private static long lines(byte[] input) {
    try (BoundedLines lines = open(input)) {
      long count = 0;
      while (lines.next()) {
        count += lines.isBlank() ? 0 : 1;
      }
      return count;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static BoundedLines open(byte[] input) {
    return new BoundedLines(new ByteArrayInputStream(input), LONGEST_LINE);
  }

  private static String trace(byte[] input, boolean check) {
    StringWriter answers = new StringWriter();
    try (BoundedLines lines = open(input);
        PrintWriter out = new PrintWriter(answers)) {
      new Tracer(OPTIONS, check, out).trace("fuzz", lines);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return answers.toString();
  }
}
