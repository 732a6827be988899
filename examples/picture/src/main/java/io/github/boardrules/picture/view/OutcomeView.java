package io.github.boardrules.picture.view;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import java.util.Optional;

/**
 * The outcome of a game.
 *
 * @param winner the player who won; empty for a draw
 * @param winnerSide the side of the winner; empty for a draw
 * @param reason the reason of the outcome, in lower camel case
 * @param score the final score, if the game has scores
 * @param text the outcome in words
 */
@Immutable
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
