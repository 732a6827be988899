package io.github.boardrules.core.record;

import io.github.boardrules.core.Player;
import org.jspecify.annotations.Nullable;

/**
 * Whose turn it is at a move of a line, and which one; a turn is all that a seat does before the
 * other one moves, and it is counted when FIRST begins one.
 *
 * @param number the number of the turn, counted from 1; 0 before the first one
 * @param mover the seat that made the last move; null before the first one
 */
record TurnCounter(int number, @Nullable Player mover) {
  static final TurnCounter NONE = new TurnCounter(0, null);

  /** Whether a seat that moves now begins a turn. */
  boolean isBegunBy(Player player) {
    return player != mover;
  }

  /** Behind a move of a seat. */
  TurnCounter after(Player player) {
    boolean counts = isBegunBy(player) && player == Player.FIRST;
    return new TurnCounter(counts ? number + 1 : Math.max(number, 1), player);
  }

  /** The seat to move next, if the seats alternate. */
  Player next() {
    return mover == null ? Player.FIRST : mover.opponent();
  }
}
