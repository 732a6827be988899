package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.core.record.brg.BrgFormat;

/** Fuzzes the parser of records in BRG with any bytes. */
public final class BrgFuzz {
  private BrgFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a text with records
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(input.length, () -> RecordFacts.check(BrgFormat.BRG, input));
  }
}
