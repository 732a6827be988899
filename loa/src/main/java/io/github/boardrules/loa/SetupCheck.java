package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.SetupCells;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds all defects of a setup, or creates its position. */
final class SetupCheck {
  private final LoaGame game;
  private final LoaSetup setup;
  private final Board board;
  private final ImmutableList.Builder<Violation> found = ImmutableList.builder();
  private final ImmutableList<Violation> defects;
  private @Nullable LoaPosition position;

  SetupCheck(LoaGame game, LoaSetup setup) {
    this.game = game;
    this.setup = setup;
    this.board = game.tables.board;
    checkArrangement();
    if (found.build().isEmpty()) {
      checkHistory();
    }
    this.defects = found.build();
  }

  ImmutableList<Violation> defects() {
    return defects;
  }

  /**
   * Returns the position of the setup.
   *
   * @throws SetupException if the setup has defects
   */
  LoaPosition position() {
    if (position == null) {
      throw new SetupException(defects);
    }
    return position;
  }

  private void checkArrangement() {
    checkCount(Color.BLACK);
    checkCount(Color.WHITE);
    found.addAll(
        SetupCells.defects(
            board,
            LoaDefectCode.OFF_BOARD,
            LoaDefectCode.CELL_OCCUPIED_TWICE,
            Iterables.concat(setup.black(), setup.white())));
    if (game.tables.hole >= 0) {
      checkHole(board.cell(game.tables.hole));
    }
    checkLimit(LoaRules.QUIET_LIMIT, setup.quietPlies(), "plies without a capture");
    checkLimit(LoaRules.PLY_LIMIT, setup.plies(), "plies");
  }

  private void checkHole(Cell hole) {
    if (setup.black().contains(hole) || setup.white().contains(hole)) {
      found.add(
          Violation.of(LoaDefectCode.ON_THE_HOLE, "there is a piece on the hole {cell}")
              .with("cell", hole));
    }
  }

  private void checkLimit(Option<Integer> option, int count, String plies) {
    int limit = game.rules().get(option);
    if (limit > 0 && count > limit) {
      String template = "the setup counts {found} " + plies + ", more than {limit}";
      found.add(
          Violation.of(LoaDefectCode.COUNT_BEYOND_LIMIT, template)
              .with("found", count)
              .with("limit", limit)
              .with("option", option.name()));
    }
  }

  private void checkCount(Color color) {
    int count = setup.pieces(color).size();
    if (count == 0) {
      found.add(Violation.of(LoaDefectCode.NO_PIECE, "{side} has no piece").with("side", color));
    } else if (count > game.rules().maxPieces() && !game.rules().get(LoaRules.ALLOW_EXTRA_PIECES)) {
      found.add(
          Violation.of(
                  LoaDefectCode.TOO_MANY_PIECES, "{side} has {found} pieces, more than {limit}")
              .with("side", color)
              .with("found", count)
              .with("limit", game.rules().maxPieces())
              .withCells(setup.pieces(color)));
    }
  }

  /** Undoes the history from the arrangement, then replays it. */
  private void checkHistory() {
    List<LoaMove> history = setup.history();
    if (history.size() > LoaSetup.MAX_HISTORY) {
      found.add(
          Violation.of(
                  LoaDefectCode.HISTORY_TOO_LONG,
                  "the history has {found} moves, more than {limit}")
              .with("found", history.size())
              .with("limit", LoaSetup.MAX_HISTORY));
      return;
    }
    CellSet black = board.setOf(setup.black());
    CellSet white = board.setOf(setup.white());
    Color toMove = setup.sideToMove();
    for (LoaMove move : Lists.reverse(history)) {
      toMove = toMove.opposite();
      boolean isBlack = toMove == Color.BLACK;
      Optional<CellSet> before = takeBack(move, isBlack ? black : white, isBlack ? white : black);
      if (before.isEmpty()) {
        found.add(
            Violation.of(
                    LoaDefectCode.HISTORY_CANNOT_BE_TAKEN_BACK,
                    "the move {move} of {side} cannot be taken back")
                .with("move", move.notation())
                .with("side", toMove)
                .withCells(move.cells()));
        return;
      }
      black = isBlack ? before.get() : black;
      white = isBlack ? white : before.get();
    }
    replay(game.create(black, white, toMove, counts()));
  }

  /**
   * Returns the pieces of the side that made a quiet move or a pass as they were before; empty if
   * that is impossible.
   */
  private Optional<CellSet> takeBack(LoaMove move, CellSet own, CellSet enemy) {
    if (!(move instanceof LoaMove.PieceMove piece)) {
      return Optional.of(own);
    }
    Cell from = piece.from();
    return piece.isCapture()
            || !board.contains(from)
            || own.contains(from)
            || enemy.contains(from)
            || !own.contains(piece.to())
        ? Optional.empty()
        : Optional.of(own.without(piece.to()).with(from));
  }

  /** Returns the counts of the earliest position. A count includes at least the history. */
  private PlyCounts counts() {
    int history = setup.history().size();
    return new PlyCounts(
        game.quietLimit > 0 ? Math.max(0, setup.quietPlies() - history) : 0,
        game.plyLimit > 0 ? Math.max(0, setup.plies() - history) : 0,
        game.passesCanEnd ? setup.passes() : 0);
  }

  private void replay(LoaPosition earliest) {
    LoaPosition reached = earliest;
    for (LoaMove move : setup.history()) {
      if (reached.isOver()) {
        found.add(
            Violation.of(
                    LoaDefectCode.HISTORY_GOES_ON_AFTER_THE_END, "the game is over before {move}")
                .with("move", move.notation()));
        return;
      }
      Optional<Violation> violation = reached.violation(move);
      if (violation.isPresent()) {
        found.add(
            Violation.of(
                    LoaDefectCode.HISTORY_HAS_AN_ILLEGAL_MOVE,
                    "the move {move} was illegal: {message}")
                .with("move", move.notation())
                .with("code", violation.get().code().name())
                .with("message", violation.get().message())
                .withCells(violation.get().cells()));
        return;
      }
      reached = reached.playUnchecked(move);
    }
    position = reached;
  }
}
