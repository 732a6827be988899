package io.github.boardrules.examples.view;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import java.util.Optional;

/**
 * How a game ended.
 *
 * @param winner the seat that won; empty for a draw
 * @param winnerSide what that seat played
 * @param reason why the game is over, in lower camel case
 * @param score the final score, in a game that is decided by one
 * @param text all of it, for people
 */
public record OutcomeView(
    Optional<String> winner,
    Optional<String> winnerSide,
    String reason,
    Optional<String> score,
    String text) {

  static OutcomeView of(Position<?> position, Outcome outcome) {
    return new OutcomeView(
        outcome.winner().map(Player::name),
        outcome.winner().flatMap(position::side).map(Side::name),
        outcome.reason().jsonName(),
        outcome.score().map(Object::toString),
        outcome.toString());
  }
}
