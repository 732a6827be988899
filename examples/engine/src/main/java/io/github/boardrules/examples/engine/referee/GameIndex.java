package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.select.GameFilter;

/**
 * Finds positions in many games, for {@link Kind#FIND} and {@link Kind#EXPLORE}. Implementations
 * are thread-safe.
 */
public interface GameIndex {
  /**
   * Finds the games that reach a position.
   *
   * @param position the position
   * @param withSymmetry whether to find its images under the symmetries of its game, too
   * @param filter which games are wanted
   * @param offset the number of games to skip, 0 or more
   * @param limit the maximum number of games to read, 0 or more
   * @return the number of all games, and those that were read
   * @throws GameIndexException if the index cannot be read
   */
  Found find(Position<?> position, boolean withSymmetry, GameFilter filter, int offset, int limit);

  /**
   * Counts what was played in a position.
   *
   * @param position the position
   * @param withSymmetry whether to count what was played in its images, too
   * @param filter which games are wanted
   * @return the number of games, and the moves
   * @throws GameIndexException if the index cannot be read
   */
  Explored explore(Position<?> position, boolean withSymmetry, GameFilter filter);

  /**
   * Some of the games that reach a position.
   *
   * @param total the number of all games that reach it
   * @param games some of them, in the order of the index, as objects for JSON: the file, the number
   *     of the game in it, the players, the result and the ply
   */
  record Found(long total, ImmutableList<ImmutableMap<String, Object>> games) {}

  /**
   * What was played in a position.
   *
   * @param games the number of games that reach it
   * @param moves all moves that were played, the most frequent first, as objects for JSON: the
   *     move, the number of games and their results, and their average length
   */
  record Explored(long games, ImmutableList<ImmutableMap<String, Object>> moves) {}
}
