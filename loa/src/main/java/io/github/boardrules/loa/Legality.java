package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareDirection;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds the first rule that a move breaks, in the order of {@link LoaViolation}. */
final class Legality {
  private final LoaPosition position;
  private final Colour mover;

  Legality(LoaPosition position) {
    this.position = position;
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
    if (!Loa.BOARD.contains(from) || !Loa.BOARD.contains(to)) {
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
    Optional<SquareDirection> direction = Loa.BOARD.direction(from, to);
    if (direction.isEmpty()) {
      String message = from + " and " + to + " share no rank, file or diagonal";
      return broken(LoaViolation.NOT_ON_A_LINE, message, from, to);
    }
    Optional<Violation> onLine = onLine(from, to, direction.get());
    return onLine.isPresent() ? onLine : mark(move);
  }

  private Optional<Violation> onLine(Cell from, Cell to, SquareDirection direction) {
    int index = Loa.BOARD.index(from);
    int distance = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
    int pieces = LineTables.countOnLine(index, direction, position.own | position.enemy);
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
    long jumped = LineTables.passed(index, direction, distance) & position.enemy;
    return jumped == 0 ? Optional.empty() : jumps(from, CellSet.ofBits(Loa.BOARD, jumped));
  }

  private static Optional<Violation> jumps(Cell from, CellSet enemies) {
    ImmutableList<Cell> ascending = ImmutableList.copyOf(enemies);
    ImmutableList<Cell> cells =
        ascending.get(0).compareTo(from) < 0 ? ascending.reverse() : ascending;
    String message = "the move jumps over enemies on " + Joiner.on(", ").join(cells);
    return Optional.of(new Violation(LoaViolation.JUMPS_OVER_ENEMY, cells, message));
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

  private static Optional<Violation> offBoard(Cell from, Cell to) {
    ImmutableList<Cell> cells =
        Stream.of(from, to)
            .distinct()
            .filter(cell -> !Loa.BOARD.contains(cell))
            .collect(toImmutableList());
    String message = "the board does not have " + Joiner.on(" and ").join(cells);
    return Optional.of(new Violation(LoaViolation.OFF_BOARD, cells, message));
  }

  private static Optional<Violation> broken(LoaViolation code, String message, Cell... cells) {
    return Optional.of(Violation.of(code, message, cells));
  }
}
