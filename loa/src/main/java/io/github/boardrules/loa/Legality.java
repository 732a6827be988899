package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareDirection;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Finds the first rule that a move breaks, in the order of {@link LoaViolation}. */
final class Legality {
  private final LoaPosition position;

  Legality(LoaPosition position) {
    this.position = position;
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
            position.turn() + " can move, and may pass only where it cannot")
        : Optional.empty();
  }

  private Optional<Violation> pieceMove(LoaMove.PieceMove move) {
    Cell from = move.from();
    Cell to = move.to();
    if (!Loa.BOARD.contains(from) || !Loa.BOARD.contains(to)) {
      return offBoard(from, to);
    }
    Optional<Colour> piece = position.pieceAt(from);
    if (piece.isEmpty()) {
      return broken(LoaViolation.NO_PIECE_THERE, "there is no piece on " + from, from);
    }
    if (piece.get() != position.turn()) {
      return broken(
          LoaViolation.NOT_YOUR_PIECE,
          "the piece on "
              + from
              + " is "
              + piece.get()
              + ", and "
              + position.turn()
              + " is to move",
          from);
    }
    if (from.equals(to)) {
      return broken(LoaViolation.NOT_MOVING, "the piece on " + from + " must move", from);
    }
    Optional<SquareDirection> direction = Loa.BOARD.direction(from, to);
    if (direction.isEmpty()) {
      return broken(
          LoaViolation.NOT_ON_A_LINE,
          from + " and " + to + " are on no common rank, file or diagonal",
          from,
          to);
    }
    Optional<Violation> onLine = onLine(from, to, direction.get());
    return onLine.isPresent() ? onLine : mark(move);
  }

  private Optional<Violation> onLine(Cell from, Cell to, SquareDirection direction) {
    int index = Loa.BOARD.index(from);
    int distance = Math.max(Math.abs(to.x() - from.x()), Math.abs(to.y() - from.y()));
    int pieces = Lines.countOnLine(index, direction, position.own() | position.enemy());
    if (distance != pieces) {
      return broken(
          LoaViolation.WRONG_DISTANCE,
          "the line through "
              + from
              + " and "
              + to
              + " has "
              + pieces
              + (pieces == 1 ? " piece" : " pieces")
              + ", so the move must go "
              + pieces
              + ", not "
              + distance,
          from,
          to);
    }
    if (position.pieceAt(to).filter(position.turn()::equals).isPresent()) {
      return broken(
          LoaViolation.OWN_PIECE_THERE, to + " has a piece of " + position.turn() + " itself", to);
    }
    ImmutableList<Cell> jumped = enemiesPassed(from, Lines.passed(index, direction, distance));
    if (!jumped.isEmpty()) {
      return Optional.of(
          new Violation(
              LoaViolation.JUMPS_OVER_ENEMY,
              jumped,
              jumped.stream()
                  .map(Cell::toString)
                  .collect(Collectors.joining(", ", "there are enemies in between, on ", ""))));
    }
    return Optional.empty();
  }

  private ImmutableList<Cell> enemiesPassed(Cell from, long passed) {
    ImmutableList<Cell> enemies =
        CellSet.ofBits(Loa.BOARD, passed)
            .intersection(position.pieces(position.turn().opposite()))
            .stream()
            .collect(toImmutableList());
    return !enemies.isEmpty() && enemies.get(0).compareTo(from) < 0 ? enemies.reverse() : enemies;
  }

  private Optional<Violation> mark(LoaMove.PieceMove move) {
    boolean captures = position.pieceAt(move.to()).isPresent();
    if (move.isCapture() && !captures) {
      return broken(
          LoaViolation.CAPTURE_MARK_ON_A_NON_CAPTURE,
          "there is nothing to capture on " + move.to(),
          move.to());
    }
    return captures && !move.isCapture()
        ? broken(
            LoaViolation.CAPTURE_WITHOUT_MARK,
            "the piece on " + move.to() + " is captured, which must be written with ':'",
            move.to())
        : Optional.empty();
  }

  private static Optional<Violation> offBoard(Cell from, Cell to) {
    ImmutableList<Cell> cells =
        Stream.of(from, to)
            .distinct()
            .filter(cell -> !Loa.BOARD.contains(cell))
            .collect(toImmutableList());
    return Optional.of(
        new Violation(
            LoaViolation.OFF_BOARD,
            cells,
            cells.stream()
                .map(Cell::toString)
                .collect(Collectors.joining(" and ", "the board does not have ", ""))));
  }

  private static Optional<Violation> broken(LoaViolation code, String message, Cell... cells) {
    return Optional.of(Violation.of(code, message, cells));
  }
}
