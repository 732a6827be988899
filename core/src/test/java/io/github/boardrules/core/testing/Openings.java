package io.github.boardrules.core.testing;

import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.KomiChoice;
import io.github.boardrules.core.territory.Opening;
import io.github.boardrules.core.territory.TerritoryRules;

/** Boards and openings of territory games, for tests. */
public final class Openings {
  private Openings() {}

  /**
   * {@return rules for a board of another size}
   *
   * @param <R> the rules of the game
   * @param rules the rules to change
   * @param width the number of files
   * @param height the number of ranks
   */
  public static <R extends TerritoryRules<R>> R board(R rules, int width, int height) {
    return rules.with(TerritoryRules.WIDTH, width).with(TerritoryRules.HEIGHT, height);
  }

  /**
   * {@return rules with a fixed opening}
   *
   * @param <R> the rules of the game
   * @param rules the rules to change
   * @param komi the komi
   */
  public static <R extends TerritoryRules<R>> R fixed(R rules, Komi komi) {
    return pie(rules, komi).with(TerritoryRules.OPENING, Opening.FIXED);
  }

  /**
   * {@return rules with a pie opening}
   *
   * @param <R> the rules of the game
   * @param rules the rules to change
   * @param komi the values that the first player may name
   */
  public static <R extends TerritoryRules<R>> R pie(R rules, Komi... komi) {
    return rules
        .with(TerritoryRules.OPENING, Opening.PIE)
        .with(TerritoryRules.KOMI, KomiChoice.of(komi));
  }
}
