package io.github.boardrules.iris;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A second implementation of the rules that shares nothing with the library: cells are their
 * notations, moves their canonical texts, positions maps. Immutable and slow.
 */
final class NaiveIris {
  private final int n;
  private final Map<String, Character> stones;
  final char toMove;
  final String pending;
  final int passes;

  private NaiveIris(int n, Map<String, Character> stones, char toMove, String pending, int passes) {
    this.n = n;
    this.stones = stones;
    this.toMove = toMove;
    this.pending = pending;
    this.passes = passes;
  }

  static NaiveIris start(int n) {
    return new NaiveIris(n, new TreeMap<>(), 'b', "", 0);
  }

  /** Any position; {@code pending} is the first stone of the turn, or empty. */
  static NaiveIris of(
      int n, Map<String, Character> stones, char toMove, String pending, int passes) {
    return new NaiveIris(n, new TreeMap<>(stones), toMove, pending, passes);
  }

  private static String name(int x, int y) {
    return (char) ('a' + x) + String.valueOf(y + 1);
  }

  private static int x(String cell) {
    return cell.charAt(0) - 'a';
  }

  private static int y(String cell) {
    return Integer.parseInt(cell.substring(1)) - 1;
  }

  private boolean isOnBoard(int x, int y) {
    int last = 2 * n - 2;
    return 0 <= x && x <= last && 0 <= y && y <= last && Math.abs(x - y) <= n - 1;
  }

  List<String> cells() {
    List<String> cells = new ArrayList<>();
    for (int y = 0; y <= 2 * n - 2; y++) {
      for (int x = 0; x <= 2 * n - 2; x++) {
        if (isOnBoard(x, y)) {
          cells.add(name(x, y));
        }
      }
    }
    return cells;
  }

  Set<String> neighbors(String cell) {
    int[][] steps = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {-1, -1}};
    Set<String> neighbors = new HashSet<>();
    for (int[] step : steps) {
      if (isOnBoard(x(cell) + step[0], y(cell) + step[1])) {
        neighbors.add(name(x(cell) + step[0], y(cell) + step[1]));
      }
    }
    return neighbors;
  }

  boolean isColored(String cell) {
    return neighbors(cell).size() < 6;
  }

  String twin(String cell) {
    return name(2 * n - 2 - x(cell), 2 * n - 2 - y(cell));
  }

  char at(String cell) {
    return stones.getOrDefault(cell, '.');
  }

  private boolean isFull() {
    return stones.size() == cells().size();
  }

  boolean isOver() {
    return passes == 2 || isFull();
  }

  Set<String> legal() {
    Set<String> legal = new TreeSet<>();
    if (isOver()) {
      return legal;
    }
    boolean opening = stones.isEmpty();
    for (String cell : cells()) {
      if (stones.containsKey(cell)) {
        continue;
      }
      if (!isColored(cell)) {
        if (pending.isEmpty() || !neighbors(pending).contains(cell)) {
          legal.add(cell);
        }
      } else if (!opening && pending.isEmpty()) {
        legal.add(pair(cell));
      }
    }
    if (!opening && pending.isEmpty()) {
      legal.add("pass");
    }
    return legal;
  }

  private String pair(String cell) {
    List<String> both = new ArrayList<>(List.of(cell, twin(cell)));
    both.sort(Comparator.comparingInt(NaiveIris::y).thenComparingInt(NaiveIris::x));
    return String.join("+", both);
  }

  NaiveIris play(String move) {
    if (!legal().contains(move)) {
      throw new IllegalArgumentException(move);
    }
    char other = toMove == 'b' ? 'w' : 'b';
    if (move.equals("pass")) {
      return new NaiveIris(n, stones, other, "", passes + 1);
    }
    Map<String, Character> more = new TreeMap<>(stones);
    for (String cell : move.split("[+]", -1)) {
      more.put(cell, toMove);
    }
    if (!move.contains("+") && !stones.isEmpty() && pending.isEmpty()) {
      NaiveIris second = new NaiveIris(n, more, toMove, move, 0);
      if (!second.legal().isEmpty()) {
        return second;
      }
    }
    return new NaiveIris(n, more, other, "", 0);
  }

  /** The groups of a color. */
  Set<Set<String>> groups(char color) {
    Set<Set<String>> groups = new HashSet<>();
    for (String seed : cells()) {
      if (at(seed) == color) {
        Set<String> group = new HashSet<>(Set.of(seed));
        Deque<String> queue = new ArrayDeque<>(group);
        while (!queue.isEmpty()) {
          for (String next : neighbors(queue.remove())) {
            if (at(next) == color && group.add(next)) {
              queue.add(next);
            }
          }
        }
        groups.add(group);
      }
    }
    return groups;
  }

  List<Integer> scores(char color) {
    List<Integer> scores = new ArrayList<>();
    for (Set<String> group : groups(color)) {
      scores.add((int) group.stream().filter(this::isColored).count());
    }
    scores.sort(Collections.reverseOrder());
    return scores;
  }

  /** {@code FIRST}, {@code SECOND} or {@code DRAW}, by the current score. */
  String winner() {
    List<Integer> black = scores('b');
    List<Integer> white = scores('w');
    for (int place = 0; place < cells().size(); place++) {
      int b = place < black.size() ? black.get(place) : 0;
      int w = place < white.size() ? white.get(place) : 0;
      if (b != w) {
        return b > w ? "FIRST" : "SECOND";
      }
    }
    return "DRAW";
  }

  String reason() {
    return isFull() ? "boardFull" : "twoPasses";
  }
}
