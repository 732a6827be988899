package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.testing.Openings;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Generates all positions that can be reached on small boards, compares each with {@link
 * NaiveLinage} and parses it back from its text. The expected number of positions is counted twice:
 * with the library, and with {@link NaiveLinage} alone in {@link #count}.
 */
class LinageExhaustionTest {
  @ParameterizedTest(name = "{0}×{1}, lines of {2}")
  @CsvSource({
    "1, 3, 3, 3",
    "2, 2, 2, 43",
    "3, 3, 3, 803",
    "3, 4, 3, 5443",
    "4, 3, 3, 5443",
    "3, 3, 2, 1243",
    "3, 4, 2, 8583",
  })
  void everyReachablePositionMatchesNaiveLinage(
      int width, int height, int lineLength, int positions) {
    compareAll(width, height, lineLength, positions);
  }

  @Tag("proof")
  @ParameterizedTest(name = "4×4, lines of {0}")
  @CsvSource({"3, 67663", "4, 44823"})
  void everyReachablePositionOf4By4MatchesNaiveLinage(int lineLength, int positions) {
    compareAll(4, 4, lineLength, positions);
  }

  private static void compareAll(int width, int height, int lineLength, int positions) {
    LinageGame game =
        Linage.game(
            TestRules.of(
                Openings.fixed(TestRules.board(width, height), Komi.ofHalfPoints(1)), lineLength));
    NaiveLinage naive = new NaiveLinage(width, height, lineLength);
    Set<LinagePosition> seen = new HashSet<>();
    Set<Set<String>> compared = new HashSet<>();
    Deque<LinagePosition> todo = new ArrayDeque<>();
    seen.add(game.start());
    todo.add(game.start());
    while (!todo.isEmpty()) {
      LinagePosition position = todo.remove();
      if (!position.isOver()
          && compared.add(LinageDifferentialProperties.texts(position.stones()))) {
        LinageDifferentialProperties.compare(position, naive);
      }
      assertEquals(position, game.parsePosition(position.text()));
      for (LinageMove move : position.legalMoves()) {
        LinagePosition next = position.play(move);
        if (seen.add(next)) {
          todo.add(next);
        }
      }
    }
    assertEquals(positions, seen.size());
    assertEquals(positions, count(naive));
  }

  /**
   * Counts the positions. Positions differ by their stones, the side to move and the number of
   * passes; after two passes, the side to move is ignored.
   */
  private static int count(NaiveLinage naive) {
    Set<String> seen = new HashSet<>();
    Deque<Naive> todo = new ArrayDeque<>();
    Naive start = new Naive(new TreeSet<>(), 0, 0);
    seen.add(start.key());
    todo.add(start);
    Map<Set<String>, Set<String>> placements = new HashMap<>();
    while (!todo.isEmpty()) {
      Naive position = todo.remove();
      if (position.passes() == 2) {
        continue;
      }
      Set<Naive> next = new HashSet<>();
      next.add(new Naive(position.stones(), 1 - position.turn(), position.passes() + 1));
      for (String point : placements.computeIfAbsent(position.stones(), naive::placements)) {
        Set<String> stones = new TreeSet<>(position.stones());
        stones.add(point);
        next.add(new Naive(stones, 1 - position.turn(), 0));
      }
      for (Naive after : next) {
        if (seen.add(after.key())) {
          todo.add(after);
        }
      }
    }
    return seen.size();
  }

  private record Naive(Set<String> stones, int turn, int passes) {
    String key() {
      return stones + (passes == 2 ? "over" : turn + " " + passes);
    }
  }
}
