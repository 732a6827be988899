package io.github.boardrules.core.board;

import io.github.boardrules.core.conformance.Choices;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/**
 * Compares random boards of all shapes with {@link NaiveBoard}. Most of them are made anew, because
 * the latest boards are cached.
 */
class NaiveBoardProperties {
  @Property
  void everyAnswerAgreesWithThatOfPlainCells(
      @ForAll Shape shape,
      @ForAll @IntRange(min = 1, max = 15) int width,
      @ForAll @IntRange(min = 1, max = 15) int height,
      @ForAll Choices choices) {
    Set<Cell> cells = ShapesExhaustionTest.rectangle(width, height);
    Board complete =
        switch (shape) {
          case RECTANGLE -> SquareBoard.of(width, height);
          case PARALLELOGRAM -> HexBoard.parallelogram(width, height);
          case TRIANGLE -> {
            cells = ShapesExhaustionTest.rectangle(width, width);
            cells.removeIf(cell -> cell.y() > cell.x());
            yield HexBoard.triangle(width);
          }
          case HEXAGON -> {
            cells = ShapesExhaustionTest.hexagon(1 + width / 2);
            yield HexBoard.of(1 + width / 2);
          }
        };
    ShapesExhaustionTest.compare(complete, cells, choices);
    Set<Cell> taken = Boards.someCells(complete, choices);
    if (choices.nextBoolean() && taken.size() < cells.size()) {
      ShapesExhaustionTest.compare(complete.without(taken), cells, choices);
    }
  }

  @Property
  void theTransposedBoardHasTheSameNeighbors(
      @ForAll @IntRange(min = 1, max = 9) int width,
      @ForAll @IntRange(min = 1, max = 9) int height,
      @ForAll Choices choices) {
    SquareBoard board = SquareBoard.of(width, height);
    ShapesExhaustionTest.compareTransposed(board);
    Set<Cell> taken = Boards.someCells(board, choices);
    taken.remove(Boards.anyCell(board, choices));
    ShapesExhaustionTest.compareTransposed(board.without(taken));
  }
}
