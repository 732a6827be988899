package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;

/**
 * The parameter in which games of Iris differ: the size of the board. Immutable and a value.
 *
 * @param sideLength the number of cells on each side of the board, {@link Iris#MIN_SIDE} to {@link
 *     Iris#MAX_SIDE}; 5 to 8 are recommended, 5 for beginners
 */
public record IrisRules(int sideLength) {
  /** The rules on the standard board, with 7 cells on each side and 127 in all. */
  public static final IrisRules STANDARD = new IrisRules(Iris.STANDARD_SIDE);

  /**
   * Checks the range.
   *
   * @param sideLength the number of cells on each side of the board
   * @throws IllegalArgumentException if the side length is out of range
   */
  public IrisRules {
    checkArgument(
        sideLength >= Iris.MIN_SIDE && sideLength <= Iris.MAX_SIDE,
        "The side length is %s, and must be from %s to %s",
        sideLength,
        Iris.MIN_SIDE,
        Iris.MAX_SIDE);
  }
}
