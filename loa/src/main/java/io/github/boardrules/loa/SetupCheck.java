package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Finds everything that is wrong with a draft, or else the position. */
final class SetupCheck {
  private final Draft draft;
  private final LoaGame game;
  private final ImmutableList<Violation> defects;
  private @Nullable LoaPosition position;

  SetupCheck(Draft draft, LoaGame game) {
    this.draft = draft;
    this.game = game;
    ImmutableList.Builder<Violation> found = ImmutableList.builder();
    checkPlacement(found);
    if (found.build().isEmpty()) {
      replay(found);
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
    Set<Cell> seen = new LinkedHashSet<>();
    Set<Cell> twice = new LinkedHashSet<>();
    Set<Cell> offBoard = new LinkedHashSet<>();
    for (Colour colour : Colour.values()) {
      for (Cell cell : draft.pieces(colour)) {
        if (!Loa.BOARD.contains(cell)) {
          offBoard.add(cell);
        } else if (!seen.add(cell)) {
          twice.add(cell);
        }
      }
      checkCount(colour, found);
    }
    if (!twice.isEmpty()) {
      found.add(defect(LoaDefect.TWO_PIECES_ON_A_CELL, "there are two pieces on ", twice));
    }
    if (!offBoard.isEmpty()) {
      found.add(defect(LoaDefect.OFF_BOARD, "the board does not have ", offBoard));
    }
  }

  private void checkCount(Colour colour, ImmutableList.Builder<Violation> found) {
    int count = draft.pieces(colour).size();
    if (count == 0) {
      found.add(Violation.of(LoaDefect.NO_PIECE, colour + " has no piece"));
    } else if (count > Loa.MAX_PIECES && !game.rules().anyPieceCount()) {
      found.add(
          new Violation(
              LoaDefect.MORE_THAN_TWELVE,
              draft.pieces(colour),
              colour + " has " + count + " pieces, more than " + Loa.MAX_PIECES));
    }
  }

  private static Violation defect(LoaDefect code, String message, Set<Cell> cells) {
    ImmutableList<Cell> sorted = cells.stream().sorted().collect(toImmutableList());
    String names = sorted.stream().limit(10).toList().toString();
    return new Violation(code, sorted, message + names.substring(1, names.length() - 1));
  }

  /** Takes the history back from the placement, and plays it again. */
  private void replay(ImmutableList.Builder<Violation> found) {
    ImmutableList<LoaMove> history = draft.history();
    if (history.size() > LoaSetup.MAX_HISTORY) {
      found.add(
          Violation.of(
              LoaDefect.HISTORY_TOO_LONG,
              "there are " + history.size() + " moves since the last capture"));
      return;
    }
    long black = Loa.BOARD.setOf(draft.black()).word(0);
    long white = Loa.BOARD.setOf(draft.white()).word(0);
    Colour turn = draft.toMove();
    for (LoaMove move : history.reverse()) {
      turn = turn.opposite();
      long change = change(move, turn == Colour.BLACK ? black : white, black | white);
      if (change == 0 && move instanceof LoaMove.PieceMove piece) {
        found.add(
            Violation.of(
                LoaDefect.HISTORY_CANNOT_BE_TAKEN_BACK,
                move + " of " + turn + " cannot have led to what was there after it",
                piece.from(),
                piece.to()));
        return;
      }
      black ^= turn == Colour.BLACK ? change : 0;
      white ^= turn == Colour.WHITE ? change : 0;
    }
    play(LoaPosition.begin(game, black, white, turn), found);
  }

  /** Both ends of a move that can be taken back; nothing for any other. */
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

  private void play(LoaPosition earliest, ImmutableList.Builder<Violation> found) {
    LoaPosition reached = earliest;
    for (LoaMove move : draft.history()) {
      if (reached.isOver()) {
        found.add(
            Violation.of(
                LoaDefect.HISTORY_GOES_ON_AFTER_THE_END, "the game is over before " + move));
        return;
      }
      Optional<Violation> violation = reached.violation(move);
      if (violation.isPresent()) {
        found.add(
            new Violation(
                LoaDefect.HISTORY_HAS_AN_ILLEGAL_MOVE,
                violation.get().cells(),
                move + " was illegal: " + violation.get().message()));
        return;
      }
      reached = reached.playUnchecked(move);
    }
    position = reached;
  }
}
