package io.github.boardrules.examples.cli.fuzz;

import io.github.boardrules.core.record.sgf.SgfFormat;

/** Any bytes read as records in SGF. */
public final class SgfFuzz {
  private SgfFuzz() {}

  /**
   * What must be true of any input.
   *
   * @param input a text of records
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(input.length, () -> RecordFacts.check(SgfFormat.SGF, input));
  }
}
