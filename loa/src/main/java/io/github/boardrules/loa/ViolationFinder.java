package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the first rule that an illegal move breaks, in the order of {@link LoaViolationCode}, if
 * the game is not over.
 */
final class ViolationFinder {
  private final LoaPosition position;
  private final BoardTables tables;
  private final Board board;
  private final Color mover;

  ViolationFinder(LoaPosition position) {
    this.position = position;
    this.tables = position.game().tables;
    this.board = tables.board;
    this.mover = position.turn();
  }

  Violation violation(LoaMove move) {
    if (move instanceof LoaMove.PieceMove piece) {
      return pieceMove(piece);
    }
    return Violation.of(
            LoaViolationCode.PASS_WHILE_A_MOVE_EXISTS, "{side} can move, so it must not pass")
        .with("side", mover);
  }

  private Violation pieceMove(LoaMove.PieceMove move) {
    Cell from = move.from();
    Cell to = move.to();
    if (!board.contains(from) || !board.contains(to)) {
      return offBoard(from, to);
    }
    Optional<Color> piece = position.pieceAt(from);
    if (piece.isEmpty()) {
      return Violation.of(LoaViolationCode.NO_PIECE_THERE, "there is no piece on {cell}")
          .with("cell", from);
    }
    if (piece.get() != mover) {
      String owner = mover == Color.BLACK ? "white" : "black";
      return Violation.of(
              LoaViolationCode.NOT_YOUR_PIECE,
              "the piece on {cell} is " + owner + ", but {side} is to move")
          .with("cell", from)
          .with("owner", piece.get())
          .with("side", mover);
    }
    if (from.equals(to)) {
      return Violation.of(LoaViolationCode.NOT_MOVING, "the piece on {cell} must move")
          .with("cell", from);
    }
    int axis = tables.axis(from, to);
    if (axis < 0) {
      String lines = board instanceof HexBoard ? "line" : "rank, file or diagonal";
      return Violation.of(LoaViolationCode.NOT_ON_A_LINE, "{from} and {to} share no " + lines)
          .with("from", from)
          .with("to", to);
    }
    int line = tables.line(board.index(from), axis);
    return onLine(move, tables.count(line, cell -> position.pieceAt(cell).isPresent()));
  }

  private Violation onLine(LoaMove.PieceMove move, int pieces) {
    Cell from = move.from();
    Cell to = move.to();
    int distance = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
    if (distance != pieces) {
      String squares = board instanceof HexBoard ? "cell|cells" : "square|squares";
      return Violation.of(
              LoaViolationCode.WRONG_DISTANCE,
              "the line through {from} and {to} has {expected|piece|pieces}, so the piece must move"
                  + (" {expected|" + squares + "}, not {found}"))
          .with("from", from)
          .with("to", to)
          .with("expected", pieces)
          .with("found", distance);
    }
    if (position.pieceAt(to).equals(Optional.of(mover))) {
      return Violation.of(LoaViolationCode.OWN_PIECE_THERE, "{cell} holds another piece of {side}")
          .with("cell", to)
          .with("side", mover);
    }
    ImmutableList<Cell> enemies = enemiesBetween(from, to, distance);
    if (enemies.isEmpty()) {
      return mark(move);
    }
    return Violation.of(
            LoaViolationCode.JUMPS_OVER_ENEMY, "the move jumps over enemies on {enemies}")
        .with("enemies", enemies);
  }

  /** Returns the enemies between two cells of a line, in the order of the move. */
  private ImmutableList<Cell> enemiesBetween(Cell from, Cell to, int distance) {
    int dx = (to.x() - from.x()) / distance;
    int dy = (to.y() - from.y()) / distance;
    return IntStream.range(1, distance)
        .mapToObj(step -> new Cell(from.x() + step * dx, from.y() + step * dy))
        .filter(cell -> position.pieceAt(cell).equals(Optional.of(mover.opposite())))
        .collect(toImmutableList());
  }

  private static Violation mark(LoaMove.PieceMove move) {
    Violation violation =
        move.isCapture()
            ? Violation.of(
                LoaViolationCode.CAPTURE_MARK_ON_A_NON_CAPTURE,
                "there is nothing to capture on {cell}")
            : Violation.of(
                LoaViolationCode.CAPTURE_WITHOUT_MARK,
                "the move captures the piece on {cell}, so it must be written with ':'");
    return violation.with("cell", move.to());
  }

  private Violation offBoard(Cell from, Cell to) {
    ImmutableList<Cell> cells =
        Stream.of(from, to)
            .distinct()
            .filter(cell -> !board.contains(cell))
            .collect(toImmutableList());
    return Violation.of(LoaViolationCode.OFF_BOARD, "the board does not have {cells}")
        .with("cells", cells);
  }
}
