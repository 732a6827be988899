package io.github.boardrules.examples.engine.index;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Locale;
import java.util.OptionalDouble;

/**
 * What was played in a position.
 *
 * @param games the number of games that reach the position
 * @param moves the moves that were played, the most frequent first
 */
public record Exploration(long games, ImmutableList<PlayedMove> moves) {
  /** {@return the answer as a table for people} */
  public ImmutableList<String> lines() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add(games == 1 ? "1 game" : games + " games");
    if (!moves.isEmpty()) {
      lines.add(
          "%-12s %9s %9s %9s %9s %9s %9s %9s %6s"
              .formatted(
                  "move", "games", "wins", "losses", "draws", "open", "length", "points", "score"));
    }
    for (PlayedMove move : moves) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%-12s %9d %9d %9d %9d %9d %9.1f %9.1f %6s",
              move.move(),
              move.games(),
              move.wins(),
              move.losses(),
              move.draws(),
              move.unfinished(),
              move.length(),
              move.points(),
              percent(move.score())));
    }
    return lines.build();
  }

  private static String percent(OptionalDouble score) {
    return score.isPresent()
        ? String.format(Locale.ROOT, "%.0f %%", 100 * score.getAsDouble())
        : "-";
  }

  /** {@return the answer as an object for JSON} */
  public ImmutableMap<String, Object> toMap() {
    return ImmutableMap.of(
        "games", games, "moves", moves.stream().map(PlayedMove::toMap).collect(toImmutableList()));
  }
}
