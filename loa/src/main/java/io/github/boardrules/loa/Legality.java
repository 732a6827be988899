package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the first rule that a move breaks, in the order of {@link LoaViolation}. */
final class Legality {
  private final LoaPosition position;
  private final Board board;
  private final Colour mover;

  Legality(LoaPosition position) {
    this.position = position;
    this.board = position.board();
    this.mover = position.turn();
  }

  Optional<Violation> violation(LoaMove move) {
    if (position.isOver()) {
      return broken(LoaViolation.GAME_OVER, "the game is over");
    }
    if (move instanceof LoaMove.PieceMove piece) {
      return pieceMove(piece);
    }
    return position.canMove()
        ? broken(
            LoaViolation.PASS_WHILE_A_MOVE_EXISTS,
            LoaNotation.title(mover) + " can move, so it must not pass")
        : Optional.empty();
  }

  private Optional<Violation> pieceMove(LoaMove.PieceMove move) {
    Cell from = move.from();
    Cell to = move.to();
    if (!board.contains(from) || !board.contains(to)) {
      return offBoard(from, to);
    }
    Optional<Colour> piece = position.stoneAt(from);
    if (piece.isEmpty()) {
      return broken(LoaViolation.NO_PIECE_THERE, "there is no piece on " + from, from);
    }
    if (piece.get() != mover) {
      String sides =
          mover == Colour.BLACK ? "white, but Black is to move" : "black, but White is to move";
      String message = "the piece on " + from + " is " + sides;
      return broken(LoaViolation.NOT_YOUR_PIECE, message, from);
    }
    if (from.equals(to)) {
      return broken(LoaViolation.NOT_MOVING, "the piece on " + from + " must move", from);
    }
    if (position.common.game().tables.axis(from, to) < 0) {
      String lines = board instanceof HexBoard ? "line" : "rank, file or diagonal";
      return broken(
          LoaViolation.NOT_ON_A_LINE, from + " and " + to + " share no " + lines, from, to);
    }
    Optional<Violation> onLine = onLine(from, to);
    return onLine.isPresent() ? onLine : mark(move);
  }

  private Optional<Violation> onLine(Cell from, Cell to) {
    int dx = Integer.signum(to.x() - from.x());
    int dy = Integer.signum(to.y() - from.y());
    ImmutableList<Cell> ahead = cellsFrom(from, dx, dy);
    int distance = ahead.indexOf(to) + 1;
    int pieces = 1 + count(ahead) + count(cellsFrom(from, -dx, -dy));
    if (distance != pieces) {
      String message =
          "the line through "
              + from
              + " and "
              + to
              + (pieces == 1 ? " has 1 piece" : " has " + pieces + " pieces")
              + ", so the move must go "
              + pieces
              + ", not "
              + distance;
      return broken(LoaViolation.WRONG_DISTANCE, message, from, to);
    }
    if (position.stoneAt(to).equals(Optional.of(mover))) {
      String message = to + " holds another piece of " + LoaNotation.title(mover);
      return broken(LoaViolation.OWN_PIECE_THERE, message, to);
    }
    ImmutableList<Cell> enemies =
        ahead.subList(0, distance - 1).stream()
            .filter(cell -> position.stoneAt(cell).equals(Optional.of(mover.opposite())))
            .collect(toImmutableList());
    if (enemies.isEmpty()) {
      return Optional.empty();
    }
    String message = "the move jumps over enemies on " + Joiner.on(", ").join(enemies);
    return Optional.of(new Violation(LoaViolation.JUMPS_OVER_ENEMY, enemies, message));
  }

  /** Returns the cells from a cell to the edge of the board, nearest first. */
  private ImmutableList<Cell> cellsFrom(Cell from, int dx, int dy) {
    ImmutableList.Builder<Cell> cells = ImmutableList.builder();
    Optional<Cell> next = board.at(from.x() + dx, from.y() + dy);
    while (next.isPresent()) {
      cells.add(next.get());
      next = board.at(next.get().x() + dx, next.get().y() + dy);
    }
    return cells.build();
  }

  private int count(ImmutableList<Cell> cells) {
    return (int) cells.stream().filter(cell -> position.stoneAt(cell).isPresent()).count();
  }

  private Optional<Violation> mark(LoaMove.PieceMove move) {
    Cell to = move.to();
    boolean captures = position.stoneAt(to).isPresent();
    if (captures == move.isCapture()) {
      return Optional.empty();
    }
    return captures
        ? broken(
            LoaViolation.CAPTURE_WITHOUT_MARK,
            "the move captures the piece on " + to + ", so it must be written with ':'",
            to)
        : broken(
            LoaViolation.CAPTURE_MARK_ON_A_NON_CAPTURE, "there is nothing to capture on " + to, to);
  }

  private Optional<Violation> offBoard(Cell from, Cell to) {
    ImmutableList<Cell> cells =
        Stream.of(from, to)
            .distinct()
            .filter(cell -> !board.contains(cell))
            .collect(toImmutableList());
    String message = "the board does not have " + Joiner.on(" and ").join(cells);
    return Optional.of(new Violation(LoaViolation.OFF_BOARD, cells, message));
  }

  private static Optional<Violation> broken(LoaViolation code, String message, Cell... cells) {
    return Optional.of(Violation.of(code, message, cells));
  }
}
