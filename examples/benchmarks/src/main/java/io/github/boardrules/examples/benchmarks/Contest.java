package io.github.boardrules.examples.benchmarks;

import io.github.boardrules.carteso.Carteso;
import io.github.boardrules.carteso.CartesoRules;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.KomiChoice;
import io.github.boardrules.core.territory.Opening;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.spi.TerritoryMove;
import io.github.boardrules.iris.Iris;
import io.github.boardrules.iris.IrisMove;
import io.github.boardrules.linage.Linage;
import io.github.boardrules.linage.LinageRules;
import io.github.boardrules.loa.Loa;
import java.util.function.Predicate;

/** The games and boards to measure, with fixed options. */
public enum Contest {
  /** Lines of Action, SOUCIE. */
  LOA(5),
  /** Linage on 9×9 points with a fixed opening. */
  LINAGE_9(4),
  /** Linage on 13×13 points with a fixed opening. */
  LINAGE_13(3),
  /** Linage on 19×19 points with a fixed opening. */
  LINAGE_19(3),
  /** Carteso on 9×9 points with a fixed opening. */
  CARTESO_9(3),
  /** Carteso on 13×13 points with a fixed opening. */
  CARTESO_13(3),
  /** Carteso on 19×19 points with a fixed opening. */
  CARTESO_19(2),
  /** Iris with 5 cells on a side, 61 in all. */
  IRIS_5(3),
  /** Iris with 7 cells on a side, 127 in all. */
  IRIS_7(3),
  /** Iris with 8 cells on a side, 169 in all. */
  IRIS_8(3);

  private final int perftDepth;

  Contest(int perftDepth) {
    this.perftDepth = perftDepth;
  }

  /** Returns the depth for perft. */
  int perftDepth() {
    return perftDepth;
  }

  /** Creates the game. Does not load classes of other games. */
  Game<?> newGame() {
    return switch (this) {
      case LOA -> Loa.game();
      case LINAGE_9 -> Linage.game(fixed(LinageRules.standard(), 9));
      case LINAGE_13 -> Linage.game(fixed(LinageRules.standard(), 13));
      case LINAGE_19 -> Linage.game(fixed(LinageRules.standard(), 19));
      case CARTESO_9 -> Carteso.game(fixed(CartesoRules.standard(), 9));
      case CARTESO_13 -> Carteso.game(fixed(CartesoRules.standard(), 13));
      case CARTESO_19 -> Carteso.game(fixed(CartesoRules.standard(), 19));
      case IRIS_5 -> Iris.game(5);
      case IRIS_7 -> Iris.game(7);
      case IRIS_8 -> Iris.game(8);
    };
  }

  /**
   * Creates a game of Linage or Carteso with a komi of its own, so that no finished game can be
   * kept for it.
   */
  Game<?> newGame(Komi komi) {
    return switch (this) {
      case LINAGE_9 -> Linage.game(fixed(LinageRules.standard(), 9, komi));
      case LINAGE_19 -> Linage.game(fixed(LinageRules.standard(), 19, komi));
      case CARTESO_9 -> Carteso.game(fixed(CartesoRules.standard(), 9, komi));
      case CARTESO_19 -> Carteso.game(fixed(CartesoRules.standard(), 19, komi));
      default -> throw new IllegalArgumentException("the benchmark of new games omits " + this);
    };
  }

  private static <R extends TerritoryRules<R>> R fixed(R rules, int side) {
    return fixed(rules, side, Komi.ofHalfPoints(1));
  }

  private static <R extends TerritoryRules<R>> R fixed(R rules, int side, Komi komi) {
    return rules
        .with(TerritoryRules.WIDTH, side)
        .with(TerritoryRules.HEIGHT, side)
        .with(TerritoryRules.KOMI, KomiChoice.of(komi))
        .with(TerritoryRules.OPENING, Opening.FIXED);
  }

  /** Returns the moves that random play chooses only if no other move is legal: the passes. */
  Predicate<Move> avoided() {
    return switch (this) {
      case LOA -> move -> false;
      case LINAGE_9, LINAGE_13, LINAGE_19, CARTESO_9, CARTESO_13, CARTESO_19 ->
          move -> move instanceof TerritoryMove own && own.stone() < 0;
      case IRIS_5, IRIS_7, IRIS_8 -> move -> move instanceof IrisMove.Pass;
    };
  }
}
