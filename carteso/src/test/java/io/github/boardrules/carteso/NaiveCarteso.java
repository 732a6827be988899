package io.github.boardrules.carteso;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;

/**
 * A brute-force implementation of the rules of Carteso with sets of points and flood fills. It
 * shares no code with the library. A point is represented by {@code 100 y + x}, a color or side by
 * its name. Immutable.
 */
record NaiveCarteso(
    int width,
    int height,
    Map<Integer, String> stones,
    Map<Integer, String> claims,
    String placer) {

  /** A group and its properties. */
  record Group(
      String color,
      Set<Integer> cells,
      int rows,
      int cols,
      String owner,
      boolean finished,
      String claimedBy) {}

  static NaiveCarteso empty(int width, int height) {
    return new NaiveCarteso(width, height, Map.of(), Map.of(), "NOBODY");
  }

  Set<Integer> emptyPoints() {
    Set<Integer> points = new HashSet<>();
    for (int x = 0; x < width; x++) {
      for (int y = 0; y < height; y++) {
        points.add(100 * y + x);
      }
    }
    points.removeAll(stones.keySet());
    return points;
  }

  private static Set<Integer> reached(int from, Set<Integer> within) {
    Set<Integer> reached = new HashSet<>();
    Deque<Integer> todo = new ArrayDeque<>(List.of(from));
    while (!todo.isEmpty()) {
      int point = todo.remove();
      if (within.contains(point) && reached.add(point)) {
        todo.addAll(List.of(point + 1, point - 1, point + 100, point - 100));
      }
    }
    return reached;
  }

  private Set<Integer> stonesOf(String color) {
    Set<Integer> points = new HashSet<>();
    stones.forEach(
        (point, other) -> {
          if (other.equals(color)) {
            points.add(point);
          }
        });
    return points;
  }

  private static int rows(Set<Integer> cells) {
    return spread(cells, cell -> cell / 100);
  }

  private static int cols(Set<Integer> cells) {
    return spread(cells, cell -> cell % 100);
  }

  private static int spread(Set<Integer> cells, IntUnaryOperator coordinate) {
    int min = Integer.MAX_VALUE;
    int max = 0;
    for (int cell : cells) {
      min = Math.min(min, coordinate.applyAsInt(cell));
      max = Math.max(max, coordinate.applyAsInt(cell));
    }
    return max - min + 1;
  }

  private String owner(Set<Integer> cells) {
    int difference = rows(cells) - cols(cells);
    if (difference == 0) {
      return placer.equals("VERTICAL") ? "HORIZONTAL" : "VERTICAL";
    }
    return difference > 0 ? "VERTICAL" : "HORIZONTAL";
  }

  /** Whether the group keeps its span even if it grows to all points that it can reach. */
  private boolean finished(String color, Set<Integer> cells) {
    Set<Integer> passable = emptyPoints();
    passable.addAll(stonesOf(color));
    Set<Integer> all = reached(cells.iterator().next(), passable);
    return rows(all) == rows(cells) && cols(all) == cols(cells);
  }

  List<Group> groups() {
    List<Group> groups = new ArrayList<>();
    for (String color : List.of("BLACK", "WHITE")) {
      Set<Integer> left = stonesOf(color);
      while (!left.isEmpty()) {
        Set<Integer> cells = reached(left.iterator().next(), left);
        left.removeAll(cells);
        groups.add(
            new Group(
                color,
                cells,
                rows(cells),
                cols(cells),
                owner(cells),
                finished(color, cells),
                claimant(cells)));
      }
    }
    return groups;
  }

  private String claimant(Set<Integer> cells) {
    Set<String> sides = new TreeSet<>();
    cells.forEach(cell -> sides.add(claims.getOrDefault(cell, "NOBODY")));
    sides.remove("NOBODY");
    if (sides.size() > 1) {
      throw new AssertionError("claims of two sides meet in " + cells);
    }
    return sides.isEmpty() ? "NOBODY" : sides.iterator().next();
  }

  /** The board after a placement, with the stones that join claimed groups and the new claims. */
  NaiveCarteso place(String side, String color, int point) {
    Map<Integer, String> stonesAfter = new HashMap<>(stones);
    stonesAfter.put(point, color);
    NaiveCarteso placed = new NaiveCarteso(width, height, stonesAfter, claims, side);
    Map<Integer, String> claimsAfter = new HashMap<>(claims);
    for (Group group : placed.groups()) {
      if (!group.claimedBy().equals("NOBODY")) {
        group.cells().forEach(cell -> claimsAfter.put(cell, group.claimedBy()));
      } else if (group.finished()) {
        group.cells().forEach(cell -> claimsAfter.put(cell, group.owner()));
      }
    }
    return new NaiveCarteso(width, height, stonesAfter, claimsAfter, side);
  }

  int score(String side) {
    return (int) claims.values().stream().filter(side::equals).count();
  }
}
