package io.github.boardrules.picture.view;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.spi.TerritoryMove;
import java.util.List;

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

  /** Returns the view of a move that all territory games have, given the kinds of placements. */
  static MoveView move(TerritoryMove move, MoveKind... placements) {
    if (move.stone() >= 0) {
      String kind = placements[move.stone()].id();
      return new MoveView(move.toString(), kind, ImmutableList.of(move.cell().toString()), true);
    }
    MoveKind kind = move.komi().isPresent() ? KOMI : move.side().isPresent() ? SIDE : MoveKind.PASS;
    return MoveView.button(move, kind.id());
  }

  /** Returns the points and the lines between them. */
  static ImmutableList<Figure> surface(Game<?> game) {
    List<Cell> cells = game.board().cells();
    return ImmutableList.of(Figure.area(cells, "field"), Figure.bonds(cells, "line", STEP));
  }

  /**
   * Returns the scores of both sides, followed by what they consist of: {@code 22.5 (12 + komi
   * 10.5)}.
   */
  static ImmutableList<StandingView> standings(TerritoryScore score) {
    Komi komi = score.komi();
    String named =
        komi.equals(Komi.ZERO)
            ? ""
            : komi.halfPoints() < 0 ? " - komi " + komi.negated() : " + komi " + komi;
    return ImmutableList.of(
        standing(
            Orientation.VERTICAL, score.verticalHalfPoints(), score.verticalPoints(), "", score),
        standing(
            Orientation.HORIZONTAL,
            score.horizontalHalfPoints(),
            score.horizontalPoints(),
            named,
            score));
  }

  private static StandingView standing(
      Orientation side, int halfPoints, int points, String komi, TerritoryScore score) {
    String bonus = score.bonus().filter(side::equals).isPresent() ? " + bonus 0.5" : "";
    String sum =
        (halfPoints < 0 ? "-" : "") + Math.abs(halfPoints) / 2 + (halfPoints % 2 == 0 ? "" : ".5");
    return new StandingView(
        side.name(),
        komi.isEmpty() && bonus.isEmpty() ? sum : sum + " (" + points + komi + bonus + ")");
  }
}
