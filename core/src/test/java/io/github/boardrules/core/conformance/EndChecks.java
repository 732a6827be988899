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
    assertEquals(over, outcome.isPresent(), "an outcome exists exactly if isOver is true");
    assertEquals(
        over, position.legalMoves().isEmpty(), "legalMoves is empty exactly if isOver is true");
    assertEquals(
        over, position.legalMoveCount() == 0, "legalMoveCount is 0 exactly if isOver is true");
    assertEquals(over, position.toMove().isEmpty(), "toMove is empty exactly if isOver is true");
    assertEquals(position.toMove().flatMap(position::side), position.sideToMove(), "sideToMove");
    assertEquals(over, position.isOver(), "isOver at the second call");
    assertEquals(outcome, position.outcome(), "outcome at the second call");
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
              assertEquals(
                  score,
                  score.swapPlayers().swapPlayers(),
                  "a score whose players are swapped twice");
            });
    assertTrue(outcome.reason().name().matches("[A-Z][A-Z0-9_]*"), "name of the reason");
  }
}
