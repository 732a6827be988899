package io.github.boardrules.examples.tables;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The statistics of a game: figures of a sample of games, and of all sequences of moves from the
 * start.
 *
 * @param game the id of the game
 * @param options the options of the game, as a text
 * @param sample the games; may be empty
 * @param exploration the sequences of moves; null if they were not explored
 * @param absent the names of the figures that the sample does not have
 */
record Statistics(
    String game,
    String options,
    Sample sample,
    @Nullable Exploration exploration,
    ImmutableSet<String> absent) {
  private static final double[] QUANTILES = {0.05, 0.25, 0.5, 0.75, 0.95};

  /** Creates statistics that have all figures. */
  Statistics(String game, String options, Sample sample, @Nullable Exploration exploration) {
    this(game, options, sample, exploration, ImmutableSet.of());
  }

  /** Creates the statistics of games of which only the table of plies is known. */
  static Statistics ofPlies(String game, Sample sample) {
    return new Statistics(game, "", sample, null, PlyRows.ABSENT);
  }

  /** Returns the figures as values for JSON: numbers, texts, lists and maps. */
  Map<String, Object> toMap() {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("game", game);
    map.put("options", options);
    if (sample.games > 0) {
      putSample(map);
    }
    if (exploration != null) {
      map.put("depths", exploration.depths.stream().map(Statistics::toMap).toList());
    }
    putActions(map);
    putShortest(map);
    List<Map<String, Object>> published = new ArrayList<>();
    for (Published figure : Published.ALL) {
      Object here = figure(figure.figure(), map);
      // The shortest of some games say nothing about the shortest of all.
      boolean isOfSample =
          figure.figure().startsWith("shortest.") && "sample".equals(figure("shortest.of", map));
      if (here != null
          && !isOfSample
          && figure.game().equals(game)
          && figure.options().equals(options)) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("figure", figure.figure());
        row.put("published", figure.value());
        row.put("here", here);
        row.put("source", figure.source());
        row.put("remark", figure.remark());
        published.add(row);
      }
    }
    map.put("published", published);
    if (!absent.isEmpty()) {
      map.keySet().removeAll(absent);
      map.put("absent", absent.asList());
    }
    return map;
  }

  private void putSample(Map<String, Object> map) {
    map.put("games", sample.games);
    map.put("unfinished", sample.unfinished);
    if (!sample.lengths.isEmpty()) {
      Map<String, Object> length = summary(sample.lengths);
      Map<String, Object> counts = new LinkedHashMap<>();
      sample.lengths.counts().forEach((value, count) -> counts.put("" + value, count));
      length.put("counts", counts);
      map.put("length", length);
    }
    if (!sample.branching.isEmpty()) {
      map.put("branching", summary(sample.branching));
    }
    map.put("winners", new LinkedHashMap<>(sample.winners));
    map.put("sides", new LinkedHashMap<>(sample.sides));
    map.put("reasons", new LinkedHashMap<>(sample.reasons));
    List<Map<String, Object>> plies = new ArrayList<>();
    for (int ply = 0; ply < sample.branchingByPly.size(); ply++) {
      Histogram branching = sample.branchingByPly.get(ply);
      Distinct positions = sample.positionsByPly.get(ply);
      Map<String, Object> row = new LinkedHashMap<>();
      row.put("ply", ply);
      row.put("games", branching.total());
      if (!branching.isEmpty()) {
        row.put("branching", branching.mean());
      }
      row.put("positions", positions.count());
      row.put("exact", positions.isExact());
      plies.add(row);
    }
    map.put("plies", plies);
  }

  private static Map<String, Object> summary(Histogram values) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("mean", values.mean());
    map.put("deviation", values.deviation());
    for (double share : QUANTILES) {
      map.put("quantile_" + Math.round(100 * share), values.quantile(share));
    }
    return map;
  }

  private static Map<String, Object> toMap(Exploration.Depth depth) {
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("depth", depth.depth());
    map.put("positions", depth.positions());
    map.put("reached", depth.reached());
    map.put("exact", depth.isExact());
    map.put("finished", depth.finished());
    return map;
  }

  private void putActions(Map<String, Object> map) {
    Set<Move> actions = new HashSet<>(sample.actions);
    if (exploration != null) {
      actions.addAll(exploration.actions);
    }
    Set<Cell> cells = new HashSet<>();
    actions.forEach(action -> cells.addAll(action.cells()));
    map.put("actions", actions.size());
    map.put(
        "inputs",
        cells.size() + actions.stream().filter(action -> action.cells().isEmpty()).count());
  }

  /** Adds the shortest games: all of them if they were found from the start, else of the sample. */
  private void putShortest(Map<String, Object> map) {
    Map<String, Object> shortest = new LinkedHashMap<>();
    Exploration all = exploration;
    if (all != null && all.example != null) {
      Exploration.Depth first =
          all.depths.stream().filter(depth -> depth.finished() > 0).findFirst().orElseThrow();
      shortest.put("length", first.depth());
      shortest.put("games", first.finished());
      shortest.put("of", "all");
      shortest.put("example", all.example);
    } else if (sample.example != null) {
      shortest.put("length", sample.shortest);
      shortest.put("games", sample.shortestGames);
      shortest.put("of", "sample");
      shortest.put("example", sample.example);
    }
    if (!shortest.isEmpty()) {
      map.put("shortest", shortest);
    }
  }

  /** Returns a figure by its path, such as {@code length.mean}; null if it was not measured. */
  private static @Nullable Object figure(String path, Map<String, Object> map) {
    Object value = map;
    for (String name : path.split("[.]", -1)) {
      if (value instanceof Map<?, ?> fields) {
        value = fields.get(name);
      } else if (value instanceof List<?> list && Integer.parseInt(name) <= list.size()) {
        value = list.get(Integer.parseInt(name) - 1);
      } else {
        return null;
      }
    }
    return value;
  }
}
