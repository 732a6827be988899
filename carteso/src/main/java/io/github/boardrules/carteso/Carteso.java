package io.github.boardrules.carteso;

import io.github.boardrules.core.territory.TerritoryRules;

/** Creates games of Carteso, a game by Luis Bolaños Mures and Corey L. Clark. */
public final class Carteso {
  private Carteso() {}

  /** {@return the standard game: 9×9 points and a pie opening} */
  public static CartesoGame game() {
    return game(TerritoryRules.standard());
  }

  /**
   * {@return a game with the given rules}
   *
   * @param rules the size of the board and the opening
   */
  public static CartesoGame game(TerritoryRules rules) {
    return new CartesoGame(rules);
  }
}
