package io.github.boardrules.linage;

/** Creates games of Linage, a game by Luis Bolaños Mures. */
public final class Linage {
  private Linage() {}

  /** {@return the standard game: 9×9 points, lines of three points, and a pie opening} */
  public static LinageGame game() {
    return game(LinageRules.standard());
  }

  /**
   * {@return a game with the given rules}
   *
   * @param rules the rules
   */
  public static LinageGame game(LinageRules rules) {
    return new LinageGame(rules);
  }
}
