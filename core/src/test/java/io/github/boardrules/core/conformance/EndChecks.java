package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import java.util.Optional;

/** Checks {@link Promise#END}. */
final class EndChecks {
  private EndChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    sample.forEachPosition(EndChecks::checkPosition);
  }

  private static void checkPosition(Position<?> position) {
    boolean over = position.isOver();
    Optional<Outcome> outcome = position.outcome();
    assertEquals(over, outcome.isPresent(), "isOver, and has an outcome");
    assertEquals(over, position.legalMoves().isEmpty(), "isOver, and has no legal moves");
    assertEquals(over, position.legalMoveCount() == 0, "isOver, and counts no legal moves");
    assertEquals(over, position.toMove().isEmpty(), "isOver, and nobody is to move");
    assertEquals(position.toMove().flatMap(position::side), position.sideToMove(), "sideToMove");
    assertEquals(over, position.isOver(), "isOver, asked again");
    assertEquals(outcome, position.outcome(), "outcome, asked again");
    outcome.ifPresent(EndChecks::checkOutcome);
    if (position.side(Player.FIRST).isPresent()) {
      assertTrue(position.side(Player.SECOND).isPresent(), "only FIRST has a side");
      assertTrue(
          !position.side(Player.FIRST).equals(position.side(Player.SECOND)),
          "both players have the same side");
    }
  }

  private static void checkOutcome(Outcome outcome) {
    outcome
        .score()
        .ifPresent(
            score -> {
              assertEquals(score.leader(), outcome.winner(), "the leader of the score wins");
              assertEquals(
                  score.leader().map(Player::opponent),
                  score.swapPlayers().leader(),
                  "the leader of the score with the players swapped");
              assertEquals(score, score.swapPlayers().swapPlayers(), "score swapped twice");
            });
    assertTrue(outcome.reason().name().matches("[A-Z][A-Z0-9_]*"), "name of the reason");
  }
}
