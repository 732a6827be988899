package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import java.util.Optional;

/**
 * The result that a record gives, which need not be true.
 *
 * @param text as it is written: {@code 1-0}, {@code W+}, {@code Draw}
 * @param verdict what it means
 */
public record ClaimedResult(String text, Verdict verdict) {

  /** Who won. */
  public enum Verdict {
    /** FIRST won. */
    FIRST("1-0"),
    /** SECOND won. */
    SECOND("0-1"),
    /** Nobody won. */
    DRAW("1/2-1/2"),
    /** The game goes on, or nobody knows. */
    UNKNOWN("*");

    private final String symbol;

    Verdict(String symbol) {
      this.symbol = symbol;
    }

    /**
     * As {@link RecordFormat#BRG} writes it: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code *}.
     *
     * @return the text
     */
    public String symbol() {
      return symbol;
    }

    /** {@return the seat that won, if one did} */
    public Optional<Player> winner() {
      return switch (this) {
        case FIRST -> Optional.of(Player.FIRST);
        case SECOND -> Optional.of(Player.SECOND);
        case DRAW, UNKNOWN -> Optional.empty();
      };
    }

    /**
     * That a seat won.
     *
     * @param player the seat
     * @return the verdict
     */
    public static Verdict wonBy(Player player) {
      return player == Player.FIRST ? FIRST : SECOND;
    }
  }

  /**
   * Checks that nothing is missing.
   *
   * @param text the result as the record gives it
   * @param verdict who won
   */
  public ClaimedResult {
    checkNotNull(text, "text");
    checkNotNull(verdict, "verdict");
  }

  /**
   * {@return a result as {@link RecordFormat#BRG} writes it}
   *
   * @param verdict who won
   */
  public static ClaimedResult of(Verdict verdict) {
    return new ClaimedResult(verdict.symbol(), verdict);
  }

  /**
   * {@return the true result of a finished game, as {@link RecordFormat#BRG} writes it}
   *
   * @param outcome how the game ended
   */
  public static ClaimedResult of(Outcome outcome) {
    return of(outcome.winner().map(Verdict::wonBy).orElse(Verdict.DRAW));
  }

  /** Reads a result as {@link RecordFormat#BRG} writes it; empty if the text is none. */
  static Optional<ClaimedResult> parse(CharSequence text) {
    char first = text.isEmpty() ? ' ' : text.charAt(0);
    if (first != '*' && first != '0' && first != '1') {
      return Optional.empty();
    }
    for (Verdict verdict : Verdict.values()) {
      if (verdict.symbol.contentEquals(text)) {
        return Optional.of(of(verdict));
      }
    }
    return Optional.empty();
  }
}
