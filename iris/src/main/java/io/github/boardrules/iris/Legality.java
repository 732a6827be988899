package io.github.boardrules.iris;

import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import java.util.Optional;

/** Finds the rule that a move breaks in a position. */
final class Legality {
  private final IrisPosition position;
  private final HexBoard board;

  Legality(IrisPosition position) {
    this.position = position;
    this.board = position.board();
  }

  Optional<Violation> violation(IrisMove move) {
    if (position.isOver()) {
      return broken(IrisViolation.GAME_OVER, "the game is over");
    }
    if (move instanceof IrisMove.Stone stone) {
      return violation(stone.cell());
    }
    if (move instanceof IrisMove.Pair pair) {
      return violation(pair.lower(), pair.upper());
    }
    return violationOfPass();
  }

  private Optional<Violation> violation(Cell cell) {
    if (!board.contains(cell)) {
      return offBoard(cell);
    }
    if (position.symbol(cell) != '.') {
      return occupied(cell);
    }
    if (position.game().coloured().contains(cell)) {
      return coloured(cell)
          .or(
              () ->
                  broken(
                      IrisViolation.COLOURED_CELL_WITHOUT_ITS_TWIN,
                      cell + " is coloured and must be occupied together with its twin",
                      cell));
    }
    Optional<Cell> first = position.firstStone();
    if (first.isPresent() && board.neighbours(first.get()).contains(cell)) {
      return broken(
          IrisViolation.ADJACENT_TO_THE_FIRST_STONE,
          cell + " is adjacent to the first stone of the turn, " + first.get(),
          cell,
          first.get());
    }
    return Optional.empty();
  }

  private Optional<Violation> violation(Cell lower, Cell upper) {
    if (!board.contains(lower)) {
      return offBoard(lower);
    }
    if (!board.contains(upper)) {
      return offBoard(upper);
    }
    if (!position.game().coloured().contains(lower) || !board.opposite(lower).equals(upper)) {
      return broken(
          IrisViolation.NOT_TWINS,
          lower + " and " + upper + " are not a coloured cell and its twin",
          lower,
          upper);
    }
    if (position.symbol(lower) != '.') {
      return occupied(lower, upper);
    }
    return coloured(lower, upper);
  }

  /**
   * Returns the rule that forbids a stone or pair on an empty coloured cell in the current turn.
   */
  private Optional<Violation> coloured(Cell... cells) {
    if (position.isOpening()) {
      return broken(
          IrisViolation.COLOURED_CELL_IN_THE_OPENING,
          "the opening stone must be placed on a gray cell, but " + cells[0] + " is coloured",
          cells);
    }
    if (position.firstStone().isPresent()) {
      return broken(
          IrisViolation.COLOURED_CELL_AS_SECOND_STONE,
          "the second stone must be placed on a gray cell, but " + cells[0] + " is coloured",
          cells);
    }
    return Optional.empty();
  }

  private Optional<Violation> violationOfPass() {
    if (position.isOpening()) {
      return broken(
          IrisViolation.PASS_IN_THE_OPENING, "Black must place the opening stone and may not pass");
    }
    return position
        .firstStone()
        .flatMap(
            first ->
                broken(
                    IrisViolation.PASS_BETWEEN_THE_TWO_STONES,
                    "the turn that began with " + first + " must be completed with a second stone",
                    first));
  }

  private Optional<Violation> offBoard(Cell cell) {
    return broken(IrisViolation.OFF_BOARD, "the " + board + " has no cell " + cell, cell);
  }

  private static Optional<Violation> occupied(Cell... cells) {
    return broken(IrisViolation.OCCUPIED, cells[0] + " is occupied", cells);
  }

  private static Optional<Violation> broken(IrisViolation code, String message, Cell... cells) {
    return Optional.of(Violation.of(code, message, cells));
  }
}
