package io.github.boardrules.linage;

import io.github.boardrules.core.territory.Terms;

/** Linage, by Luis Bolaños Mures: where to begin. */
public final class Linage {
  private Linage() {}

  /** {@return the usual game: 9×9 points, lines of three, and a pie opening} */
  public static LinageGame game() {
    return game(LinageRules.of(Terms.usual()));
  }

  /**
   * {@return a game under the given rules}
   *
   * @param rules size of the board, length of a line, and opening
   */
  public static LinageGame game(LinageRules rules) {
    return new LinageGame(rules);
  }
}
