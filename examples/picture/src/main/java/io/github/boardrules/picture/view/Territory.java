package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;

/** Helpers for the drawings of territory games. */
final class Territory {
  static final MoveKind KOMI = MoveKind.button("komi", "Name the komi");
  static final MoveKind SIDE = MoveKind.button("side", "Choose your side");

  /** A little more than the distance of neighbors. */
  static final double STEP = 1.01;

  private Territory() {}

  /** Returns the given placements followed by the other kinds of moves. */
  static ImmutableList<MoveKind> kinds(MoveKind... placements) {
    return ImmutableList.<MoveKind>builder().add(placements).add(KOMI, SIDE, MoveKind.PASS).build();
  }

  static MoveView placement(Move move, MoveKind kind) {
    return new MoveView(
        move.toString(), kind.id(), ImmutableList.of(move.cells().get(0).toString()), true);
  }

  /** Returns the points and the lines between them. */
  static ImmutableList<Shape> surface(Game<?> game) {
    ImmutableList<Cell> cells = game.board().cells();
    return ImmutableList.of(Shape.area(cells, "field"), Shape.bonds(cells, "line", STEP));
  }

  /** Returns the points of both sides, with the komi and the bonus as separate summands. */
  static ImmutableList<StandingView> standings(TerritoryScore score) {
    String komi = score.komi().equals(Komi.ZERO) ? "" : " + " + score.komi();
    return ImmutableList.of(
        new StandingView(
            Orientation.VERTICAL.name(),
            score.verticalPoints() + bonus(score, Orientation.VERTICAL)),
        new StandingView(
            Orientation.HORIZONTAL.name(),
            score.horizontalPoints() + komi + bonus(score, Orientation.HORIZONTAL)));
  }

  private static String bonus(TerritoryScore score, Orientation side) {
    return score
        .bonus()
        .filter(had -> had.side() == side)
        .map(had -> " + " + had.name())
        .orElse("");
  }
}
