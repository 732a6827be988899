package io.github.boardrules.core.record.brg;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import org.jspecify.annotations.Nullable;

/**
 * Counts the turns of a line. A turn consists of all consecutive moves of one player. A number
 * covers a turn of FIRST and the following turn of SECOND.
 *
 * @param number the number of the current turn, counted from 1; 0 before the first move
 * @param mover the player who made the last move; null before the first move
 */
@Immutable
record TurnCounter(int number, @Nullable Player mover) {
  static final TurnCounter NONE = new TurnCounter(0, null);

  /** Returns the count after a move of a player. */
  TurnCounter after(Player player) {
    boolean counts = player == Player.FIRST && player != mover;
    return new TurnCounter(counts ? number + 1 : Math.max(number, 1), player);
  }

  /** Returns the next player if the players alternate. */
  Player next() {
    return mover == null ? Player.FIRST : mover.opponent();
  }
}
