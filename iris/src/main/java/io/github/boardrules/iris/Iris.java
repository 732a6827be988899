package io.github.boardrules.iris;

import io.github.boardrules.core.spi.RecentValues;

/** The entry point to Iris, a game by Craig Duncan. */
public final class Iris {
  private static final RecentValues<IrisRules, IrisGame> RECENT = new RecentValues<>(IrisGame::new);

  private Iris() {}

  /**
   * {@return the game on the standard board, with 7 cells on each side} The call is cheap, because
   * recently used games are cached.
   */
  public static IrisGame game() {
    return game(IrisRules.standard());
  }

  /**
   * {@return the game under the given rules} The call is cheap if the rules were used recently,
   * because recently used games are cached.
   *
   * @param rules the rules
   */
  public static IrisGame game(IrisRules rules) {
    return RECENT.get(rules);
  }

  /**
   * {@return the game on a board of another size}
   *
   * @param sideLength the number of cells on each side, {@link IrisRules#MIN_SIDE} to {@link
   *     IrisRules#MAX_SIDE}
   * @throws io.github.boardrules.core.OptionException if the side length is out of range
   */
  public static IrisGame game(int sideLength) {
    return game(IrisRules.standard().with(IrisRules.SIDE_LENGTH, sideLength));
  }
}
