package io.github.boardrules.carteso;

import io.github.boardrules.core.conformance.NaivePosition;
import io.github.boardrules.core.conformance.NaiveTerritoryPosition;
import io.github.boardrules.core.conformance.RecomputedVectorsTest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Recomputes the vectors with {@link NaiveCarteso}. */
class CartesoRecomputedVectorsTest extends RecomputedVectorsTest {
  CartesoRecomputedVectorsTest() {
    super(new CartesoGameType());
  }

  @Override
  protected List<Map<String, Object>> boards() {
    return List.of(
        Map.of("width", 13, "height", 13),
        Map.of("width", 6, "height", 10),
        Map.of("width", 25, "height", 1),
        Map.of("width", 3, "height", 7, "komi", "-3..3"),
        Map.of("width", 8, "height", 8, "opening", "FIXED", "komi", List.of("2")));
  }

  private static int number(Map<String, ?> options, String name) {
    return options.containsKey(name) ? Integer.parseInt(String.valueOf(options.get(name))) : 9;
  }

  @Override
  protected int cells(Map<String, ?> options) {
    return number(options, "width") * number(options, "height");
  }

  @Override
  protected NaivePosition start(Map<String, ?> options) {
    NaiveCarteso empty = NaiveCarteso.empty(number(options, "width"), number(options, "height"));
    return NaiveTerritoryPosition.start(new Board(empty), cells(options), options);
  }

  private record Board(NaiveCarteso naive) implements NaiveTerritoryPosition.Board {
    private static String notation(int point) {
      return (char) ('a' + point % 100) + Integer.toString(point / 100 + 1);
    }

    @Override
    public Set<String> moves(String side) {
      Set<String> moves = new TreeSet<>();
      for (int point : naive.emptyPoints()) {
        moves.add("b:" + notation(point));
        moves.add("w:" + notation(point));
      }
      return moves;
    }

    @Override
    public Board play(String side, String move) {
      String color = move.startsWith("b") ? "BLACK" : "WHITE";
      int point = 100 * (Integer.parseInt(move.substring(3)) - 1) + move.charAt(2) - 'a';
      return new Board(naive.place(side, color, point));
    }

    @Override
    public int halfPoints(String side) {
      return 2 * naive.score(side);
    }

    @Override
    public Map<String, @Nullable Object> facts() {
      Map<String, Object> groups = new TreeMap<>();
      for (NaiveCarteso.Group group : naive.groups()) {
        Set<String> cells = new TreeSet<>();
        group.cells().forEach(cell -> cells.add(notation(cell)));
        String anchor = cells.iterator().next();
        Map<String, @Nullable Object> facts = new LinkedHashMap<>();
        facts.put("anchor", anchor);
        facts.put("color", group.color());
        facts.put("rows", group.rows());
        facts.put("cols", group.cols());
        facts.put("owner", group.owner());
        facts.put("finished", group.finished());
        facts.put("claimedBy", group.claimedBy().equals("NOBODY") ? null : group.claimedBy());
        facts.put("size", group.cells().size());
        groups.put(anchor, facts);
      }
      Map<String, Object> score = new TreeMap<>();
      for (String side : List.of("VERTICAL", "HORIZONTAL")) {
        score.put(side.toLowerCase(Locale.ROOT), naive.score(side));
      }
      return Map.of("groups", List.copyOf(groups.values()), "score", score);
    }
  }
}
