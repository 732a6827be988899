package io.github.boardrules.examples.view;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryMove;
import io.github.boardrules.core.territory.TerritoryPosition;
import io.github.boardrules.core.territory.TerritoryScore;
import java.util.Optional;

/** Helpers for the drawings of territory games. */
final class Territory {
  private static final MoveKind KOMI = MoveKind.button("komi", "Name the komi");
  private static final MoveKind SIDE = MoveKind.button("side", "Choose your side");
  static final MoveKind BUTTON = MoveKind.button("button", "Take the button");

  /** A little more than the distance of neighbors. */
  static final double STEP = 1.01;

  private Territory() {}

  /** Returns the given placements followed by the other kinds of moves. */
  static ImmutableList<MoveKind> kinds(MoveKind... placements) {
    return ImmutableList.<MoveKind>builder().add(placements).add(KOMI, SIDE, MoveKind.PASS).build();
  }

  static MoveView placement(TerritoryMove move, MoveKind kind) {
    return new MoveView(
        move.toString(), kind.id(), ImmutableList.of(move.cells().get(0).toString()), true);
  }

  /** Returns the points and the lines between them. */
  static ImmutableList<Shape> surface(Game<?> game) {
    ImmutableList<Cell> cells = game.board().cells();
    return ImmutableList.of(Shape.area(cells, "field"), Shape.bonds(cells, "line", STEP));
  }

  static MoveView button(TerritoryMove move) {
    MoveKind kind =
        switch (move.kind()) {
          case NAME_KOMI -> KOMI;
          case CHOOSE_SIDE -> SIDE;
          case TAKE_BUTTON -> BUTTON;
          default -> MoveKind.PASS;
        };
    return MoveView.button(move, kind.id());
  }

  static TerritoryScore score(Position<?> position) {
    return ((TerritoryPosition<?, ?>) position).score();
  }

  /** Returns the points of both sides, with the komi and the button as separate summands. */
  static ImmutableList<StandingView> standings(Position<?> position) {
    TerritoryScore score = score(position);
    String komi = score.komi().equals(Komi.ZERO) ? "" : " + " + score.komi();
    return ImmutableList.of(
        new StandingView(
            Orientation.VERTICAL.name(),
            score.verticalPoints() + button(score, Orientation.VERTICAL)),
        new StandingView(
            Orientation.HORIZONTAL.name(),
            score.horizontalPoints() + komi + button(score, Orientation.HORIZONTAL)));
  }

  private static String button(TerritoryScore score, Orientation side) {
    return score.button().equals(Optional.of(side)) ? " + button" : "";
  }
}
