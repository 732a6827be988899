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

/** Finds the first rule that an illegal move breaks, in the order of {@link LoaViolation}. */
final class Legality {
  private final LoaPosition position;
  private final Board board;
  private final Colour mover;

  Legality(LoaPosition position) {
    this.position = position;
    this.board = position.board();
    this.mover = position.turn();
  }

  Violation violation(LoaMove move) {
    if (position.isOver()) {
      return Violation.of(LoaViolation.GAME_OVER, "the game is over");
    }
    if (move instanceof LoaMove.PieceMove piece) {
      return pieceMove(piece);
    }
    String message = LoaNotation.title(mover) + " can move, so it must not pass";
    return Violation.of(LoaViolation.PASS_WHILE_A_MOVE_EXISTS, message);
  }

  private Violation pieceMove(LoaMove.PieceMove move) {
    Cell from = move.from();
    Cell to = move.to();
    if (!board.contains(from) || !board.contains(to)) {
      return offBoard(from, to);
    }
    Optional<Colour> piece = position.stoneAt(from);
    if (piece.isEmpty()) {
      return Violation.of(LoaViolation.NO_PIECE_THERE, "there is no piece on " + from, from);
    }
    if (piece.get() != mover) {
      String sides =
          mover == Colour.BLACK ? "white, but Black is to move" : "black, but White is to move";
      String message = "the piece on " + from + " is " + sides;
      return Violation.of(LoaViolation.NOT_YOUR_PIECE, message, from);
    }
    if (from.equals(to)) {
      return Violation.of(LoaViolation.NOT_MOVING, "the piece on " + from + " must move", from);
    }
    if (position.common.game().tables.axis(from, to) < 0) {
      String lines = board instanceof HexBoard ? "line" : "rank, file or diagonal";
      String message = from + " and " + to + " share no " + lines;
      return Violation.of(LoaViolation.NOT_ON_A_LINE, message, from, to);
    }
    return onLine(move);
  }

  private Violation onLine(LoaMove.PieceMove move) {
    Cell from = move.from();
    Cell to = move.to();
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
      return Violation.of(LoaViolation.WRONG_DISTANCE, message, from, to);
    }
    if (position.stoneAt(to).equals(Optional.of(mover))) {
      String message = to + " holds another piece of " + LoaNotation.title(mover);
      return Violation.of(LoaViolation.OWN_PIECE_THERE, message, to);
    }
    ImmutableList<Cell> enemies =
        ahead.subList(0, distance - 1).stream()
            .filter(position::isEnemy)
            .collect(toImmutableList());
    if (enemies.isEmpty()) {
      return mark(move);
    }
    String message = "the move jumps over enemies on " + Joiner.on(", ").join(enemies);
    return new Violation(LoaViolation.JUMPS_OVER_ENEMY, enemies, message);
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

  private static Violation mark(LoaMove.PieceMove move) {
    Cell to = move.to();
    return move.isCapture()
        ? Violation.of(
            LoaViolation.CAPTURE_MARK_ON_A_NON_CAPTURE, "there is nothing to capture on " + to, to)
        : Violation.of(
            LoaViolation.CAPTURE_WITHOUT_MARK,
            "the move captures the piece on " + to + ", so it must be written with ':'",
            to);
  }

  private Violation offBoard(Cell from, Cell to) {
    ImmutableList<Cell> cells =
        Stream.of(from, to)
            .distinct()
            .filter(cell -> !board.contains(cell))
            .collect(toImmutableList());
    String message = "the board does not have " + Joiner.on(" and ").join(cells);
    return new Violation(LoaViolation.OFF_BOARD, cells, message);
  }
}
