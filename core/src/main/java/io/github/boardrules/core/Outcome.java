package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import java.util.Optional;

/**
 * The outcome of a finished game.
 *
 * @param winner the player who won; empty if the game is drawn
 * @param reason why the game is over
 * @param score the final score; empty in games without scores
 */
@Immutable
@SuppressWarnings("Immutable") // authors promise that their types are immutable
public record Outcome(Optional<Player> winner, OutcomeReason reason, Optional<Score> score) {

  /**
   * Creates an outcome.
   *
   * @param winner the player who won
   * @param reason why the game is over
   * @param score the final score
   */
  public Outcome {
    checkNotNull(winner, "winner");
    checkNotNull(reason, "reason");
    checkNotNull(score, "score");
  }

  /**
   * {@return a win in a game without scores}
   *
   * @param winner the player who won
   * @param reason why the game is over
   */
  public static Outcome win(Player winner, OutcomeReason reason) {
    return new Outcome(Optional.of(winner), reason, Optional.empty());
  }

  /**
   * {@return a draw in a game without scores}
   *
   * @param reason why the game is over
   */
  public static Outcome draw(OutcomeReason reason) {
    return new Outcome(Optional.empty(), reason, Optional.empty());
  }

  /**
   * {@return the outcome that follows from a final score: the leader wins, and a tie is a draw}
   *
   * @param score the final score
   * @param reason why the game is over
   */
  public static Outcome byScore(Score score, OutcomeReason reason) {
    return new Outcome(score.leader(), reason, Optional.of(score));
  }

  /** {@return the outcome with the players swapped} */
  public Outcome swapPlayers() {
    return new Outcome(winner.map(Player::opponent), reason, score.map(Score::swapPlayers));
  }

  /**
   * {@return the outcome in words, naming the side of the winner: {@code Black wins (connection)}}
   *
   * @param position the final position, which determines the side of each player
   */
  public String summary(Position<?> position) {
    checkNotNull(position, "position");
    return summary(
        winner.map(player -> position.side(player).map(Side::title).orElse(title(player))));
  }

  /**
   * Returns the outcome in words: {@code first player wins (connection)}. {@link
   * #summary(Position)} names the side instead of the player.
   */
  @Override
  public String toString() {
    return summary(winner.map(Outcome::title));
  }

  private static String title(Player player) {
    return player == Player.FIRST ? "first player" : "second player";
  }

  private String summary(Optional<String> name) {
    String why = reason.title() + score.map(points -> ", " + points).orElse("");
    return name.map(who -> who + " wins").orElse("draw") + " (" + why + ")";
  }
}
