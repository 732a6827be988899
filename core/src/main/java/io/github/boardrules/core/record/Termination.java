package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import java.util.Objects;
import java.util.Optional;

/**
 * How a game ended other than by its rules, for example by resignation or on time. Immutable and a
 * value. An agreed draw has no loser.
 */
@Immutable
public final class Termination {
  /** The words of PGN for ends that do not say who lost. */
  private static final ImmutableSet<String> UNDECIDED =
      ImmutableSet.of(
          "abandoned",
          "adjudication",
          "death",
          "emergency",
          "normal",
          "rules infraction",
          "unterminated");

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

  private final Kind kind;
  private final Optional<Player> loser;

  private Termination(Kind kind, Optional<Player> loser) {
    this.kind = kind;
    this.loser = loser;
  }

  /**
   * {@return the end of a game that a player resigned}
   *
   * @param loser the player who resigned
   */
  public static Termination resignation(Player loser) {
    return of(Kind.RESIGNATION, loser);
  }

  /**
   * {@return the end of a game that a player stopped playing or lost by a rule of the event}
   *
   * @param loser the player who lost
   */
  public static Termination forfeit(Player loser) {
    return of(Kind.FORFEIT, loser);
  }

  /**
   * {@return the end of a game in which a player ran out of time}
   *
   * @param loser the player whose time ran out
   */
  public static Termination onTime(Player loser) {
    return of(Kind.TIME, loser);
  }

  /** {@return the end of a game that the players agreed to be a draw} */
  public static Termination agreedDraw() {
    return of(Kind.AGREED_DRAW);
  }

  /**
   * {@return a termination that does not say who lost}
   *
   * @param kind the kind of end
   */
  public static Termination of(Kind kind) {
    return new Termination(checkNotNull(kind, "kind"), Optional.empty());
  }

  /**
   * {@return the termination of a game that a player lost}
   *
   * @param kind the kind of end
   * @param loser the player who lost
   * @throws IllegalArgumentException if the kind is an agreed draw
   */
  public static Termination of(Kind kind, Player loser) {
    checkArgument(kind != Kind.AGREED_DRAW, "Nobody loses by an agreed draw");
    return new Termination(checkNotNull(kind, "kind"), Optional.of(loser));
  }

  /**
   * {@return the termination with a text, exactly as {@link #text()} writes it; empty if there is
   * none}
   *
   * @param text any text
   */
  public static Optional<Termination> find(String text) {
    for (Kind kind : Kind.values()) {
      if (text.equals(kind.text)) {
        return Optional.of(of(kind));
      }
      for (Player player : Player.values()) {
        if (kind != Kind.AGREED_DRAW && text.equals(of(kind, player).text())) {
          return Optional.of(of(kind, player));
        }
      }
    }
    return Optional.empty();
  }

  /**
   * {@return whether a text can be that of a tag {@code Termination}} It can be what {@link #find}
   * accepts, or, in any case, a word of PGN for an end that does not say who lost: {@code
   * abandoned}, {@code adjudication}, {@code death}, {@code emergency}, {@code normal}, {@code
   * rules infraction} or {@code unterminated}. {@link Validator} reports a tag with another text.
   *
   * @param text any text
   */
  static boolean isKnown(String text) {
    return UNDECIDED.contains(Ascii.toLowerCase(text)) || find(text).isPresent();
  }

  /** {@return the kind of end} */
  public Kind kind() {
    return kind;
  }

  /**
   * {@return the player who resigned, forfeited or ran out of time; empty if the record does not
   * name one, and for an agreed draw}
   */
  public Optional<Player> loser() {
    return loser;
  }

  /**
   * {@return the text of the tag {@code Termination}: {@code resignation}, {@code forfeit}, {@code
   * time forfeit}, each also with {@code by FIRST} or {@code by SECOND}, or {@code agreement}}
   */
  public String text() {
    return kind.text + loser.map(player -> " by " + player).orElse("");
  }

  /** {@return the result that the termination implies} */
  public GameResult result() {
    if (kind == Kind.AGREED_DRAW) {
      return GameResult.DRAW;
    }
    return loser.map(player -> GameResult.wonBy(player.opponent())).orElse(GameResult.UNKNOWN);
  }

  /**
   * {@return whether a game that ended so can have a result} An agreed draw is a draw, and any
   * other termination is a win for the opponent of the player who lost. An unknown result
   * contradicts nothing.
   *
   * @param claimed the result
   */
  public boolean allows(GameResult claimed) {
    checkNotNull(claimed, "claimed");
    return claimed == GameResult.UNKNOWN
        || (result() == GameResult.UNKNOWN ? claimed != GameResult.DRAW : claimed == result());
  }

  /**
   * {@return this termination, which names the loser if this one does not and the result, which it
   * {@linkplain #allows allows}, does}
   */
  Termination withLoserOf(GameResult claimed) {
    return result() == GameResult.UNKNOWN && claimed.winner().isPresent()
        ? of(kind, claimed.winner().get().opponent())
        : this;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Termination that && kind == that.kind && loser.equals(that.loser);
  }

  @Override
  public int hashCode() {
    return Objects.hash(kind, loser);
  }

  /** Returns the same as {@link #text()}. */
  @Override
  public String toString() {
    return text();
  }
}
