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
  private static final Cell CENTRE = new Cell(1, 1);

  private static CellSet cells(int pattern) {
    return CellSet.ofBits(BOARD, pattern);
  }

  private static CellSet neighbours(int pattern) {
    return BOARD.neighbours(CENTRE).intersection(cells(pattern));
  }

  /** The components that contain a neighbour of the centre. */
  private static List<CellSet> parts(int pattern) {
    return BOARD.components(cells(pattern).without(CENTRE)).stream()
        .filter(part -> part.intersects(neighbours(pattern)))
        .toList();
  }

  @Test
  void theKindOfAPatternFollowsFromItsComponents() {
    for (int pattern = 0; pattern < 512; pattern++) {
      List<CellSet> parts = parts(pattern);
      LocalPattern.Kind expected =
          neighbours(pattern).size() == 1
              ? LocalPattern.Kind.END
              : parts.size() > 1 ? LocalPattern.Kind.CUT : LocalPattern.Kind.SIMPLE;
      assertEquals(expected, LocalPattern.kind(pattern));
      CellSet found = cells(LocalPattern.parts(pattern));
      assertEquals(parts.size(), found.size());
      assertTrue(neighbours(pattern).containsAll(found));
      parts.forEach(part -> assertTrue(part.intersects(found)));
    }
  }

  @Test
  void whatANewStoneMayFinish() {
    for (int reach = 0; reach < 512; reach++) {
      CellSet reached = BOARD.component(cells(reach).with(CENTRE), CENTRE);
      for (int joined = 0; joined < 512; joined++) {
        assertEquals(mayFinish(joined, reached), LocalPattern.mayFinish(joined, reach));
      }
    }
  }

  private static boolean mayFinish(int joined, CellSet reached) {
    CellSet stones = neighbours(joined);
    if (stones.size() == 1) {
      Cell stone = stones.first();
      boolean isUpright = stone.x() == CENTRE.x();
      return reached.stream()
          .noneMatch(cell -> isUpright ? cell.y() == 2 - stone.y() : cell.x() == 2 - stone.x());
    }
    return stones.isEmpty()
        ? !reached.intersects(BOARD.neighbours(CENTRE))
        : LocalPattern.kind(joined) == LocalPattern.Kind.CUT;
  }
}
