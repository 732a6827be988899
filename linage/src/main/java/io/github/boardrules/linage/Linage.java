package io.github.boardrules.linage;

import io.github.boardrules.core.spi.RecentValues;

/** The entry point to Linage, a game by Luis Bolaños Mures. */
public final class Linage {
  private static final RecentValues<LinageRules, LinageGame> RECENT =
      new RecentValues<>(LinageGame::new);

  private Linage() {}

  /**
   * {@return the standard game: 9×9 points, lines of three points, and a pie opening} The call is
   * cheap, because recently used games are cached.
   */
  public static LinageGame game() {
    return game(LinageRules.standard());
  }

  /**
   * {@return the game under the given rules} The call is cheap if the rules were used recently,
   * because recently used games are cached.
   *
   * @param rules the rules
   */
  public static LinageGame game(LinageRules rules) {
    return RECENT.get(rules);
  }
}
