package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.testing.CountdownGame.Reason;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutcomeTest {
  private static final Outcome WON = Outcome.win(Player.SECOND, Reason.LAST_TAKEN);
  private static final Outcome DRAWN = Outcome.draw(Reason.LAST_TWO_TAKEN);
  private static final Outcome SCORED = Outcome.byScore(new Points(3, 2), Reason.LAST_TAKEN);

  @Test
  void theLeaderWinsAndALevelScoreIsADraw() {
    assertEquals(Optional.of(Player.FIRST), SCORED.winner());
    assertFalse(SCORED.isDraw());
    assertTrue(Outcome.byScore(new Points(2, 2), Reason.LAST_TAKEN).isDraw());
    assertTrue(DRAWN.isDraw());
    assertFalse(WON.isDraw());
  }

  @Test
  void swappingTheSeatsSwapsEverything() {
    assertEquals(Outcome.win(Player.FIRST, Reason.LAST_TAKEN), WON.swapPlayers());
    assertEquals(DRAWN, DRAWN.swapPlayers());
    assertEquals(Outcome.byScore(new Points(2, 3), Reason.LAST_TAKEN), SCORED.swapPlayers());
    assertEquals(SCORED, SCORED.swapPlayers().swapPlayers());
  }

  @Test
  void isWrittenForPeople() {
    assertEquals("SECOND wins (LAST_TAKEN)", WON.toString());
    assertEquals("draw (LAST_TWO_TAKEN)", DRAWN.toString());
    assertEquals("FIRST wins (LAST_TAKEN, 3 to 2)", SCORED.toString());
  }

  @Test
  void aReasonHasALabel() {
    assertEquals("lastTwoTaken", Reason.LAST_TWO_TAKEN.label());
  }

  @Test
  void aScoreWithoutWordsHasNoFacts() {
    Score silent =
        new Score() {
          @Override
          public Optional<Player> leader() {
            return Optional.empty();
          }

          @Override
          public Score swapPlayers() {
            return this;
          }
        };
    assertEquals(ImmutableMap.of(), silent.facts());
  }
}
