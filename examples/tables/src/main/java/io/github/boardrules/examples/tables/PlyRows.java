package io.github.boardrules.examples.tables;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Measures the games of a table of plies, as far as it describes them. */
final class PlyRows implements TableFiles.Rows {
  /** The columns that a row must have, in this order. */
  static final String[] COLUMNS = {"source", "number", "ply", "move", "hash", "legal_moves"};

  /** The figures that do not follow from these columns. */
  static final ImmutableSet<String> ABSENT =
      ImmutableSet.of("options", "winners", "sides", "reasons", "actions", "inputs", "published");

  private final int limit;

  /** The games by the id of their game. */
  private final Map<String, Sample> all = new TreeMap<>();

  private String game = "";
  private List<@Nullable Object> last = List.of();
  private final List<String> moves = new ArrayList<>();

  /** Creates empty samples; {@code limit} as in {@link Sample}. */
  PlyRows(int limit) {
    this.limit = limit;
  }

  @Override
  public void accept(String id, List<@Nullable Object> row) throws IOException {
    int ply = (int) number(row, 2);
    if (ply == 0) {
      endGame();
      game = id;
    } else if (ply != moves.size() + 1
        || !id.equals(game)
        || !row.subList(0, 2).equals(last.subList(0, 2))) {
      throw new IOException(
          "ply %d of game %d of %s does not follow the ply before it"
              .formatted(ply, number(row, 1), row.get(0)));
    } else {
      moves.add("" + row.get(3));
    }
    last = row;
    sample().add(number(row, 4), (int) number(row, 5), ply);
  }

  private static long number(List<@Nullable Object> row, int column) {
    return ((Number) requireNonNull(row.get(column))).longValue();
  }

  private Sample sample() {
    return all.computeIfAbsent(game, unused -> new Sample(limit));
  }

  private void endGame() {
    if (!last.isEmpty()) {
      Sample sample = sample();
      sample.games++;
      if (number(last, 5) > 0) {
        sample.unfinished++;
      } else {
        sample.lengths.add(moves.size(), 1);
        sample.addShortest(moves.size(), 1, List.copyOf(moves));
      }
    }
    last = List.of();
    moves.clear();
  }

  /** Returns the games by the id of their game, after the last row. */
  Map<String, Sample> end() {
    endGame();
    return all;
  }
}
