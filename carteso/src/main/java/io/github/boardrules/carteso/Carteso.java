package io.github.boardrules.carteso;

import io.github.boardrules.core.territory.Terms;

/** Carteso, by Luis Bolaños Mures and Corey L. Clark: where to begin. */
public final class Carteso {
  private Carteso() {}

  /** {@return the usual game: 9×9 points and a pie opening} */
  public static CartesoGame game() {
    return game(Terms.usual());
  }

  /**
   * {@return a game on the given terms}
   *
   * @param terms size of the board and opening
   */
  public static CartesoGame game(Terms terms) {
    return new CartesoGame(terms);
  }
}
