package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;

/** Where Iris begins: the games of the board's sizes. */
public final class Iris {
  /** The least number of cells on a side of the board. */
  public static final int MIN_SIDE = 2;

  /** The greatest number of cells on a side of the board. */
  public static final int MAX_SIDE = 13;

  /** The number of cells on a side of the standard board. */
  public static final int STANDARD_SIDE = 7;

  private Iris() {}

  /** {@return the game on the standard board of 127 cells} */
  public static IrisGame game() {
    return game(STANDARD_SIDE);
  }

  /**
   * {@return the game on a board of another size; 5 to 8 are recommended, 5 to beginners}
   *
   * @param side the number of cells on each side, {@link #MIN_SIDE} to {@link #MAX_SIDE}
   */
  public static IrisGame game(int side) {
    checkArgument(side >= MIN_SIDE && side <= MAX_SIDE, "side %s", side);
    return new IrisGame(side);
  }
}
