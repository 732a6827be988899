package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.loa.LoaRules.BothConnected;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.NoLegalMove;
import io.github.boardrules.loa.LoaRules.Repetition;
import java.util.Optional;

/**
 * Whether the game goes on or how it ended, as a number that fits into a byte. In a position
 * without a previous move, the side not to move counts as the one that moved last.
 */
final class LoaStatus {
  /** Not computed yet. */
  static final byte UNKNOWN = 0;

  /** The game goes on. */
  static final byte ONGOING = 1;

  /** The status of the first of {@link #OUTCOMES}; the others follow in order. */
  private static final int FIRST_OUTCOME = 2;

  private static final ImmutableList<Optional<Outcome>> OUTCOMES = outcomes();

  private LoaStatus() {}

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

  static Optional<Outcome> outcome(byte status) {
    return status == ONGOING ? Optional.empty() : OUTCOMES.get(status - FIRST_OUTCOME);
  }

  /**
   * Makes the checks. Their order matters only in the rare case that one of them may end the game.
   */
  static byte of(LoaState state) {
    return state.canMove()
            && History.occurrences(state) == 1
            && !state.isAnyConnected()
            && (state.usesStandardHistory || !(state.isAtQuietLimit() || state.isAtPlyLimit()))
        ? ONGOING
        : inOrder(state);
  }

  /** Makes all checks, in their order. */
  private static byte inOrder(LoaState state) {
    if (state.counts().passes() == 2) {
      return draw(LoaReason.BOTH_STUCK);
    }
    for (Check check : state.common.game().rules().order()) {
      byte status =
          switch (check) {
            case NO_MOVE -> mobility(state);
            case REPETITION -> repetition(state);
            case CONNECTION -> connection(state);
            case QUIET_LIMIT -> state.isAtQuietLimit() ? draw(LoaReason.QUIET_LIMIT) : ONGOING;
            case PLY_LIMIT -> state.isAtPlyLimit() ? draw(LoaReason.PLY_LIMIT) : ONGOING;
          };
      if (status != ONGOING) {
        return status;
      }
    }
    return ONGOING;
  }

  private static byte mobility(LoaState state) {
    return state.canMove()
        ? ONGOING
        : state.common.game().rules().noLegalMove() == NoLegalMove.DRAW
            ? draw(LoaReason.NO_LEGAL_MOVE)
            : win(mover(state), LoaReason.NO_LEGAL_MOVE);
  }

  private static byte repetition(LoaState state) {
    LoaRules rules = state.common.game().rules();
    if (History.occurrences(state) < rules.repetitionAt()) {
      return ONGOING;
    }
    return rules.repetition() == Repetition.DRAW
        ? draw(LoaReason.REPETITION)
        : win(state.turn(), LoaReason.REPETITION);
  }

  private static byte connection(LoaState state) {
    Color mover = mover(state);
    boolean isMoverConnected = state.isEnemyConnected();
    boolean isOpponentConnected = state.isOwnConnected();
    if (isMoverConnected && isOpponentConnected) {
      return state.common.game().rules().bothConnected() == BothConnected.DRAW
          ? draw(LoaReason.BOTH_CONNECTED)
          : win(mover, LoaReason.BOTH_CONNECTED);
    }
    return isMoverConnected
        ? win(mover, LoaReason.CONNECTION)
        : isOpponentConnected ? win(mover.opposite(), LoaReason.OPPONENT_CONNECTED) : ONGOING;
  }

  private static Color mover(LoaState state) {
    return state.turn().opposite();
  }

  private static byte win(Color winner, LoaReason reason) {
    return status(Outcome.win(player(winner), reason));
  }

  static Player player(Color color) {
    return color == Color.BLACK ? Player.FIRST : Player.SECOND;
  }

  private static byte draw(LoaReason reason) {
    return status(Outcome.draw(reason));
  }

  private static byte status(Outcome outcome) {
    return (byte) (FIRST_OUTCOME + OUTCOMES.indexOf(Optional.of(outcome)));
  }
}
