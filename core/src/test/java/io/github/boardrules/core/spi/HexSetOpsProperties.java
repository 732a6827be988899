package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.board.HexDirection;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Compares the operations with those of the board, on boards of every size. */
class HexSetOpsProperties {
  private static CellSet random(HexBoard board, Random random) {
    int oneIn = 2 + random.nextInt(3);
    return board.setOf(board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList());
  }

  @Property(tries = 500)
  void shiftMovesEveryCellThatCanMove(
      @ForAll @IntRange(min = 1, max = HexBoard.MAX_SIDE) int side,
      @ForAll HexDirection direction,
      @ForAll Random random) {
    HexBoard board = HexBoard.of(side);
    CellSet set = random(board, random);
    Set<Cell> expected = new HashSet<>();
    set.forEach(cell -> board.step(cell, direction).ifPresent(expected::add));
    assertEquals(expected, HexSetOps.of(board).shift(set, direction));
  }

  @Property(tries = 500)
  void reachedCellsAreTheComponentsOfSomeCells(
      @ForAll @IntRange(min = 1, max = HexBoard.MAX_SIDE) int side, @ForAll Random random) {
    HexBoard board = HexBoard.of(side);
    HexSetOps sets = HexSetOps.of(board);
    CellSet set = random(board, random);
    CellSet from = set.intersection(random(board, random)).intersection(random(board, random));
    CellSet expected = board.none();
    for (CellSet component : board.components(set)) {
      expected = component.intersects(from) ? expected.union(component) : expected;
    }
    assertEquals(expected, sets.reached(from, set));
  }

  @Example
  void cellsOfAnotherBoardAreRefused() {
    HexSetOps sets = HexSetOps.of(HexBoard.of(4));
    CellSet other = HexBoard.of(5).all();
    CellSet own = HexBoard.of(4).all();
    assertThrows(IllegalArgumentException.class, () -> sets.shift(other, HexDirection.EAST));
    assertThrows(IllegalArgumentException.class, () -> sets.reached(own, other));
    assertThrows(IllegalArgumentException.class, () -> sets.reached(other, own));
  }
}
