package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every game of Carteso ends, and a komi with half a point rules out a draw.
 *
 * <h2>The bound</h2>
 *
 * A game has at most 2 area + 4 moves. Proof: there are at most area placements. Two passes in a
 * row end the game, so at most one pass precedes each placement and at most two follow the last
 * one: together 2 area + 2 moves. The opening PIE has two more moves, FIXED has none. The bound is
 * reached: pass before each placement until the board is full.
 *
 * <h2>Draws</h2>
 *
 * In half points, Vertical's score is even and Horizontal's score has the parity of the komi. So
 * they differ if the komi is not whole.
 */
class EveryGameEndsTest {
  private static CartesoGame game(String options) {
    return new CartesoGameType().game(Options.parse(options));
  }

  private static int bound(CartesoGame game) {
    return 2 * game.board().size() + (game.options().get("opening").isPresent() ? 2 : 4);
  }

  /** Passes whenever one more pass does not end the game; otherwise moves at random. */
  private static CartesoPosition prolong(CartesoPosition start, Random random, int[] length) {
    CartesoPosition position = start;
    boolean passed = false;
    while (!position.isOver()) {
      List<CartesoMove> legal = position.legalMoves();
      List<CartesoMove> actions =
          legal.stream().filter(m -> !m.equals(CartesoMove.pass())).toList();
      boolean pass = legal.contains(CartesoMove.pass()) && (!passed || actions.isEmpty());
      position =
          position.play(pass ? CartesoMove.pass() : actions.get(random.nextInt(actions.size())));
      passed = pass;
      length[0]++;
    }
    return position;
  }

  /** Fails if a full board ends the game by itself, or if a pass after a pass does not. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "width=1 height=1",
        "width=4 height=3 opening=FIXED komi=0.5",
        "width=5 height=5",
        "width=9 height=9"
      })
  void theLongestGameReachesTheBound(String options) {
    CartesoGame game = game(options);
    for (int seed = 0; seed < 5; seed++) {
      int[] length = {0};
      prolong(game.start(), new Random(seed), length);
      assertEquals(bound(game), length[0]);
    }
  }

  /** Fails if the komi is rounded, or if unclaimed stones count for half. */
  @Test
  void aHalfKomiNeverTies() {
    for (int seed = 0; seed < 100; seed++) {
      Random random = new Random(seed);
      String options = "width=4 height=4 opening=FIXED komi=" + random.nextInt(6) + ".5";
      CartesoPosition end = prolong(game(options).start(), random, new int[1]);
      assertNotEquals(
          end.score().verticalHalfPoints(), end.score().horizontalHalfPoints(), end.text());
      assertTrue(end.outcome().orElseThrow().winner().isPresent());
    }
  }

  @Test
  void aWholeKomiCanTie() {
    CartesoPosition end = game("opening=FIXED komi=0").start().play("pass").play("pass");
    assertEquals(Optional.empty(), end.outcome().orElseThrow().winner());
  }
}
