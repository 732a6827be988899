package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.examples.engine.bulk.Formats;

/**
 * Fuzzes the parser of records in the format of another program with any bytes. The system property
 * {@code fuzz.format} names the format.
 */
public final class FormatFuzz {
  /** The system property with the id of the format. */
  static final String FORMAT = "fuzz.format";

  private FormatFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a text with records
   */
  public static void fuzzerTestOneInput(byte[] input) {
    check(System.getProperty(FORMAT), input);
  }

  static void check(String format, byte[] input) {
    TimeBudget.check(
        input.length, () -> RecordFacts.check(Formats.find(format).orElseThrow(), input));
  }
}
