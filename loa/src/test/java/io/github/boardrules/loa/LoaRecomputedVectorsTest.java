package io.github.boardrules.loa;

import com.google.common.base.Splitter;
import io.github.boardrules.core.conformance.NaivePosition;
import io.github.boardrules.core.conformance.RecomputedVectorsTest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Recomputes the vectors with {@link NaiveLoa}. */
class LoaRecomputedVectorsTest extends RecomputedVectorsTest {
  /** The values that the presets have where they differ from SOUCIE. */
  private static final Map<String, Map<String, String>> PRESETS =
      Map.of(
          "SOUCIE",
          Map.of(),
          "SACKSON_1969",
          Map.of(
              "bothConnected", "DRAW",
              "repetition", "DRAW",
              "order", "connection,noMove,repetition"),
          "COMPUTER_TOURNAMENT",
          Map.of(
              "noLegalMove", "PASSES",
              "repetition", "DRAW",
              "repetitionAt", "3",
              "order", "connection,repetition"),
          "ABSTRACT_PLAY",
          Map.of(
              "bothConnected", "DRAW",
              "noLegalMove", "PASSES",
              "repetition", "NONE",
              "order", "connection"),
          "LUDII",
          Map.of(
              "bothConnected", "DRAW",
              "noLegalMove", "PASSES",
              "repetition", "NONE",
              "plyLimit", "2500",
              "order", "connection,plyLimit"),
          "OPEN_SPIEL",
          Map.of(
              "repetition", "DRAW",
              "repetitionOf", "PLACEMENT",
              "plyLimit", "1000",
              "order", "plyLimit,connection,repetition,noMove"),
          "PLAY_STRATEGY",
          Map.of(
              "bothConnected", "DRAW",
              "noLegalMove", "DRAW",
              "repetition", "DRAW",
              "repetitionAt", "5",
              "quietLimit", "100",
              "order", "connection,noMove,quietLimit,repetition"));

  /** The start of Abstract Play on its smaller hexagon. */
  private static final Map<Character, Set<String>> CLUSTERS =
      Map.of(
          'b', Set.of("f9", "i9", "d8", "i6", "a5", "h4", "a2", "b1", "e1"),
          'w', Set.of("e9", "h9", "i8", "b6", "i5", "a4", "f2", "a1", "d1"));

  LoaRecomputedVectorsTest() {
    super(new LoaGameType());
  }

  @Override
  protected List<Map<String, Object>> boards() {
    return List.of(
        Map.of("preset", "ABSTRACT_PLAY", "size", "9", "hole", "CENTER"),
        Map.of("preset", "LUDII", "size", "4"),
        Map.of("preset", "LUDII", "size", "5", "hole", "CENTER", "setup", "scrambled"),
        Map.of("preset", "OPEN_SPIEL"),
        Map.of("preset", "PLAY_STRATEGY", "size", "10"),
        Map.of("preset", "ABSTRACT_PLAY", "size", "16"),
        Map.of("preset", "ABSTRACT_PLAY", "board", "HEX", "size", "6", "hole", "CENTER"),
        Map.of("preset", "ABSTRACT_PLAY", "board", "HEX", "size", "6", "setup", "scrambled"),
        Map.of("preset", "ABSTRACT_PLAY", "board", "HEX", "size", "5", "setup", "clusters"),
        Map.of("preset", "SOUCIE", "board", "HEX", "size", "3"),
        Map.of("preset", "SACKSON_1969", "board", "HEX", "size", "4"),
        Map.of("preset", "COMPUTER_TOURNAMENT", "board", "HEX", "size", "8"));
  }

  private static NaiveLoa.Board board(Map<String, ?> options) {
    boolean isHex = options.containsKey("board") && get(options, "board").equals("HEX");
    int size = isHex ? 6 : 8;
    if (options.containsKey("size")) {
      size = Integer.parseInt(String.valueOf(options.get("size")));
    }
    return new NaiveLoa.Board(isHex, size, options.containsKey("hole"));
  }

  @Override
  protected int cells(Map<String, ?> options) {
    NaiveLoa.Board board = board(options);
    int size = board.size();
    return board.isHex() ? 3 * size * (size - 1) + 1 : size * size;
  }

  @Override
  protected NaivePosition start(Map<String, ?> options) {
    NaiveLoa.Rules rules = rules(options);
    Object setup = options.containsKey("setup") ? get(options, "setup") : "standard";
    if (setup instanceof Map<?, ?> custom) {
      char toMove = get(custom, "toMove").equals("BLACK") ? 'b' : 'w';
      return new Adapter(
          NaiveLoa.start(rules, names(get(custom, "black")), names(get(custom, "white")), toMove));
    }
    Map<Character, Set<String>> pieces =
        setup.equals("clusters") ? CLUSTERS : named(rules.board(), setup.equals("scrambled"));
    return new Adapter(NaiveLoa.start(rules, get(pieces, 'b'), get(pieces, 'w'), 'b'));
  }

  private static <V> V get(Map<?, V> map, Object key) {
    return Objects.requireNonNull(map.get(key));
  }

  private static Set<String> names(Object list) {
    Set<String> names = new TreeSet<>();
    ((Iterable<?>) list).forEach(name -> names.add("" + name));
    return names;
  }

  private static NaiveLoa.Rules rules(Map<String, ?> options) {
    Map<String, String> values =
        new HashMap<>(
            Map.of(
                "bothConnected", "MOVER_WINS",
                "noLegalMove", "LOSES",
                "repetition", "MOVER_LOSES",
                "repetitionOf", "POSITION",
                "repetitionAt", "2",
                "quietLimit", "0",
                "plyLimit", "0",
                "order", "noMove,repetition,connection"));
    Object preset = options.containsKey("preset") ? get(options, "preset") : "SOUCIE";
    values.putAll(get(PRESETS, preset));
    options.forEach(
        (name, value) ->
            values.put(
                name,
                value instanceof List<?> list
                    ? String.join(",", list.stream().map(String::valueOf).toList())
                    : String.valueOf(value)));
    List<String> order = new ArrayList<>(Splitter.on(',').splitToList(get(values, "order")));
    if (get(values, "noLegalMove").equals("PASSES")) {
      order.remove("noMove");
    }
    return new NaiveLoa.Rules(
        board(options),
        get(values, "bothConnected").equals("DRAW"),
        get(values, "noLegalMove"),
        get(values, "repetition"),
        get(values, "repetitionOf").equals("PLACEMENT"),
        Integer.parseInt(get(values, "repetitionAt")),
        Integer.parseInt(get(values, "quietLimit")),
        Integer.parseInt(get(values, "plyLimit")),
        order);
  }

  /** The named setups, from the cells of the edge in counter-clockwise order. */
  private static Map<Character, Set<String>> named(NaiveLoa.Board board, boolean isScrambled) {
    int last = board.width() - 1;
    int step = board.size() - 1;
    int[][] corners =
        board.isHex()
            ? new int[][] {
              {0, 0}, {step, 0}, {last, step}, {last, last}, {step, last}, {0, step}, {0, 0}
            }
            : new int[][] {{0, 0}, {last, 0}, {last, last}, {0, last}, {0, 0}};
    Map<Character, Set<String>> pieces = Map.of('b', new TreeSet<>(), 'w', new TreeSet<>());
    int count = 0;
    for (int edge = 0; edge < corners.length - 1; edge++) {
      for (int i = 1; i < step; i++, count++) {
        int x = corners[edge][0] + i * (corners[edge + 1][0] - corners[edge][0]) / step;
        int y = corners[edge][1] + i * (corners[edge + 1][1] - corners[edge][1]) / step;
        // A square begins with Black; a hexagon with White, so that Black has the top edge.
        boolean isBlack = ((isScrambled ? count : edge) % 2 == 0) != board.isHex();
        get(pieces, isBlack ? 'b' : 'w').add((char) ('a' + x) + "" + (y + 1));
      }
    }
    return pieces;
  }

  private record Adapter(NaiveLoa position) implements NaivePosition {
    @Override
    public Set<String> legal() {
      return position.legalMoves();
    }

    @Override
    public NaivePosition play(String move) {
      return new Adapter(position.play(move));
    }

    @Override
    public Map<String, @Nullable Object> values() {
      boolean isOver = !position.outcome().isEmpty();
      boolean isBlack = position.toMove() == 'b';
      Map<String, @Nullable Object> values = new LinkedHashMap<>();
      values.put("toMove", isOver ? null : isBlack ? "FIRST" : "SECOND");
      values.put("side", isOver ? null : isBlack ? "BLACK" : "WHITE");
      values.put("blackClumps", position.clumps('b'));
      values.put("whiteClumps", position.clumps('w'));
      return values;
    }

    @Override
    public Map<String, @Nullable Object> outcome() {
      if (position.outcome().isEmpty()) {
        return Map.of();
      }
      List<String> words = Splitter.on(' ').splitToList(position.outcome());
      String reason =
          switch (words.get(1)) {
            case "CONNECTION" -> "connection";
            case "OPPONENT_CONNECTED" -> "opponentConnected";
            case "BOTH_CONNECTED" -> "bothConnected";
            case "NO_LEGAL_MOVE" -> "noLegalMove";
            case "REPETITION" -> "repetition";
            case "QUIET_LIMIT" -> "quietLimit";
            case "PLY_LIMIT" -> "plyLimit";
            default -> "bothStuck";
          };
      String winner =
          switch (words.get(0)) {
            case "b" -> "FIRST";
            case "w" -> "SECOND";
            default -> "DRAW";
          };
      return Map.of("winner", winner, "reason", reason);
    }
  }
}
