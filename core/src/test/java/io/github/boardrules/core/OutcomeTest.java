package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.testing.CountdownGame.Reason;
import io.github.boardrules.core.testing.CountdownType;
import io.github.boardrules.core.testing.Defaults;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class OutcomeTest {
  private static final Outcome WON = Outcome.win(Player.SECOND, Reason.LAST_TAKEN);
  private static final Outcome DRAWN = Outcome.draw(Reason.LAST_TWO_TAKEN);
  private static final Outcome SCORED = Outcome.byScore(new Points(3, 2), Reason.LAST_TAKEN);

  @Test
  void theLeaderWinsAndALevelScoreIsADraw() {
    assertEquals(Optional.of(Player.FIRST), SCORED.winner());
    assertEquals(Optional.empty(), Outcome.byScore(new Points(2, 2), Reason.LAST_TAKEN).winner());
    assertEquals(Optional.empty(), DRAWN.winner());
    assertEquals(Optional.of(Player.SECOND), WON.winner());
  }

  @Test
  void swappingThePlayersSwapsWinnerAndScore() {
    assertEquals(Outcome.win(Player.FIRST, Reason.LAST_TAKEN), WON.swapPlayers());
    assertEquals(DRAWN, DRAWN.swapPlayers());
    assertEquals(Outcome.byScore(new Points(2, 3), Reason.LAST_TAKEN), SCORED.swapPlayers());
    assertEquals(SCORED, SCORED.swapPlayers().swapPlayers());
  }

  @Test
  void toStringNamesThePlayer() {
    assertEquals("second player wins (last taken)", WON.toString());
    assertEquals("draw (last two taken)", DRAWN.toString());
    assertEquals("first player wins (last taken, 3 to 2)", SCORED.toString());
  }

  @Test
  void textNamesTheSideOfTheWinner() {
    Position<?> end = new CountdownType().game(Options.of("heap", "1")).start().play("take1");
    assertEquals("Black wins (last taken)", end.outcome().orElseThrow().summary(end));
    assertEquals("White wins (last taken)", WON.summary(end));
    assertEquals("draw (last two taken)", DRAWN.summary(end));
    assertEquals("Black wins (last taken, 3 to 2)", SCORED.summary(end));
    Position<?> withoutSides =
        Defaults.of(Position.class, ImmutableMap.of("side", Optional.empty()));
    assertEquals("second player wins (last taken)", WON.summary(withoutSides));
  }

  @Test
  void aReasonHasANameInJsonAndWords() {
    assertEquals("lastTwoTaken", Reason.LAST_TWO_TAKEN.jsonName());
    assertEquals("last two taken", Reason.LAST_TWO_TAKEN.title());
  }

  @Test
  void aSideHasATitle() {
    assertEquals("Black", Color.BLACK.title());
    assertEquals("White", Color.WHITE.title());
  }

  @Test
  void aScoreHasNoFactsByDefault() {
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
