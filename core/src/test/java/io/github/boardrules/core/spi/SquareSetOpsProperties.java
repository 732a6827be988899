package io.github.boardrules.core.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.SquareDirection;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.function.Executable;

/** Compares bitboard operations with those of the board, on boards of every shape. */
class SquareSetOpsProperties {
  private static CellSet random(SquareBoard board, Random random) {
    int oneIn = 2 + random.nextInt(3);
    return board.setOf(board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList());
  }

  @Property(tries = 300)
  void shiftMovesEveryCellThatCanMove(
      @ForAll @IntRange(min = 1, max = 26) int width,
      @ForAll @IntRange(min = 1, max = 26) int height,
      @ForAll SquareDirection direction,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    CellSet set = random(board, random);
    Set<Cell> expected = new HashSet<>();
    set.forEach(cell -> board.step(cell, direction).ifPresent(expected::add));
    assertEquals(expected, SquareSetOps.of(board).shift(set, direction));
  }

  @Property(tries = 300)
  void componentsAgreeWithTheBoard(
      @ForAll @IntRange(min = 1, max = 26) int width,
      @ForAll @IntRange(min = 1, max = 26) int height,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    SquareSetOps sets = SquareSetOps.of(board);
    CellSet set = random(board, random);
    assertEquals(board.components(set), sets.components(set));
    for (CellSet component : board.components(set)) {
      for (Cell cell : List.of(component.first(), last(component))) {
        assertEquals(component, sets.component(set, board.index(cell)));
        assertEquals(
            Set.copyOf(board.components(component.without(cell))),
            Set.copyOf(sets.componentsWithout(component, board.index(cell))));
      }
    }
  }

  @Property(tries = 300)
  void partsAreTheRemainingComponents(
      @ForAll @IntRange(min = 1, max = 13) int width,
      @ForAll @IntRange(min = 1, max = 13) int height,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    for (CellSet component : board.components(random(board, random))) {
      for (Cell cell : component) {
        List<CellSet> componentsWithout =
            SquareSetOps.of(board).componentsWithout(component, board.index(cell));
        assertEquals(
            Set.copyOf(board.components(component.without(cell))), Set.copyOf(componentsWithout));
      }
    }
  }

  @Property(tries = 300)
  void reachedCellsAreTheComponentsOfSomeCells(
      @ForAll @IntRange(min = 1, max = 26) int width,
      @ForAll @IntRange(min = 1, max = 26) int height,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    CellSet set = random(board, random);
    CellSet some = board.setOf(set.stream().filter(cell -> random.nextInt(20) == 0).toList());
    CellSet expected = board.none();
    for (CellSet component : board.components(set)) {
      expected = component.intersects(some) ? expected.union(component) : expected;
    }
    assertEquals(expected, SquareSetOps.of(board).flood(some, set));
  }

  private static Cell last(CellSet set) {
    return set.stream().reduce((first, second) -> second).orElseThrow();
  }

  @Example
  void setsOfAnotherBoardAreRefused() {
    for (int side : new int[] {3, 12}) {
      SquareBoard board = SquareBoard.of(side, side);
      SquareSetOps sets = SquareSetOps.of(board);
      CellSet own = board.all();
      CellSet foreign = SquareBoard.of(side + 1, side - 1).all();
      List<Executable> operations =
          List.of(
              () -> sets.shift(foreign, SquareDirection.NORTH),
              () -> sets.component(foreign, 0),
              () -> sets.flood(foreign, own),
              () -> sets.flood(own, foreign),
              () -> sets.components(foreign),
              () -> sets.componentsWithout(foreign, 0));
      for (Executable operation : operations) {
        assertEquals(
            "cells of %s, not %s".formatted(foreign.board(), board),
            assertThrows(IllegalArgumentException.class, operation).getMessage());
      }
    }
  }

  @Example
  void theStartMustBeACellOfTheSet() {
    for (SquareBoard board : List.of(SquareBoard.of(8, 8), SquareBoard.of(19, 19))) {
      SquareSetOps sets = SquareSetOps.of(board);
      CellSet set = board.none().with(board.cell(0)).with(board.cell(1));
      assertEquals(set, sets.component(set, 1));
      for (int wrong : new int[] {2, 200, board.size(), -1, Integer.MAX_VALUE}) {
        assertThrows(IllegalArgumentException.class, () -> sets.component(set, wrong));
      }
    }
  }
}
