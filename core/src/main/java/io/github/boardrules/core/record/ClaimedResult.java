package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Outcome;

/**
 * The result that a record claims. It may contradict the moves. A claimed win decides nothing:
 * {@code 1-0} after moves that leave a game unfinished becomes the result of a {@linkplain
 * GameVerdict#result() verdict} only with a {@link Termination} such as a resignation. A claimed
 * draw in an unfinished game counts as an agreed draw.
 *
 * @param text the result as the record writes it: {@code 1-0}, {@code W+}, {@code Draw}
 * @param result the result that the text means
 */
@Immutable
public record ClaimedResult(String text, GameResult result) {
  /** The comparison of a claim with the true result. */
  public enum Check {
    /** The record states neither a result nor a termination. */
    NO_CLAIM,
    /** The claim equals the result by the rules, or the result that the termination implies. */
    AGREES,
    /**
     * Two of the following differ: the claim, the result by the rules, and the result that the
     * termination implies.
     */
    CONTRADICTED,
    /**
     * None of the above; for example, the claim is {@code *}, or neither the rules nor the
     * termination decide the game.
     */
    UNDECIDABLE
  }

  /**
   * Creates a claim.
   *
   * @param text the result as the record writes it
   * @param result the result that the text means
   */
  public ClaimedResult {
    checkNotNull(text, "text");
    checkNotNull(result, "result");
  }

  /**
   * {@return a claim in PGN's notation}
   *
   * @param result the result to claim
   */
  public static ClaimedResult of(GameResult result) {
    return new ClaimedResult(result.text(), result);
  }

  /**
   * {@return the true result of a finished game in PGN's notation}
   *
   * @param outcome how the game ended
   */
  public static ClaimedResult of(Outcome outcome) {
    return of(GameResult.of(outcome));
  }
}
