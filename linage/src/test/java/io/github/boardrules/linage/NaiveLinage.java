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
 * A brute-force implementation of the rules of Linage with sets of points and flood fills. It
 * shares no code with the library. Points are represented by their notation, {@code c5}.
 */
final class NaiveLinage {
  private final int width;
  private final int height;
  private final int lineLength;
  private final Map<Set<String>, Map<Set<String>, String>> cache = new HashMap<>();

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
   * The regions and their owners. All results for small boards are cached, and the latest ones for
   * large boards, because tests ask for them repeatedly.
   */
  Map<Set<String>, String> regions(Set<String> stones) {
    Map<Set<String>, String> known = cache.get(stones);
    if (known != null) {
      return known;
    }
    Map<Set<String>, String> regions = findRegions(stones);
    if (width * height > 16 && cache.size() > 200) {
      cache.clear();
    }
    cache.put(Set.copyOf(stones), regions);
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

  /**
   * Returns VERTICAL, HORIZONTAL, FREE, or NEITHER for a region without lines, which is illegal.
   */
  private String owner(Set<String> region) {
    boolean horizontal = !lines(region, 1, 0).isEmpty();
    boolean vertical = !lines(region, 0, 1).isEmpty();
    if (horizontal && vertical) {
      return "FREE";
    }
    return vertical ? "VERTICAL" : horizontal ? "HORIZONTAL" : "NEITHER";
  }

  /** The code of the rule that a placement breaks; empty if the placement is legal. */
  String violation(Set<String> stones, String point) {
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
      if (violation(stones, point).isEmpty()) {
        placements.add(point);
      }
    }
    return placements;
  }

  /** The number of points in the regions of an owner. */
  int points(Set<String> stones, String owner) {
    int points = 0;
    for (Map.Entry<Set<String>, String> region : regions(stones).entrySet()) {
      points += region.getValue().equals(owner) ? region.getKey().size() : 0;
    }
    return points;
  }
}
