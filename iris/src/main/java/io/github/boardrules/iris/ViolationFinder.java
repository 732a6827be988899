package io.github.boardrules.iris;

import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.ArrangementText;
import java.util.Optional;

/** Finds the rule that a move breaks in a position. */
final class ViolationFinder {
  private final IrisPosition position;
  private final HexBoard board;

  ViolationFinder(IrisPosition position) {
    this.position = position;
    this.board = position.board();
  }

  Optional<Violation> violation(IrisMove move) {
    if (position.isOver()) {
      return broken(IrisViolation.GAME_OVER, "the game is over");
    }
    return move instanceof IrisMove.Pass ? violationOfPass() : violationOfPlacement(move);
  }

  private Optional<Violation> violationOfPlacement(IrisMove move) {
    Cell[] cells = move.cells().toArray(new Cell[0]);
    for (Cell cell : cells) {
      if (!board.contains(cell)) {
        return broken(IrisViolation.OFF_BOARD, "the " + board + " has no cell " + cell, cell);
      }
    }
    Cell lower = cells[0];
    boolean isColored = position.game().colored().contains(lower);
    if (move instanceof IrisMove.Pair pair
        && !(isColored && board.opposite(lower).equals(pair.upper()))) {
      return broken(
          IrisViolation.NOT_TWINS,
          lower + " and " + pair.upper() + " are not a colored cell and its twin",
          cells);
    }
    if (position.symbol(lower) != ArrangementText.EMPTY) {
      return broken(IrisViolation.OCCUPIED, lower + " is occupied", cells);
    }
    return isColored ? colored(cells) : gray(lower);
  }

  /** Returns the rule that forbids a stone or a pair of twins on empty colored cells. */
  private Optional<Violation> colored(Cell... cells) {
    if (position.isOpening()) {
      return broken(
          IrisViolation.COLORED_CELL_IN_THE_OPENING,
          "the opening stone must be placed on a gray cell, but " + cells[0] + " is colored",
          cells);
    }
    if (position.firstStone().isPresent()) {
      return broken(
          IrisViolation.COLORED_CELL_AS_SECOND_STONE,
          "the second stone must be placed on a gray cell, but " + cells[0] + " is colored",
          cells);
    }
    return cells.length == 2
        ? Optional.empty()
        : broken(
            IrisViolation.COLORED_CELL_WITHOUT_ITS_TWIN,
            cells[0] + " is colored and must be occupied together with its twin",
            cells);
  }

  private Optional<Violation> gray(Cell cell) {
    return position
        .firstStone()
        .filter(first -> board.neighbors(first).contains(cell))
        .flatMap(
            first ->
                broken(
                    IrisViolation.ADJACENT_TO_THE_FIRST_STONE,
                    cell + " is adjacent to the first stone of the turn, " + first,
                    cell,
                    first));
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

  private static Optional<Violation> broken(IrisViolation code, String message, Cell... cells) {
    return Optional.of(Violation.of(code, message, cells));
  }
}
