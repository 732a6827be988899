package io.github.boardrules.iris;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionException.Code;

/**
 * The rules of a game of Iris: the size of the board. Immutable and a value.
 *
 * @param sideLength the number of cells on each side of the board, {@link #MIN_SIDE} to {@link
 *     #MAX_SIDE}; 5 to 8 are recommended, 5 for beginners
 */
@Immutable
public record IrisRules(int sideLength) {
  /** The minimum number of cells on a side of the board. */
  public static final int MIN_SIDE = 2;

  /** The maximum number of cells on a side of the board. */
  public static final int MAX_SIDE = 13;

  /** The number of cells on a side of the standard board. */
  public static final int STANDARD_SIDE = 7;

  private static final IrisRules STANDARD = new IrisRules(STANDARD_SIDE);

  /**
   * Creates rules.
   *
   * @param sideLength the number of cells on each side of the board
   * @throws OptionException if the side length is out of range
   */
  public IrisRules {
    if (sideLength < MIN_SIDE || sideLength > MAX_SIDE) {
      throw new OptionException(
          Code.OUT_OF_RANGE,
          IrisGameType.SIDE_LENGTH,
          "must be from " + MIN_SIDE + " to " + MAX_SIDE + ", but is " + sideLength);
    }
  }

  /** {@return the standard rules: a board with 7 cells on each side and 127 in all} */
  public static IrisRules standard() {
    return STANDARD;
  }
}
