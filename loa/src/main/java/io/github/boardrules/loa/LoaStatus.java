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
    boolean canMove = position.canMove();
    int occurrences = position.countOccurrences();
    LoaReason connection = connection(position);
    return canMove && occurrences == 1 && connection == null && position.usesStandardHistory
        ? null
        : first(position, canMove, occurrences, connection);
  }

  private static @Nullable LoaReason first(
      LoaPosition position, boolean canMove, int occurrences, @Nullable LoaReason connection) {
    LoaGame game = position.game();
    PlyCounts counts = position.counts();
    if (counts.passes() == 2) {
      return LoaReason.BOTH_STUCK;
    }
    for (Check check : game.order) {
      LoaReason reason =
          switch (check) {
            case NO_MOVE -> canMove ? null : LoaReason.NO_LEGAL_MOVE;
            case REPETITION -> occurrences < game.repetitionAt ? null : LoaReason.REPETITION;
            case CONNECTION -> connection;
            case QUIET_LIMIT -> counts.quiet() < game.quietLimit ? null : LoaReason.QUIET_LIMIT;
            case PLY_LIMIT -> counts.played() < game.plyLimit ? null : LoaReason.PLY_LIMIT;
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
    boolean isMoverConnected = position.isEnemyConnected();
    boolean isOpponentConnected = !position.followsQuietMove() && position.isOwnConnected();
    return isMoverConnected
        ? isOpponentConnected ? LoaReason.BOTH_CONNECTED : LoaReason.CONNECTION
        : isOpponentConnected ? LoaReason.OPPONENT_CONNECTED : null;
  }

  /** Returns the outcome of a position that is over for a given reason. */
  static Outcome outcome(LoaReason reason, LoaPosition position) {
    LoaRules rules = position.game().rules();
    Color mover = position.turn().opposite();
    boolean isDraw =
        switch (reason) {
          case CONNECTION, OPPONENT_CONNECTED -> false;
          case BOTH_CONNECTED -> rules.get(LoaRules.BOTH_CONNECTED) == BothConnected.DRAW;
          case NO_LEGAL_MOVE -> rules.get(LoaRules.NO_LEGAL_MOVE) == NoLegalMove.DRAW;
          case REPETITION -> rules.get(LoaRules.REPETITION) == Repetition.DRAW;
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
