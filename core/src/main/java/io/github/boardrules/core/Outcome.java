package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;

import java.util.Optional;

/**
 * How a finished game ended.
 *
 * @param winner the seat that won; empty for a draw
 * @param reason why the game is over
 * @param score the final score, in a game that is decided by one
 */
public record Outcome(Optional<Player> winner, OutcomeReason reason, Optional<Score> score) {

  /**
   * Checks that nothing is missing.
   *
   * @param winner the seat that won
   * @param reason why the game is over
   * @param score the final score
   */
  public Outcome {
    checkNotNull(winner, "winner");
    checkNotNull(reason, "reason");
    checkNotNull(score, "score");
  }

  /**
   * {@return a game won by a seat, in a game without scores}
   *
   * @param winner the seat that won
   * @param reason why the game is over
   */
  public static Outcome win(Player winner, OutcomeReason reason) {
    return new Outcome(Optional.of(winner), reason, Optional.empty());
  }

  /**
   * {@return a drawn game, in a game without scores}
   *
   * @param reason why the game is over
   */
  public static Outcome draw(OutcomeReason reason) {
    return new Outcome(Optional.empty(), reason, Optional.empty());
  }

  /**
   * {@return a game decided by its score: the leader wins, equal scores are a draw}
   *
   * @param score the final score
   * @param reason why the game is over
   */
  public static Outcome byScore(Score score, OutcomeReason reason) {
    return new Outcome(score.leader(), reason, Optional.of(score));
  }

  /** {@return whether nobody won} */
  public boolean isDraw() {
    return winner.isEmpty();
  }

  /**
   * {@return the outcome with the seats swapped, as a symmetry of the game that swaps them needs
   * it}
   */
  public Outcome swapPlayers() {
    return new Outcome(winner.map(Player::opponent), reason, score.map(Score::swapPlayers));
  }

  /** For people: {@code FIRST wins (CONNECTION)}. */
  @Override
  public String toString() {
    String result = winner.map(player -> player + " wins").orElse("draw");
    return result + " (" + reason.name() + score.map(s -> ", " + s).orElse("") + ")";
  }
}
