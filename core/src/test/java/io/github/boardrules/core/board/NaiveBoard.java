package io.github.boardrules.core.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToIntFunction;

/**
 * A board as a plain set of coordinates. It knows what a square and a hexagonal grid are, and
 * nothing of indexes, bits and shapes.
 */
final class NaiveBoard {
  private static final int[][] SQUARE = {
    {0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}
  };

  private static final int[][] HEXAGONAL = {{1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}, {0, 1}};

  final boolean isHex;
  final TreeSet<Cell> cells;

  NaiveBoard(boolean isHex, Set<Cell> cells) {
    this.isHex = isHex;
    this.cells = new TreeSet<>(cells);
  }

  /** The steps of lines, in the order of the directions. */
  int[][] steps() {
    return isHex ? HEXAGONAL : SQUARE;
  }

  private boolean leadsToNeighbor(int[] step) {
    return isHex || step[0] == 0 || step[1] == 0;
  }

  /** The cell that some steps lead to. */
  Optional<Cell> at(Cell from, int[] step, int times) {
    int x = from.x() + times * step[0];
    int y = from.y() + times * step[1];
    return cellAt(x, y);
  }

  private Optional<Cell> cellAt(int x, int y) {
    return x >= 0 && y >= 0 && cells.contains(new Cell(x, y))
        ? Optional.of(new Cell(x, y))
        : Optional.empty();
  }

  Set<Cell> neighbors(Cell cell) {
    Set<Cell> neighbors = new HashSet<>();
    for (int[] step : steps()) {
      if (leadsToNeighbor(step)) {
        at(cell, step, 1).ifPresent(neighbors::add);
      }
    }
    return neighbors;
  }

  List<Cell> ray(Cell from, int[] step) {
    List<Cell> ray = new ArrayList<>();
    for (int times = 1; at(from, step, times).isPresent(); times++) {
      ray.add(at(from, step, times).get());
    }
    return ray;
  }

  /** The number of steps to every cell that can be reached, by breadth-first search. */
  Map<Cell, Integer> distances(Cell from) {
    Map<Cell, Integer> distances = new HashMap<>(Map.of(from, 0));
    List<Cell> queue = new ArrayList<>(List.of(from));
    for (int next = 0; next < queue.size(); next++) {
      Cell cell = queue.get(next);
      int steps = Objects.requireNonNull(distances.get(cell)) + 1;
      for (Cell neighbor : neighbors(cell)) {
        if (distances.putIfAbsent(neighbor, steps) == null) {
          queue.add(neighbor);
        }
      }
    }
    return distances;
  }

  /**
   * The images of all cells under every bijection that is given by the images of a cell and of the
   * axes.
   */
  Set<List<Cell>> symmetries() {
    Set<List<Cell>> found = new HashSet<>();
    Cell first = cells.first();
    for (int[] right : steps()) {
      for (int[] up : steps()) {
        if (leadsToNeighbor(right) && leadsToNeighbor(up) && isAngleOfAxes(right, up)) {
          for (Cell target : cells) {
            addIfSymmetry(first, target, right, up, found);
          }
        }
      }
    }
    return found;
  }

  /** Whether two directions enclose the same angle as those of x and of y. */
  private boolean isAngleOfAxes(int[] right, int[] up) {
    // 120 degrees on the hexagonal grid, where (x, y) is at (x - y / 2, sqrt(3) y / 2).
    int product = right[0] * up[0] + right[1] * up[1];
    return isHex ? 2 * product - right[0] * up[1] - right[1] * up[0] == -1 : product == 0;
  }

  private void addIfSymmetry(
      Cell first, Cell target, int[] right, int[] up, Set<List<Cell>> found) {
    List<Cell> images = new ArrayList<>();
    for (Cell cell : cells) {
      int dx = cell.x() - first.x();
      int dy = cell.y() - first.y();
      int x = target.x() + dx * right[0] + dy * up[0];
      int y = target.y() + dx * right[1] + dy * up[1];
      Optional<Cell> image = cellAt(x, y);
      if (image.isEmpty()) {
        return;
      }
      images.add(image.get());
    }
    found.add(images);
  }

  /** The cells with the maximum of a linear function on a complete board. */
  static Set<Cell> farthest(Set<Cell> complete, ToIntFunction<Cell> function) {
    int max = complete.stream().mapToInt(function).max().orElseThrow();
    Set<Cell> farthest = new HashSet<>(complete);
    farthest.removeIf(cell -> function.applyAsInt(cell) < max);
    return farthest;
  }
}
