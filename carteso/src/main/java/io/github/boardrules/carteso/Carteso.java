package io.github.boardrules.carteso;

import io.github.boardrules.core.spi.RecentValues;

/** The entry point to Carteso, a game by Luis Bolaños Mures and Corey L. Clark. */
public final class Carteso {
  private static final RecentValues<CartesoRules, CartesoGame> RECENT =
      new RecentValues<>(CartesoGame::new);

  private Carteso() {}

  /**
   * {@return the standard game: 9×9 points and a pie opening} The call is cheap, because recently
   * used games are cached.
   */
  public static CartesoGame game() {
    return game(CartesoRules.standard());
  }

  /**
   * {@return the game under the given rules} The call is cheap if the rules were used recently,
   * because recently used games are cached.
   *
   * @param rules the rules
   */
  public static CartesoGame game(CartesoRules rules) {
    return RECENT.get(rules);
  }
}
