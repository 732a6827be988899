package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.testing.Openings;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Generates all positions that can be reached on small boards, compares each with {@link
 * NaiveCarteso} and parses it back from its text, which shows that its setup has no defects. The
 * expected number of positions is counted twice: with the library, and with {@link NaiveCarteso}
 * alone in {@link #count}.
 */
class CartesoExhaustionTest {
  @ParameterizedTest(name = "{0}×{1}")
  @CsvSource({
    "1, 1, 15",
    "2, 1, 51",
    "1, 3, 207",
    "2, 2, 639",
    "3, 2, 6507",
    "2, 3, 6507",
  })
  void everyReachablePositionMatchesNaiveCarteso(int width, int height, int positions) {
    compareAll(width, height, positions);
  }

  @Tag("proof")
  @Test
  void everyReachablePositionOf3By3MatchesNaiveCarteso() {
    compareAll(3, 3, 217_755);
  }

  private static void compareAll(int width, int height, int positions) {
    CartesoGame game =
        Carteso.game(Openings.fixed(TestRules.board(width, height), Komi.ofHalfPoints(1)));
    Map<CartesoPosition, NaiveCarteso> seen = new HashMap<>();
    Set<NaiveCarteso> compared = new HashSet<>();
    Deque<CartesoPosition> todo = new ArrayDeque<>();
    seen.put(game.start(), NaiveCarteso.empty(width, height));
    todo.add(game.start());
    while (!todo.isEmpty()) {
      CartesoPosition position = todo.remove();
      NaiveCarteso naive = seen.getOrDefault(position, NaiveCarteso.empty(width, height));
      if (compared.add(naive)) {
        CartesoDifferentialProperties.compare(position, naive);
      }
      assertEquals(position, game.parsePosition(position.text()));
      for (CartesoMove move : position.legalMoves()) {
        CartesoPosition next = position.play(move);
        if (!seen.containsKey(next)) {
          seen.put(next, CartesoDifferentialProperties.play(naive, position, move));
          todo.add(next);
        }
      }
    }
    assertEquals(positions, seen.size());
    assertEquals(positions, count(NaiveCarteso.empty(width, height)));
  }

  /**
   * Counts the positions. Positions differ by their stones and claims, the side to move and the
   * number of passes.
   */
  private static int count(NaiveCarteso empty) {
    Set<Naive> seen = new HashSet<>();
    Deque<Naive> todo = new ArrayDeque<>();
    Naive start = new Naive(empty, "VERTICAL", 0);
    seen.add(start);
    todo.add(start);
    while (!todo.isEmpty()) {
      Naive position = todo.remove();
      if (position.passes() == 2) {
        continue;
      }
      String turn = position.turn();
      String other = turn.equals("VERTICAL") ? "HORIZONTAL" : "VERTICAL";
      Set<Naive> next = new HashSet<>();
      next.add(new Naive(position.board(), other, position.passes() + 1));
      for (int point : position.board().emptyPoints()) {
        next.add(new Naive(position.board().place(turn, "BLACK", point), other, 0));
        next.add(new Naive(position.board().place(turn, "WHITE", point), other, 0));
      }
      for (Naive each : next) {
        if (seen.add(each)) {
          todo.add(each);
        }
      }
    }
    return seen.size();
  }

  private record Naive(NaiveCarteso board, String turn, int passes) {}
}
