package io.github.boardrules.core.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.text.ErrorCode;
import java.util.List;
import java.util.TreeSet;

/** Checks the cells of a setup: each must be on the board, and none may be occupied twice. */
public final class SetupCells {
  private SetupCells() {}

  /**
   * {@return a violation for each cell that is off the board, then one for each cell that is
   * occupied more than once, both in the order of cells}
   *
   * @param board the board
   * @param offBoard the code of the first kind of violation
   * @param occupiedTwice the code of the second kind of violation
   * @param occupied the cells of all pieces, in any order
   */
  public static List<Violation> defects(
      Board board, ErrorCode offBoard, ErrorCode occupiedTwice, Iterable<Cell> occupied) {
    checkNotNull(offBoard, "offBoard");
    checkNotNull(occupiedTwice, "occupiedTwice");
    boolean[] seen = new boolean[board.size()];
    TreeSet<Cell> outside = new TreeSet<>();
    TreeSet<Cell> repeated = new TreeSet<>();
    for (Cell cell : occupied) {
      if (!board.contains(cell)) {
        outside.add(cell);
      } else if (seen[board.index(cell)]) {
        repeated.add(cell);
      } else {
        seen[board.index(cell)] = true;
      }
    }
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    for (Cell cell : outside) {
      defects.add(Violation.of(offBoard, "{cell} is not on the " + board).with("cell", cell));
    }
    for (Cell cell : repeated) {
      defects.add(Violation.of(occupiedTwice, "{cell} is occupied twice").with("cell", cell));
    }
    return defects.build();
  }

  /**
   * {@return the set of those cells that are on the board}
   *
   * @param board the board
   * @param cells any cells, with or without duplicates
   */
  public static CellSet onBoard(Board board, Iterable<Cell> cells) {
    return board.setOf(Iterables.filter(cells, board::contains));
  }
}
