package io.github.boardrules.examples.connection;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * A naive model of the rules. Cells are numbers, 100 times the rank plus the file, and a chain is
 * found by walking from cell to cell.
 *
 * @param isY whether the game is Y, and not Hex
 * @param size the number of cells on each side
 */
record NaiveConnection(boolean isY, int size) {
  private static final List<Integer> STEPS = List.of(1, -1, 100, -100, 101, -101);

  static NaiveConnection of(ConnectionGame game) {
    return new NaiveConnection(game.type().id().equals("y"), game.board().width());
  }

  /** Returns all cells, rank by rank from the bottom. */
  List<Integer> cells() {
    List<Integer> cells = new ArrayList<>();
    for (int rank = 0; rank < size; rank++) {
      for (int file = isY ? rank : 0; file < size; file++) {
        cells.add(100 * rank + file);
      }
    }
    return cells;
  }

  /** Returns whether a chain of stones touches all sides of a color. */
  boolean isConnected(Color color, Set<Integer> stones) {
    return stones.stream().anyMatch(stone -> touchesAllSides(color, chain(stone, stones)));
  }

  private static Set<Integer> chain(int stone, Set<Integer> stones) {
    Set<Integer> chain = new HashSet<>(Set.of(stone));
    ArrayDeque<Integer> todo = new ArrayDeque<>(chain);
    while (!todo.isEmpty()) {
      int from = todo.remove();
      for (int step : STEPS) {
        if (stones.contains(from + step) && chain.add(from + step)) {
          todo.add(from + step);
        }
      }
    }
    return chain;
  }

  private boolean touchesAllSides(Color color, Set<Integer> chain) {
    boolean bottom = chain.stream().anyMatch(cell -> cell / 100 == 0);
    boolean top = chain.stream().anyMatch(cell -> cell / 100 == size - 1);
    boolean left = chain.stream().anyMatch(cell -> cell % 100 == (isY ? cell / 100 : 0));
    boolean right = chain.stream().anyMatch(cell -> cell % 100 == size - 1);
    return isY ? bottom && left && right : color == Color.BLACK ? bottom && top : left && right;
  }

  /** Returns the cells of the set bits of a number; bit i is the i-th cell. */
  Set<Integer> cells(long bits) {
    List<Integer> cells = cells();
    Set<Integer> found = new HashSet<>();
    for (int index = 0; index < cells.size(); index++) {
      if ((bits >> index & 1) == 1) {
        found.add(cells.get(index));
      }
    }
    return found;
  }

  /** Returns the cells of a set. */
  static Set<Integer> cells(Set<Cell> set) {
    return set.stream().map(cell -> 100 * cell.y() + cell.x()).collect(Collectors.toSet());
  }
}
