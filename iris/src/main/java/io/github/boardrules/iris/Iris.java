package io.github.boardrules.iris;

import io.github.boardrules.core.spi.RecentValues;

/** The entry point: creates games of Iris. */
public final class Iris {
  /** The minimum number of cells on a side of the board. */
  public static final int MIN_SIDE = 2;

  /** The maximum number of cells on a side of the board. */
  public static final int MAX_SIDE = 13;

  /** The number of cells on a side of the standard board. */
  public static final int STANDARD_SIDE = 7;

  private static final RecentValues<IrisRules, IrisGame> RECENT = new RecentValues<>(IrisGame::new);

  private Iris() {}

  /** {@return the game on the standard board} */
  public static IrisGame game() {
    return game(IrisRules.standard());
  }

  /**
   * {@return the game on a board of another size}
   *
   * @param sideLength the number of cells on each side, {@link #MIN_SIDE} to {@link #MAX_SIDE}
   * @throws io.github.boardrules.core.OptionException if the side length is out of range
   */
  public static IrisGame game(int sideLength) {
    return game(new IrisRules(sideLength));
  }

  /**
   * {@return the game with given rules}
   *
   * @param rules the rules
   */
  public static IrisGame game(IrisRules rules) {
    return RECENT.get(rules);
  }
}
