package io.github.boardrules.linage;

import io.github.boardrules.core.conformance.NaivePosition;
import io.github.boardrules.core.conformance.NaiveTerritoryPosition;
import io.github.boardrules.core.conformance.RecomputedVectorsTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Recomputes the vectors with {@link NaiveLinage}. */
class LinageRecomputedVectorsTest extends RecomputedVectorsTest {
  LinageRecomputedVectorsTest() {
    super(new LinageGameType());
  }

  @Override
  protected List<Map<String, Object>> boards() {
    return List.of(
        Map.of("preset", "ABSTRACT_PLAY", "width", 7, "height", 7),
        Map.of("preset", "ABSTRACT_PLAY", "width", 5, "height", 11),
        Map.of("end", "NO_FREE_REGION", "width", 6, "height", 6, "lineLength", 2),
        Map.of("button", "HALF_POINT", "width", 8, "height", 5, "komi", List.of("0", "0.5")),
        Map.of("width", 13, "height", 13),
        Map.of("width", 10, "height", 4, "lineLength", 4),
        Map.of("width", 9, "height", 7, "lineLength", 5, "opening", "FIXED", "komi", List.of("1")),
        Map.of("width", 1, "height", 12));
  }

  /** Returns the options with the values of the preset. */
  private static Map<String, Object> complete(Map<String, ?> options) {
    Map<String, Object> complete = new HashMap<>(options);
    boolean isAbstractPlay = "ABSTRACT_PLAY".equals(options.get("preset"));
    complete.putIfAbsent("width", isAbstractPlay ? 15 : 9);
    complete.putIfAbsent("height", isAbstractPlay ? 15 : 9);
    complete.putIfAbsent("lineLength", 3);
    if (isAbstractPlay) {
      int area = number(complete, "width") * number(complete, "height");
      complete.putIfAbsent("komi", -area + ".." + area);
      complete.putIfAbsent("end", "NO_FREE_REGION");
      complete.putIfAbsent("button", "HALF_POINT");
    }
    return complete;
  }

  private static int number(Map<String, ?> options, String name) {
    return Integer.parseInt(String.valueOf(options.get(name)));
  }

  @Override
  protected int cells(Map<String, ?> options) {
    Map<String, Object> complete = complete(options);
    return number(complete, "width") * number(complete, "height");
  }

  @Override
  protected NaivePosition start(Map<String, ?> options) {
    Map<String, Object> complete = complete(options);
    NaiveLinage naive =
        new NaiveLinage(
            number(complete, "width"), number(complete, "height"), number(complete, "lineLength"));
    Board board =
        new Board(
            naive,
            Set.of(),
            "HALF_POINT".equals(complete.get("button")) ? "FREE" : "",
            "NO_FREE_REGION".equals(complete.get("end")));
    return NaiveTerritoryPosition.start(board, cells(options), complete);
  }

  /**
   * @param button the side that has taken the button, {@code FREE}, or empty in games without one
   */
  private record Board(NaiveLinage naive, Set<String> stones, String button, boolean endsEarly)
      implements NaiveTerritoryPosition.Board {
    @Override
    public Set<String> moves(String side) {
      Set<String> moves = new TreeSet<>(naive.placements(stones));
      if (button.equals("FREE")) {
        moves.add("button");
      }
      return moves;
    }

    @Override
    public Board play(String side, String move) {
      if (move.equals("button")) {
        return new Board(naive, stones, side, endsEarly);
      }
      Set<String> more = new TreeSet<>(stones);
      more.add(move);
      return new Board(naive, more, button, endsEarly);
    }

    @Override
    public int halfPoints(String side) {
      return 2 * naive.points(stones, side) + (button.equals(side) ? 1 : 0);
    }

    @Override
    public String end() {
      return endsEarly && !naive.regions(stones).containsValue("FREE") ? "noFreeRegion" : "";
    }

    @Override
    public Map<String, @Nullable Object> facts() {
      Map<String, Object> byFirstCell = new TreeMap<>();
      naive
          .regions(stones)
          .forEach(
              (cells, owner) -> {
                List<String> sorted = new ArrayList<>(new TreeSet<>(cells));
                byFirstCell.put(
                    sorted.get(0), Map.of("owner", owner, "size", sorted.size(), "cells", sorted));
              });
      return Map.of("regions", List.copyOf(byFirstCell.values()));
    }
  }
}
