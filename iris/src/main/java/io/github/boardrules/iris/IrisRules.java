package io.github.boardrules.iris;

import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;

/**
 * The parameter in which games of Iris differ: the size of the board. Immutable and a value.
 *
 * @param sideLength the number of cells on each side of the board, {@link Iris#MIN_SIDE} to {@link
 *     Iris#MAX_SIDE}; 5 to 8 are recommended, 5 for beginners
 */
public record IrisRules(int sideLength) {
  /**
   * Checks the range.
   *
   * @param sideLength the number of cells on each side of the board
   * @throws OptionException if the side length is out of range
   */
  public IrisRules {
    if (sideLength < Iris.MIN_SIDE || sideLength > Iris.MAX_SIDE) {
      throw new OptionException(
          Code.OUT_OF_RANGE,
          IrisGameType.SIDE_LENGTH,
          "must be from " + Iris.MIN_SIDE + " to " + Iris.MAX_SIDE);
    }
  }

  /** {@return the rules on the standard board, with 7 cells on each side and 127 in all} */
  public static IrisRules standard() {
    return new IrisRules(Iris.STANDARD_SIDE);
  }
}
