package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** All rings, against the components of the sets that they stand for. */
class RingTest {
  private static final SquareBoard BOARD = SquareBoard.of(3, 3);
  private static final Cell CENTRE = new Cell(1, 1);

  private static CellSet cells(int ring) {
    return CellSet.ofBits(BOARD, ring);
  }

  private static CellSet neighbours(int ring) {
    return BOARD.neighbours(CENTRE).intersection(cells(ring));
  }

  /** The parts that the point in the middle has a neighbour in. */
  private static List<CellSet> parts(int ring) {
    return BOARD.components(cells(ring).without(CENTRE)).stream()
        .filter(part -> part.intersects(neighbours(ring)))
        .toList();
  }

  @Test
  void aPointIsATipAPassageOrJustAPoint() {
    for (int ring = 0; ring < 512; ring++) {
      List<CellSet> parts = parts(ring);
      Ring.Loss expected =
          neighbours(ring).size() == 1
              ? Ring.Loss.TIP
              : parts.size() > 1 ? Ring.Loss.PASSAGE : Ring.Loss.POINT;
      assertEquals(expected, Ring.loss(ring));
      CellSet found = cells(Ring.parts(ring));
      assertEquals(parts.size(), found.size());
      assertTrue(neighbours(ring).containsAll(found));
      parts.forEach(part -> assertTrue(part.intersects(found)));
    }
  }

  @Test
  void whatANewStoneMayFinish() {
    for (int reach = 0; reach < 512; reach++) {
      CellSet reached = BOARD.component(cells(reach).with(CENTRE), CENTRE);
      for (int joined = 0; joined < 512; joined++) {
        assertEquals(mayFinish(joined, reached), Ring.mayFinish(joined, reach));
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
        : Ring.loss(joined) == Ring.Loss.PASSAGE;
  }
}
