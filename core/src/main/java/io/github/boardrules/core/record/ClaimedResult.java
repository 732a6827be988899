package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Outcome;
import java.util.Optional;

/**
 * The result that a record gives, which need not be true.
 *
 * @param text as it is written: {@code 1-0}, {@code W+}, {@code Draw}
 * @param result what it means
 */
public record ClaimedResult(String text, GameResult result) {

  /**
   * Checks that nothing is missing.
   *
   * @param text the result as the record gives it
   * @param result who won
   */
  public ClaimedResult {
    checkNotNull(text, "text");
    checkNotNull(result, "result");
  }

  /**
   * {@return a result as {@link RecordFormat#BRG} writes it}
   *
   * @param result who won
   */
  public static ClaimedResult of(GameResult result) {
    return new ClaimedResult(result.text(), result);
  }

  /**
   * {@return the true result of a finished game, as {@link RecordFormat#BRG} writes it}
   *
   * @param outcome how the game ended
   */
  public static ClaimedResult of(Outcome outcome) {
    return of(GameResult.of(outcome));
  }

  /** Reads a result as {@link RecordFormat#BRG} writes it; empty if the text is none. */
  static Optional<ClaimedResult> parse(CharSequence text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    if (first != '*' && first != '0' && first != '1') {
      return Optional.empty();
    }
    for (GameResult result : GameResult.values()) {
      if (result.text().contentEquals(text)) {
        return Optional.of(of(result));
      }
    }
    return Optional.empty();
  }
}
