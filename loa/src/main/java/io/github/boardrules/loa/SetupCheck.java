package io.github.boardrules.loa;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Finds all defects of a setup, or creates its position. */
final class SetupCheck {
  private final LoaSetup setup;
  private final LoaGame game;
  private final ImmutableList<Violation> defects;
  private @Nullable LoaPosition position;

  SetupCheck(LoaSetup setup, LoaGame game) {
    this.setup = setup;
    this.game = game;
    ImmutableList.Builder<Violation> found = ImmutableList.builder();
    checkPlacement(found);
    if (found.build().isEmpty()) {
      checkHistory(found);
    }
    this.defects = found.build();
  }

  ImmutableList<Violation> defects() {
    return defects;
  }

  LoaPosition position() {
    if (position == null) {
      throw new SetupException(defects);
    }
    return position;
  }

  private void checkPlacement(ImmutableList.Builder<Violation> found) {
    long occupied = 0;
    Set<Cell> repeated = new TreeSet<>();
    Set<Cell> offBoard = new TreeSet<>();
    for (Colour colour : Colour.values()) {
      for (Cell cell : setup.stones(colour)) {
        if (!Loa.BOARD.contains(cell)) {
          offBoard.add(cell);
        } else {
          long bit = 1L << Loa.BOARD.index(cell);
          if ((occupied & bit) != 0) {
            repeated.add(cell);
          }
          occupied |= bit;
        }
      }
      checkCount(colour, found);
    }
    if (!repeated.isEmpty()) {
      found.add(defect(LoaDefect.TWO_PIECES_ON_A_CELL, "there are two pieces on ", repeated));
    }
    if (!offBoard.isEmpty()) {
      found.add(defect(LoaDefect.OFF_BOARD, "the board does not have ", offBoard));
    }
  }

  private void checkCount(Colour colour, ImmutableList.Builder<Violation> found) {
    int count = setup.stones(colour).size();
    String side = LoaNotation.title(colour);
    if (count == 0) {
      found.add(Violation.of(LoaDefect.NO_PIECE, side + " has no piece"));
    } else if (count > Loa.MAX_PIECES && !game.rules().anyPieceCount()) {
      String message = side + " has " + count + " pieces, more than " + Loa.MAX_PIECES;
      found.add(new Violation(LoaDefect.TOO_MANY_PIECES, setup.stones(colour), message));
    }
  }

  private static Violation defect(LoaDefect code, String message, Set<Cell> cells) {
    ImmutableList<Cell> list = ImmutableList.copyOf(cells);
    String names = Joiner.on(", ").join(list.subList(0, Math.min(10, list.size())));
    return new Violation(code, list, message + names);
  }

  /** Undoes the history from the placement, then replays it. */
  private void checkHistory(ImmutableList.Builder<Violation> found) {
    ImmutableList<LoaMove> history = setup.history();
    if (history.size() > LoaSetup.MAX_HISTORY) {
      String message =
          "the history has " + history.size() + " moves, more than " + LoaSetup.MAX_HISTORY;
      found.add(Violation.of(LoaDefect.HISTORY_TOO_LONG, message));
      return;
    }
    long black = Loa.BOARD.setOf(setup.stones(Colour.BLACK)).word(0);
    long white = Loa.BOARD.setOf(setup.stones(Colour.WHITE)).word(0);
    Colour toMove = setup.sideToMove();
    for (LoaMove move : history.reverse()) {
      toMove = toMove.opposite();
      long change = change(move, toMove == Colour.BLACK ? black : white, black | white);
      if (change == 0 && move instanceof LoaMove.PieceMove) {
        String message =
            "the move " + move + " of " + LoaNotation.title(toMove) + " cannot be taken back";
        found.add(new Violation(LoaDefect.HISTORY_CANNOT_BE_TAKEN_BACK, move.cells(), message));
        return;
      }
      black ^= toMove == Colour.BLACK ? change : 0;
      white ^= toMove == Colour.WHITE ? change : 0;
    }
    replay(new LoaPosition(game, black, white, toMove), found);
  }

  /** Returns both ends of a move that can be taken back; no cell for any other move or a pass. */
  private static long change(LoaMove move, long own, long occupied) {
    if (!(move instanceof LoaMove.PieceMove piece)
        || piece.isCapture()
        || !Loa.BOARD.contains(piece.from())
        || !Loa.BOARD.contains(piece.to())) {
      return 0;
    }
    long from = 1L << Loa.BOARD.index(piece.from());
    long to = 1L << Loa.BOARD.index(piece.to());
    return (own & to) != 0 && (occupied & from) == 0 ? from | to : 0;
  }

  private void replay(LoaPosition earliest, ImmutableList.Builder<Violation> found) {
    LoaPosition reached = earliest;
    for (LoaMove move : setup.history()) {
      if (reached.isOver()) {
        String message = "the game is over before " + move;
        found.add(Violation.of(LoaDefect.HISTORY_GOES_ON_AFTER_THE_END, message));
        return;
      }
      Optional<Violation> violation = reached.violation(move);
      if (violation.isPresent()) {
        String message = "the move " + move + " was illegal: " + violation.get().message();
        ImmutableList<Cell> cells = violation.get().cells();
        found.add(new Violation(LoaDefect.HISTORY_HAS_AN_ILLEGAL_MOVE, cells, message));
        return;
      }
      reached = reached.after(move);
    }
    position = reached;
  }
}
