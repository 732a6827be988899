package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Compares all 512 patterns with the components of the sets that they describe. */
class LocalPatternTest {
  private static final SquareBoard BOARD = SquareBoard.of(3, 3);
  private static final Cell CENTER = new Cell(1, 1);

  private static CellSet cells(int pattern) {
    return CellSet.ofBits(BOARD, pattern);
  }

  private static CellSet neighbors(int pattern) {
    return BOARD.neighbors(CENTER).intersection(cells(pattern));
  }

  /** The components that contain a neighbor of the center. */
  private static List<CellSet> componentsWithoutCenter(int pattern) {
    return cells(pattern).without(CENTER).components().stream()
        .filter(part -> part.intersects(neighbors(pattern)))
        .toList();
  }

  @Test
  void theKindOfAPatternFollowsFromItsComponents() {
    for (int pattern = 0; pattern < 512; pattern++) {
      List<CellSet> parts = componentsWithoutCenter(pattern);
      LocalPattern.Kind expected =
          neighbors(pattern).size() == 1
              ? LocalPattern.Kind.END
              : parts.size() > 1 ? LocalPattern.Kind.CUT : LocalPattern.Kind.SIMPLE;
      assertEquals(expected, LocalPattern.kind(pattern));
      CellSet found = cells(LocalPattern.componentsWithoutCenter(pattern));
      assertEquals(parts.size(), found.size());
      assertTrue(neighbors(pattern).containsAll(found));
      parts.forEach(part -> assertTrue(part.intersects(found)));
    }
  }

  @Test
  void whatANewStoneMayFinish() {
    for (int reach = 0; reach < 512; reach++) {
      CellSet reached = cells(reach).with(CENTER).component(CENTER);
      for (int joined = 0; joined < 512; joined++) {
        assertEquals(mayFinish(joined, reached), LocalPattern.mayFinish(joined, reach));
      }
    }
  }

  private static boolean mayFinish(int joined, CellSet reached) {
    CellSet stones = neighbors(joined);
    if (stones.size() == 1) {
      Cell stone = stones.first();
      boolean isUpright = stone.x() == CENTER.x();
      return reached.stream()
          .noneMatch(cell -> isUpright ? cell.y() == 2 - stone.y() : cell.x() == 2 - stone.x());
    }
    return stones.isEmpty()
        ? !reached.intersects(BOARD.neighbors(CENTER))
        : componentsWithoutCenter(joined).size() > 1;
  }
}
