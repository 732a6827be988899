package io.github.boardrules.loa;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.loa.LoaRules.BothConnected;
import io.github.boardrules.loa.LoaRules.Check;
import io.github.boardrules.loa.LoaRules.NoLegalMove;
import io.github.boardrules.loa.LoaRules.Repetition;
import org.jspecify.annotations.Nullable;

/**
 * Decides whether a game is over and who won. In a position without a previous move, the side not
 * to move counts as the one that moved last.
 */
final class LoaStatus {
  private LoaStatus() {}

  /** Returns why the game is over, by the first check that ends it; null if the game goes on. */
  static @Nullable LoaReason reason(LoaPosition position) {
    if (position.counts().passes() == 2) {
      return LoaReason.BOTH_STUCK;
    }
    LoaRules rules = position.game().rules();
    for (Check check : rules.order()) {
      LoaReason reason =
          switch (check) {
            case NO_MOVE -> position.canMove() ? null : LoaReason.NO_LEGAL_MOVE;
            case REPETITION ->
                position.countOccurrences() < rules.repetitionAt() ? null : LoaReason.REPETITION;
            case CONNECTION -> connection(position);
            case QUIET_LIMIT ->
                position.counts().quiet() < rules.quietLimit() ? null : LoaReason.QUIET_LIMIT;
            case PLY_LIMIT ->
                position.counts().played() < rules.plyLimit() ? null : LoaReason.PLY_LIMIT;
          };
      if (reason != null) {
        return reason;
      }
    }
    return null;
  }

  /**
   * The side to move can be connected only in a setup or after a capture: before any other move it
   * was not, because the game continued.
   */
  private static @Nullable LoaReason connection(LoaPosition position) {
    boolean isMoverConnected = position.isConnected(position.turn().opposite());
    boolean isOpponentConnected =
        !position.followsQuietMove() && position.isConnected(position.turn());
    if (isMoverConnected) {
      return isOpponentConnected ? LoaReason.BOTH_CONNECTED : LoaReason.CONNECTION;
    }
    return isOpponentConnected ? LoaReason.OPPONENT_CONNECTED : null;
  }

  /** Returns the outcome of a position that is over for a given reason. */
  static Outcome outcome(LoaReason reason, LoaPosition position) {
    LoaRules rules = position.game().rules();
    Color mover = position.turn().opposite();
    boolean isDraw =
        switch (reason) {
          case CONNECTION, OPPONENT_CONNECTED -> false;
          case BOTH_CONNECTED -> rules.bothConnected() == BothConnected.DRAW;
          case NO_LEGAL_MOVE -> rules.noLegalMove() == NoLegalMove.DRAW;
          case REPETITION -> rules.repetition() == Repetition.DRAW;
          case QUIET_LIMIT, PLY_LIMIT, BOTH_STUCK -> true;
        };
    boolean isLoss = reason == LoaReason.OPPONENT_CONNECTED || reason == LoaReason.REPETITION;
    return isDraw
        ? Outcome.draw(reason)
        : Outcome.win(player(isLoss ? mover.opposite() : mover), reason);
  }

  static Player player(Color color) {
    return color == Color.BLACK ? Player.FIRST : Player.SECOND;
  }
}
