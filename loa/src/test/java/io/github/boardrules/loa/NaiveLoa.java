package io.github.boardrules.loa;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A second implementation of the rules by brute force: pieces in a map, lines walked cell by cell,
 * all positions of the game remembered. It shares no code with the implementation that it tests.
 */
final class NaiveLoa {

  /** The board: a square, or a hexagon with this many cells on each side. */
  record Board(boolean isHex, int size, boolean hasHole) {
    static final Board EIGHT = new Board(false, 8, false);

    int width() {
      return isHex ? 2 * size - 1 : size;
    }
  }

  /** The rules; a limit of 0 is none. */
  record Rules(
      Board board,
      boolean bothConnectedIsDraw,
      String noLegalMove,
      String repetition,
      boolean comparesPlacements,
      int repetitionAt,
      int quietLimit,
      int plyLimit,
      List<String> order) {}

  private record Place(int x, int y) {
    String text() {
      return (char) ('a' + x) + "" + (y + 1);
    }
  }

  private static final int[][] STEPS = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}
  };

  private static final int[][] HEX_STEPS = {{1, 0}, {1, 1}, {0, 1}, {-1, 0}, {-1, -1}, {0, -1}};

  private final Rules rules;
  private final Map<Place, Character> pieces = new HashMap<>();
  private final char toMove;
  private final List<String> seen;
  private final List<String> played;

  private NaiveLoa(
      Rules rules,
      Map<Place, Character> pieces,
      char toMove,
      List<String> before,
      List<String> played) {
    this.rules = rules;
    this.pieces.putAll(pieces);
    this.toMove = toMove;
    this.seen = new ArrayList<>(before);
    this.seen.add(key());
    this.played = played;
  }

  /** Returns a start; cells are written as {@code a1}. */
  static NaiveLoa start(Rules rules, Set<String> black, Set<String> white, char toMove) {
    Map<Place, Character> pieces = new HashMap<>();
    black.forEach(cell -> pieces.put(place(cell), 'b'));
    white.forEach(cell -> pieces.put(place(cell), 'w'));
    return new NaiveLoa(rules, pieces, toMove, List.of(), List.of());
  }

  private static Place place(String cell) {
    return new Place(cell.charAt(0) - 'a', Integer.parseInt(cell.substring(1)) - 1);
  }

  private String key() {
    Map<String, Character> sorted = new TreeMap<>();
    pieces.forEach((place, color) -> sorted.put(place.text(), color));
    return (rules.comparesPlacements ? "" : toMove + " ") + sorted;
  }

  private boolean onBoard(Place place) {
    int width = rules.board.width();
    return place.x >= 0
        && place.x < width
        && place.y >= 0
        && place.y < width
        && (!rules.board.isHex || Math.abs(place.x - place.y) < rules.board.size);
  }

  private boolean isHole(Place place) {
    int middle = rules.board.width() / 2;
    return rules.board.hasHole && place.equals(new Place(middle, middle));
  }

  /** Returns the steps to neighbors, which are also those along lines. */
  private int[][] steps() {
    return rules.board.isHex ? HEX_STEPS : STEPS;
  }

  private static char other(char color) {
    return color == 'b' ? 'w' : 'b';
  }

  char toMove() {
    return toMove;
  }

  int occurrences() {
    return rules.repetition.equals("NONE") ? 1 : Collections.frequency(seen, key());
  }

  int clumps(char color) {
    Set<Place> rest = new HashSet<>();
    pieces.forEach(
        (place, c) -> {
          if (c == color) {
            rest.add(place);
          }
        });
    int clumps = 0;
    while (!rest.isEmpty()) {
      clumps++;
      Deque<Place> open = new ArrayDeque<>(List.of(rest.iterator().next()));
      while (!open.isEmpty()) {
        Place place = open.pop();
        if (rest.remove(place)) {
          for (int[] step : steps()) {
            open.push(new Place(place.x + step[0], place.y + step[1]));
          }
        }
      }
    }
    return clumps;
  }

  /** Returns the winner or {@code draw} and the reason; empty while the game goes on. */
  String outcome() {
    char mover = other(toMove);
    if (rules.noLegalMove.equals("PASSES")
        && rules.repetition.equals("NONE")
        && played.size() >= 2
        && played.subList(played.size() - 2, played.size()).equals(List.of("pass", "pass"))) {
      return "draw BOTH_STUCK";
    }
    for (String check : rules.order) {
      if (check.equals("noMove") && pieceMoves().isEmpty()) {
        return (rules.noLegalMove.equals("DRAW") ? "draw" : "" + mover) + " NO_LEGAL_MOVE";
      }
      if (check.equals("repetition") && occurrences() >= rules.repetitionAt) {
        return (rules.repetition.equals("DRAW") ? "draw" : "" + toMove) + " REPETITION";
      }
      if (check.equals("quietLimit") && quietPlies() >= rules.quietLimit) {
        return "draw QUIET_LIMIT";
      }
      if (check.equals("plyLimit") && played.size() >= rules.plyLimit) {
        return "draw PLY_LIMIT";
      }
      if (check.equals("connection")) {
        boolean moverConnected = clumps(mover) == 1;
        boolean otherConnected = clumps(toMove) == 1;
        if (moverConnected && otherConnected) {
          return (rules.bothConnectedIsDraw ? "draw" : "" + mover) + " BOTH_CONNECTED";
        }
        if (moverConnected) {
          return mover + " CONNECTION";
        }
        if (otherConnected) {
          return toMove + " OPPONENT_CONNECTED";
        }
      }
    }
    return "";
  }

  private int quietPlies() {
    int count = 0;
    for (int i = played.size(); i > 0 && !played.get(i - 1).contains(":"); i--) {
      count++;
    }
    return count;
  }

  Set<String> legalMoves() {
    if (!outcome().isEmpty()) {
      return Set.of();
    }
    Set<String> moves = pieceMoves();
    return moves.isEmpty() ? Set.of("pass") : moves;
  }

  private Set<String> pieceMoves() {
    Set<String> moves = new TreeSet<>();
    for (Map.Entry<Place, Character> piece : pieces.entrySet()) {
      if (piece.getValue() == toMove) {
        for (int[] step : steps()) {
          addMove(piece.getKey(), step, moves);
        }
      }
    }
    return moves;
  }

  private void addMove(Place from, int[] step, Set<String> moves) {
    int distance = countLine(from, step);
    Place to = from;
    for (int i = 1; i <= distance; i++) {
      to = new Place(to.x + step[0], to.y + step[1]);
      boolean enemy = pieces.getOrDefault(to, '.') == other(toMove);
      if (!onBoard(to) || (enemy && i < distance)) {
        return;
      }
    }
    if (pieces.getOrDefault(to, '.') != toMove) {
      moves.add(from.text() + (pieces.containsKey(to) ? ":" : "-") + to.text());
    }
  }

  private int countLine(Place from, int[] step) {
    int count = 1;
    for (int sign = -1; sign <= 1; sign += 2) {
      int x = from.x + sign * step[0];
      int y = from.y + sign * step[1];
      while (onBoard(new Place(x, y))) {
        count += pieces.containsKey(new Place(x, y)) ? 1 : 0;
        x += sign * step[0];
        y += sign * step[1];
      }
    }
    return count;
  }

  /** Returns the name of the first rule that a move breaks; empty if it is legal. */
  String violation(int x1, int y1, int x2, int y2, boolean capture) {
    Place from = new Place(x1, y1);
    Place to = new Place(x2, y2);
    char there = pieces.getOrDefault(to, '.');
    if (!outcome().isEmpty()) {
      return "GAME_OVER";
    }
    if (!onBoard(from) || !onBoard(to)) {
      return "OFF_BOARD";
    }
    if (!pieces.containsKey(from)) {
      return "NO_PIECE_THERE";
    }
    if (pieces.get(from) != toMove) {
      return "NOT_YOUR_PIECE";
    }
    if (from.equals(to)) {
      return "NOT_MOVING";
    }
    int[] step = {Integer.signum(x2 - x1), Integer.signum(y2 - y1)};
    int distance = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
    if (x1 + distance * step[0] != x2
        || y1 + distance * step[1] != y2
        || (rules.board.isHex && step[0] * step[1] < 0)) {
      return "NOT_ON_A_LINE";
    }
    if (distance != countLine(from, step)) {
      return "WRONG_DISTANCE";
    }
    if (there == toMove) {
      return "OWN_PIECE_THERE";
    }
    for (int i = 1; i < distance; i++) {
      Place passed = new Place(x1 + i * step[0], y1 + i * step[1]);
      if (pieces.getOrDefault(passed, '.') == other(toMove)) {
        return "JUMPS_OVER_ENEMY";
      }
    }
    if (capture && there == '.') {
      return "CAPTURE_MARK_ON_A_NON_CAPTURE";
    }
    return !capture && there != '.' ? "CAPTURE_WITHOUT_MARK" : "";
  }

  NaiveLoa play(String move) {
    Map<Place, Character> next = new HashMap<>(pieces);
    if (!move.equals("pass")) {
      List<String> cells = Splitter.on(CharMatcher.anyOf("-:")).splitToList(move);
      next.remove(place(cells.get(0)));
      if (!isHole(place(cells.get(1)))) {
        next.put(place(cells.get(1)), toMove);
      }
    }
    List<String> moves = new ArrayList<>(played);
    moves.add(move);
    return new NaiveLoa(rules, next, other(toMove), seen, moves);
  }
}
