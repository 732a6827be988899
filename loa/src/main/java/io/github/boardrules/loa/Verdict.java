package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.loa.LoaRules.BothConnected;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.Repetition;
import java.util.Optional;

/**
 * How a position stands: the game goes on, or how it ended, as a number that a position keeps in a
 * byte. In a position that no move led to, the side not to move counts as the one that moved.
 */
final class Verdict {
  /** Nobody has asked yet. */
  static final byte UNKNOWN = 0;

  static final byte GOES_ON = 1;

  /** The numbers from here on stand for the outcomes in their order. */
  private static final int FIRST_END = 2;

  private static final ImmutableList<Optional<Outcome>> OUTCOMES = outcomes();

  private Verdict() {}

  private static ImmutableList<Optional<Outcome>> outcomes() {
    ImmutableList.Builder<Optional<Outcome>> outcomes = ImmutableList.builder();
    for (LoaReason reason : LoaReason.values()) {
      for (Player winner : Player.values()) {
        outcomes.add(Optional.of(Outcome.win(winner, reason)));
      }
      outcomes.add(Optional.of(Outcome.draw(reason)));
    }
    return outcomes.build();
  }

  static Optional<Outcome> outcome(byte verdict) {
    return verdict == GOES_ON ? Optional.empty() : OUTCOMES.get(verdict - FIRST_END);
  }

  /** Where every check is answered with no, as nearly always, their order does not matter. */
  static byte of(LoaPosition position) {
    return position.canMove() && position.occurrences() == 1 && !position.isAnyConnected()
        ? GOES_ON
        : inOrder(position);
  }

  private static byte inOrder(LoaPosition position) {
    for (Check check : position.game().rules().order()) {
      byte verdict =
          switch (check) {
            case NO_MOVE -> ofMobility(position);
            case REPETITION -> ofRepetition(position);
            case CONNECTION -> ofConnection(position);
          };
      if (verdict != GOES_ON) {
        return verdict;
      }
    }
    return GOES_ON;
  }

  private static byte ofMobility(LoaPosition position) {
    return position.canMove() ? GOES_ON : win(mover(position), LoaReason.NO_LEGAL_MOVE);
  }

  private static byte ofRepetition(LoaPosition position) {
    LoaRules rules = position.game().rules();
    if (position.occurrences() < rules.repetitionAt()) {
      return GOES_ON;
    }
    return rules.repetition() == Repetition.DRAW
        ? draw(LoaReason.REPETITION)
        : win(position.turn(), LoaReason.REPETITION);
  }

  private static byte ofConnection(LoaPosition position) {
    Colour mover = mover(position);
    boolean moverIs = position.isConnected(mover);
    boolean opponentIs = position.isConnected(mover.opposite());
    if (moverIs && opponentIs) {
      return position.game().rules().bothConnected() == BothConnected.DRAW
          ? draw(LoaReason.BOTH_CONNECTED)
          : win(mover, LoaReason.BOTH_CONNECTED);
    }
    return moverIs
        ? win(mover, LoaReason.CONNECTION)
        : opponentIs ? win(mover.opposite(), LoaReason.OPPONENT_CONNECTED) : GOES_ON;
  }

  private static Colour mover(LoaPosition position) {
    return position.turn().opposite();
  }

  private static byte win(Colour winner, LoaReason reason) {
    return end(Outcome.win(LoaPosition.player(winner), reason));
  }

  private static byte draw(LoaReason reason) {
    return end(Outcome.draw(reason));
  }

  private static byte end(Outcome outcome) {
    return (byte) (FIRST_END + OUTCOMES.indexOf(Optional.of(outcome)));
  }
}
