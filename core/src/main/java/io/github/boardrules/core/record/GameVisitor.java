package io.github.boardrules.core.record;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;

/**
 * Receives the legal moves of games while they are judged, so that no game is kept; see {@link
 * Records#visit}. Every method does nothing by default.
 *
 * <p>A game whose rest is skipped has no verdict: the next call begins another game. All calls come
 * from the thread that reads the records, and an exception of a visitor ends the scan. Arguments
 * can be kept, because they do not change.
 */
public interface GameVisitor {
  /**
   * Begins a game that can be replayed. What begins like a game may be {@link
   * RecordProblem.Code#NOT_A_GAME} at its end.
   *
   * @param header the record without its moves, as far as the text states it before the first move
   * @param start the position in which the game begins
   * @return whether to judge the game; false skips it
   */
  default boolean begin(GameRecord header, Position<?> start) {
    return true;
  }

  /**
   * Reports the next legal move of the main line.
   *
   * @param number the number of the move, counted from 1
   * @param move the move
   * @param after the position after it
   * @return whether to judge the next move; false skips the rest of the game
   */
  default boolean ply(int number, Move move, Position<?> after) {
    return true;
  }

  /**
   * Ends a game, or reports what is none.
   *
   * @param verdict the verdict, without moves and positions
   */
  default void end(GameVerdict verdict) {}
}
