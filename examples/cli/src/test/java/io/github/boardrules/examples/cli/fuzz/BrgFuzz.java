package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.core.record.brg.BrgFormat;

/** Any bytes read as records of the library's own format. */
public final class BrgFuzz {
  private BrgFuzz() {}

  /**
   * What must be true of any input.
   *
   * @param input a text of records
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(input.length, () -> RecordFacts.check(BrgFormat.BRG, input));
  }
}
