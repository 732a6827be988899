package io.github.boardrules.iris;

import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.ArrangementText;
import java.util.List;
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
      return Optional.of(Violation.of(IrisViolationCode.GAME_OVER, "the game is over"));
    }
    return move instanceof IrisMove.Pass ? violationOfPass() : violationOfPlacement(move);
  }

  private Optional<Violation> violationOfPlacement(IrisMove move) {
    List<Cell> cells = move.cells();
    for (Cell cell : cells) {
      if (!board.contains(cell)) {
        return broken(IrisViolationCode.OFF_BOARD, "the " + board + " has no cell {cell}", cell);
      }
    }
    Cell lower = cells.get(0);
    boolean isColored = position.game().colored().contains(lower);
    if (move instanceof IrisMove.Pair pair
        && !(isColored && board.opposite(lower).equals(pair.upper()))) {
      return broken(
              IrisViolationCode.NOT_TWINS,
              "{cell} and {other} are not a colored cell and its twin",
              lower)
          .map(violation -> violation.with("other", pair.upper()));
    }
    if (position.symbol(lower) != ArrangementText.EMPTY) {
      return broken(IrisViolationCode.OCCUPIED, "{cell} is occupied", lower)
          .map(violation -> violation.withCells(cells));
    }
    return isColored
        ? colored(lower, cells.size() == 2).map(violation -> violation.withCells(cells))
        : gray(lower);
  }

  /** Returns the rule that forbids a stone or a pair of twins on empty colored cells. */
  private Optional<Violation> colored(Cell cell, boolean isPair) {
    if (position.isOpening()) {
      return broken(
          IrisViolationCode.COLORED_CELL_IN_THE_OPENING,
          "the opening stone must be placed on a gray cell, but {cell} is colored",
          cell);
    }
    if (position.firstStone().isPresent()) {
      return broken(
          IrisViolationCode.COLORED_CELL_AS_SECOND_STONE,
          "the second stone must be placed on a gray cell, but {cell} is colored",
          cell);
    }
    return isPair
        ? Optional.empty()
        : broken(
            IrisViolationCode.COLORED_CELL_WITHOUT_ITS_TWIN,
            "{cell} is colored and must be occupied together with its twin",
            cell);
  }

  private Optional<Violation> gray(Cell cell) {
    return position
        .firstStone()
        .filter(first -> board.neighbors(first).contains(cell))
        .flatMap(
            first ->
                broken(
                        IrisViolationCode.ADJACENT_TO_THE_FIRST_STONE,
                        "{cell} is adjacent to the first stone of the turn, {first}",
                        cell)
                    .map(violation -> violation.with("first", first)));
  }

  private Optional<Violation> violationOfPass() {
    if (position.isOpening()) {
      return Optional.of(
          Violation.of(
              IrisViolationCode.PASS_IN_THE_OPENING,
              "Black must place the opening stone and may not pass"));
    }
    return position
        .firstStone()
        .map(
            first ->
                Violation.of(
                        IrisViolationCode.PASS_BETWEEN_THE_TWO_STONES,
                        "the turn that began with {first} must be completed with a second stone")
                    .with("first", first));
  }

  private static Optional<Violation> broken(IrisViolationCode code, String template, Cell cell) {
    return Optional.of(Violation.of(code, template).with("cell", cell));
  }
}
