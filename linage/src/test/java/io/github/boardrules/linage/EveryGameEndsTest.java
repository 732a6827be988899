package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every game of Linage ends, and which values of the komi rule out a draw.
 *
 * <h2>The bound</h2>
 *
 * A game has at most 2 (area − lineLength) + 4 moves, and 2 more with a button. Proof:
 *
 * <ol>
 *   <li>Every region includes a line at all times, so at least lineLength points stay empty: there
 *       are at most area − lineLength placements. The button is taken at most once. Call these
 *       moves <em>actions</em>.
 *   <li>Two passes in a row end the game. So at most one pass precedes each action, and at most two
 *       follow the last one: n actions and the passes are at most 2n + 2 moves.
 *   <li>The opening PIE has two more moves, FIXED has none.
 * </ol>
 *
 * The end {@code NO_FREE_REGION} only makes games shorter. The bound is reached where no stone can
 * be placed, for example on a row of three points, and with a button there.
 *
 * <h2>Draws</h2>
 *
 * In half points, Vertical's score is even and Horizontal's score has the parity of the komi. So
 * they differ if the komi is not whole. The button adds one half point to either: once it is taken,
 * a komi with half a point can tie and a whole komi cannot.
 */
class EveryGameEndsTest {
  private static LinageGame game(String options) {
    return new LinageGameType().game(Options.parse(options));
  }

  private static int bound(LinageGame game) {
    int button = game.options().get("button").isPresent() ? 1 : 0;
    int opening = game.options().get("opening").isPresent() ? 0 : 2;
    int actions = game.board().size() - game.rules().get(LinageRules.LINE_LENGTH) + button;
    return 2 * actions + 2 + opening;
  }

  /** Passes whenever one more pass does not end the game; otherwise moves at random. */
  private static LinagePosition prolong(LinagePosition start, Random random, int[] length) {
    LinagePosition position = start;
    boolean passed = false;
    while (!position.isOver()) {
      List<LinageMove> legal = position.legalMoves();
      List<LinageMove> actions = legal.stream().filter(m -> !m.equals(LinageMove.pass())).toList();
      boolean pass = legal.contains(LinageMove.pass()) && (!passed || actions.isEmpty());
      position =
          position.play(pass ? LinageMove.pass() : actions.get(random.nextInt(actions.size())));
      passed = pass;
      length[0]++;
    }
    return position;
  }

  /** Fails if a pass after a pass does not end the game, or if owned regions may be filled. */
  @ParameterizedTest
  @CsvSource({
    "width=3 height=1, true",
    "width=1 height=3 button=HALF_POINT, true",
    "width=2 height=5 opening=FIXED komi=0.5 button=HALF_POINT lineLength=5, false",
    "width=5 height=5, false",
    "width=4 height=7 opening=FIXED komi=2.5 button=HALF_POINT, false",
    "width=9 height=9, false",
    "width=7 height=7 lineLength=2 button=HALF_POINT, false",
    "preset=ABSTRACT_PLAY width=9 height=9, false"
  })
  void noGameIsLongerThanTheBound(String options, boolean reached) {
    LinageGame game = game(options);
    for (int seed = 0; seed < 20; seed++) {
      int[] length = {0};
      prolong(game.start(), new Random(seed), length);
      assertTrue(length[0] <= bound(game), () -> length[0] + " moves");
      if (reached) {
        assertEquals(bound(game), length[0]);
      }
    }
  }

  /** Fails if the komi is rounded, or if a free region counts for half. */
  @Test
  void aHalfKomiNeverTiesWithoutTheButton() {
    for (String button : List.of("", " button=HALF_POINT")) {
      for (int seed = 0; seed < 200; seed++) {
        Random random = new Random(seed);
        String komi = random.nextInt(6) + ".5";
        LinagePosition end =
            prolong(
                game("width=5 height=5 opening=FIXED komi=" + komi + button).start(),
                random,
                new int[1]);
        if (end.button().isEmpty()) {
          assertNotEquals(
              end.score().verticalHalfPoints(), end.score().horizontalHalfPoints(), end.text());
        }
      }
    }
  }

  /** Fails if the button counts as a whole point, or as nothing. */
  @Test
  void aWholeKomiNeverTiesWithTheButtonTaken() {
    int taken = 0;
    for (int seed = 0; seed < 200; seed++) {
      Random random = new Random(seed);
      String options = "width=5 height=5 opening=FIXED button=HALF_POINT komi=" + random.nextInt(6);
      LinagePosition end = prolong(game(options).start(), random, new int[1]);
      if (end.button().isPresent()) {
        taken++;
        assertNotEquals(
            end.score().verticalHalfPoints(), end.score().horizontalHalfPoints(), end.text());
        assertTrue(end.outcome().orElseThrow().winner().isPresent());
      }
    }
    assertTrue(taken > 100);
  }

  /** Fails if a draw is impossible whenever the komi has half a point. */
  @ParameterizedTest
  @CsvSource({
    "komi=0.5 button=HALF_POINT, button pass pass",
    "komi=0, pass pass",
    "komi=0 button=HALF_POINT, pass pass"
  })
  void drawsThatRemain(String options, String moves) {
    LinagePosition position = game("opening=FIXED " + options).start();
    for (String move : moves.split(" ", -1)) {
      position = position.play(move);
    }
    assertEquals(Optional.empty(), position.outcome().orElseThrow().winner());
  }
}
