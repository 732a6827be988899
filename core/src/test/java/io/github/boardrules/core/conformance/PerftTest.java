package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.trace.Perft;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/**
 * Counts sequences of moves and compares the counts with those of an independent implementation.
 * The tables are the resource {@code vectors/<id>/perft.json}, whose format is on the page of the
 * package.
 */
public abstract class PerftTest {
  /** Tables with more final positions are not summed, because each position must be created. */
  private static final long MOST_SUMMED = Long.getLong("boardrules.perft.summed", 1_700_000);

  private final GameType type;

  /**
   * Creates the test of a game.
   *
   * @param type the type of the game
   */
  protected PerftTest(GameType type) {
    this.type = type;
  }

  /**
   * {@return the summand of a final position in a sum that only the tables of this game have}
   *
   * @param key the name of the sum
   * @param last the last move of the sequence
   * @param end the position after it
   */
  protected long fact(String key, Move last, Position<?> end) {
    throw new AssertionError("unknown sum " + key);
  }

  @Tag("repeated")
  @Test
  void everyTableMatches() {
    for (JsonNode table : new VectorFiles(type).object("perft.json").get("tables")) {
      Position<?> start = type.game(VectorFiles.options(table.get("options"))).start();
      if (table.has("depth")) {
        check(start, table, table.get("depth").asInt(), table.get("count"), table.path("facts"));
      } else {
        for (int depth = 1; depth <= table.get("counts").size(); depth++) {
          JsonNode count = table.get("counts").get(depth - 1);
          check(start, table, depth, count, table.path("facts").path(depth - 1));
        }
      }
    }
  }

  private void check(Position<?> start, JsonNode table, int depth, JsonNode count, JsonNode facts) {
    String what = table.get("options") + " depth " + depth;
    assertEquals(count.asLong(), Perft.count(start, depth), what);
    if (facts.isObject() && count.asLong() <= MOST_SUMMED) {
      Map<String, Long> expected = new TreeMap<>();
      Map<String, Long> sums = new TreeMap<>();
      facts
          .properties()
          .forEach(
              entry -> {
                expected.put(entry.getKey(), entry.getValue().asLong());
                sums.put(entry.getKey(), 0L);
              });
      sum(start, depth, sums);
      assertEquals(expected, sums, what);
    }
  }

  private <M extends Move> void sum(Position<M> position, int depth, Map<String, Long> sums) {
    for (M move : position.legalMoves()) {
      Position<M> next = position.playUnchecked(move);
      if (depth > 1) {
        sum(next, depth - 1, sums);
      } else {
        sums.replaceAll((key, sum) -> sum + value(key, move, next));
      }
    }
  }

  private long value(String key, Move last, Position<?> end) {
    Optional<Outcome> outcome = end.outcome();
    if (key.startsWith("over.")) {
      return outcome.isPresent() && outcome.get().reason().jsonName().equals(key.substring(5))
          ? 1
          : 0;
    }
    return switch (key) {
      case "over" -> outcome.isPresent() ? 1 : 0;
      case "wonFIRST", "wonSECOND", "wonDRAW" ->
          outcome.isPresent() && ("won" + winner(outcome.get())).equals(key) ? 1 : 0;
      default -> fact(key, last, end);
    };
  }

  private static String winner(Outcome outcome) {
    return outcome.winner().map(Enum::name).orElse("DRAW");
  }
}
