package io.github.boardrules.examples.cli.fuzz;

/** Fuzzes the parser of records in SGF with any bytes. */
public final class SgfFuzz {
  private SgfFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a text with records
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(input.length, () -> RecordFacts.check(RecordFacts.SGF, input));
  }
}
