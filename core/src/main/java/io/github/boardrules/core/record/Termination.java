package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Player;
import java.util.Optional;

/**
 * How a game ended that the rules did not end.
 *
 * @param kind what happened
 * @param by the seat that resigned, forfeited or ran out of time; empty where the record does not
 *     tell, and for a draw
 */
public record Termination(Kind kind, Optional<Player> by) {

  /** What happened. Part of the API. */
  public enum Kind {
    /** A seat gave up. */
    RESIGNATION("resign"),
    /** A seat lost by not playing on, or by breaking a rule of the event. */
    FORFEIT("forfeit"),
    /** A seat ran out of time. */
    TIME("time"),
    /** The seats agreed to a draw. */
    AGREED_DRAW("agreed draw");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** {@return the word of {@link Replay#ending()}} */
    public String label() {
      return label;
    }
  }

  /**
   * Checks that nothing is missing.
   *
   * @param kind what happened
   * @param by who did it
   */
  public Termination {
    checkNotNull(kind, "kind");
    checkNotNull(by, "by");
  }

  /**
   * {@return a game that a seat lost}
   *
   * @param loser the seat that lost
   * @param kind what happened
   */
  public static Termination by(Player loser, Kind kind) {
    return new Termination(kind, Optional.of(loser));
  }

  /** {@return what it says about the result} */
  public GameResult result() {
    if (kind == Kind.AGREED_DRAW) {
      return GameResult.DRAW;
    }
    return by.map(loser -> GameResult.wonBy(loser.opponent())).orElse(GameResult.UNKNOWN);
  }
}
