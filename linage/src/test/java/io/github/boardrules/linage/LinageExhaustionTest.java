package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every position that play can reach on small boards: all that it tells is compared with {@link
 * NaiveLinage}, and it is read back from its text. The numbers of positions were counted by {@link
 * NaiveLinage} alone, see {@link #count}; the test counts them in both ways.
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
    "4, 4, 3, 67663",
    "4, 4, 4, 44823",
  })
  void everyPositionIsAsTheNaiveSecondSaysIt(int width, int height, int lineLength, int positions) {
    LinageGame game =
        Linage.game(
            new LinageRules(TerritoryRules.standard(width, height).fixed(new Komi(1)), lineLength));
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
   * Counts the positions: stones, and either a side to move and whether the last move was a pass,
   * or that the game is over.
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
      for (Naive position2 : next) {
        if (seen.add(position2.key())) {
          todo.add(position2);
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
