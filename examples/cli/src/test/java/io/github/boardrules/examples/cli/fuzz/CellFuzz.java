package io.github.boardrules.examples.cli.fuzz;

import com.google.common.base.Ascii;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException;

/** Fuzzes the parser of cells. */
public final class CellFuzz {
  private CellFuzz() {}

  /**
   * Checks one input.
   *
   * @param input a text
   */
  public static void fuzzerTestOneInput(byte[] input) {
    TimeBudget.check(input.length, () -> check(FuzzInput.text(input)));
  }

  private static void check(String text) {
    Cell cell;
    try {
      cell = Cell.parse(text);
    } catch (NotationException e) {
      Facts.check(
          e.offset() >= 0 && e.offset() <= text.length(), () -> "offset " + e.offset() + ": " + e);
      return;
    }
    Facts.checkEqual("written and parsed again", cell, Cell.parse(cell.toString()));
    Facts.checkEqual("the same text", Ascii.toLowerCase(text), cell.toString());
  }
}
