package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import org.junit.jupiter.api.Test;

/** Converts outcomes to claimed results. */
class ClaimedResultTest {
  private static final OutcomeReason REASON = () -> "RULES";

  @Test
  void theClaimOfAnOutcomeNamesTheWinner() {
    assertEquals(
        new ClaimedResult("1-0", GameResult.FIRST),
        ClaimedResult.of(Outcome.win(Player.FIRST, REASON)));
    assertEquals(
        new ClaimedResult("0-1", GameResult.SECOND),
        ClaimedResult.of(Outcome.win(Player.SECOND, REASON)));
    assertEquals(
        new ClaimedResult("1/2-1/2", GameResult.DRAW), ClaimedResult.of(Outcome.draw(REASON)));
  }
}
