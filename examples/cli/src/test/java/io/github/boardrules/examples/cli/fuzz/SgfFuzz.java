package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.examples.engine.bulk.Formats;

/** Fuzzes the parser of records in SGF with any bytes. */
public final class SgfFuzz {
  private SgfFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a text with records
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(input.length, () -> RecordFacts.check(Formats.SGF, input));
  }
}
