package io.github.boardrules.linage;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Linage as its page says it, with sets of points and flood fill: slow, and nothing in common with
 * the module. Points and moves are the texts of the page, {@code c5} and {@code pass}.
 */
final class NaiveLinage {
  private final int width;
  private final int height;
  private final int lineLength;
  private final Map<Set<String>, Map<Set<String>, String>> remembered = new HashMap<>();

  NaiveLinage(int width, int height, int lineLength) {
    this.width = width;
    this.height = height;
    this.lineLength = lineLength;
  }

  static String point(int x, int y) {
    return (char) ('a' + x) + Integer.toString(y + 1);
  }

  private static String step(String point, int dx, int dy) {
    int x = point.charAt(0) - 'a';
    int y = Integer.parseInt(point.substring(1)) - 1;
    return point(x + dx, y + dy);
  }

  Set<String> allPoints() {
    Set<String> points = new TreeSet<>();
    for (int x = 0; x < width; x++) {
      for (int y = 0; y < height; y++) {
        points.add(point(x, y));
      }
    }
    return points;
  }

  private Set<String> empty(Set<String> stones) {
    Set<String> empty = allPoints();
    empty.removeAll(stones);
    return empty;
  }

  /**
   * The maximal sets of orthogonally connected empty points, with their owners. Those of small
   * boards, which are asked for again and again, are remembered.
   */
  Map<Set<String>, String> regions(Set<String> stones) {
    Map<Set<String>, String> known = remembered.get(stones);
    if (known != null) {
      return known;
    }
    Map<Set<String>, String> regions = findRegions(stones);
    if (width * height <= 16) {
      remembered.put(Set.copyOf(stones), regions);
    }
    return regions;
  }

  private Map<Set<String>, String> findRegions(Set<String> stones) {
    Set<String> empty = empty(stones);
    Map<Set<String>, String> regions = new HashMap<>();
    Set<String> seen = new TreeSet<>();
    for (String point : empty) {
      if (!seen.contains(point)) {
        Set<String> region = region(point, empty);
        seen.addAll(region);
        regions.put(region, owner(region));
      }
    }
    return regions;
  }

  private static Set<String> region(String from, Set<String> empty) {
    Set<String> region = new TreeSet<>();
    Deque<String> todo = new ArrayDeque<>();
    todo.add(from);
    while (!todo.isEmpty()) {
      String point = todo.remove();
      if (empty.contains(point) && region.add(point)) {
        todo.add(step(point, 1, 0));
        todo.add(step(point, -1, 0));
        todo.add(step(point, 0, 1));
        todo.add(step(point, 0, -1));
      }
    }
    return region;
  }

  /** The lines in a region along one direction, each as its points. */
  List<List<String>> lines(Set<String> region, int dx, int dy) {
    List<List<String>> lines = new ArrayList<>();
    for (String point : region) {
      List<String> line = new ArrayList<>();
      for (int i = 0; i < lineLength; i++) {
        line.add(step(point, i * dx, i * dy));
      }
      if (region.containsAll(line)) {
        lines.add(line);
      }
    }
    return lines;
  }

  /** VERTICAL, HORIZONTAL or FREE; NEITHER is what the invariant excludes. */
  private String owner(Set<String> region) {
    boolean horizontal = !lines(region, 1, 0).isEmpty();
    boolean vertical = !lines(region, 0, 1).isEmpty();
    if (horizontal && vertical) {
      return "FREE";
    }
    return vertical ? "VERTICAL" : horizontal ? "HORIZONTAL" : "NEITHER";
  }

  /** Why a stone may not be placed on a point; empty if it may. */
  String refusal(Set<String> stones, String point) {
    if (stones.contains(point)) {
      return "OCCUPIED";
    }
    for (Map.Entry<Set<String>, String> region : regions(stones).entrySet()) {
      if (region.getKey().contains(point) && !region.getValue().equals("FREE")) {
        return "OWNED_BY_" + region.getValue();
      }
    }
    Set<String> after = new TreeSet<>(stones);
    after.add(point);
    return regions(after).containsValue("NEITHER") ? "LEAVES_A_REGION_WITHOUT_A_LINE" : "";
  }

  Set<String> placements(Set<String> stones) {
    Set<String> placements = new TreeSet<>();
    for (String point : allPoints()) {
      if (refusal(stones, point).isEmpty()) {
        placements.add(point);
      }
    }
    return placements;
  }

  /** The points of all regions with an owner. */
  int points(Set<String> stones, String owner) {
    int points = 0;
    for (Map.Entry<Set<String>, String> region : regions(stones).entrySet()) {
      points += region.getValue().equals(owner) ? region.getKey().size() : 0;
    }
    return points;
  }
}
