package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import java.util.Optional;

/**
 * How a game ended other than by its rules, for example by resignation or on time.
 *
 * @param kind the kind of end
 * @param by the player who resigned, forfeited or ran out of time; empty if the record does not
 *     name one, and for a draw
 */
@Immutable
public record Termination(Kind kind, Optional<Player> by) {
  /** The kind of end. Part of the API. */
  public enum Kind {
    /** A player resigned. */
    RESIGNATION("resignation"),
    /** A player stopped playing or broke a rule of the event. */
    FORFEIT("forfeit"),
    /** A player ran out of time. */
    TIME("time forfeit"),
    /** The players agreed to a draw. */
    AGREED_DRAW("agreement");

    private final String text;

    Kind(String text) {
      this.text = text;
    }

    /** {@return the words of the tag {@code Termination}, such as {@code time forfeit}} */
    public String text() {
      return text;
    }
  }

  /**
   * Creates a termination.
   *
   * @param kind the kind of end
   * @param by the player who lost, if known
   */
  public Termination {
    checkNotNull(kind, "kind");
    checkNotNull(by, "by");
  }

  /**
   * {@return the termination of a game that a player lost}
   *
   * @param kind the kind of end
   * @param loser the player who lost
   */
  public static Termination of(Kind kind, Player loser) {
    return new Termination(kind, Optional.of(loser));
  }

  /**
   * Parses the text of a tag {@code Termination}, exactly as {@link #text()} writes it.
   *
   * @param text any text
   * @return the termination; empty if the text is not one
   */
  public static Optional<Termination> parse(String text) {
    for (Kind kind : Kind.values()) {
      if (text.equals(kind.text)) {
        return Optional.of(new Termination(kind, Optional.empty()));
      }
      for (Player player : Player.values()) {
        Termination termination = of(kind, player);
        if (kind != Kind.AGREED_DRAW && text.equals(termination.text())) {
          return Optional.of(termination);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the text of the tag {@code Termination}: {@code resignation}, {@code forfeit}, {@code
   * time forfeit}, each also with {@code by FIRST} or {@code by SECOND}, or {@code agreement}}
   */
  public String text() {
    return kind.text + by.map(player -> " by " + player).orElse("");
  }

  /** {@return the result that the termination implies} */
  public GameResult result() {
    if (kind == Kind.AGREED_DRAW) {
      return GameResult.DRAW;
    }
    return by.map(loser -> GameResult.wonBy(loser.opponent())).orElse(GameResult.UNKNOWN);
  }
}
