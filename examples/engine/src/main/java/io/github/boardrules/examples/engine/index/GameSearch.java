package io.github.boardrules.examples.engine.index;

import io.github.boardrules.core.ArrangementPattern;
import io.github.boardrules.core.Position;
import io.github.boardrules.examples.engine.select.GameFilter;
import java.util.Optional;
import java.util.function.Predicate;

/** Answers which of many games reach a position, and what was played there. */
public interface GameSearch {
  /**
   * Finds the games that reach a position, in their order.
   *
   * @param position the position
   * @param withSymmetry whether to find the images of the position, too
   * @param filter which games are wanted
   * @param games accepts each game, and returns whether to go on
   * @throws IndexException if the games cannot be read
   */
  void find(
      Position<?> position, boolean withSymmetry, GameFilter filter, Predicate<FoundGame> games);

  /**
   * Finds the games that reach a position with a pattern, in their order. All of their positions
   * are looked at.
   *
   * @param pattern the pattern
   * @param filter which games are wanted
   * @param games accepts each game, and returns whether to go on
   * @throws IndexException if the games cannot be read
   */
  void find(ArrangementPattern pattern, GameFilter filter, Predicate<FoundGame> games);

  /**
   * {@return what was played in a position} Nothing was if it is over, even if others with the same
   * arrangement are not, for example because they are no repetition.
   *
   * @param position the position
   * @param withSymmetry whether to count what was played in images of the position, too
   * @param filter which games are wanted
   * @throws IndexException if the games cannot be read, or have moves that are not legal
   */
  Exploration explore(Position<?> position, boolean withSymmetry, GameFilter filter);

  /**
   * {@return a line that says why nothing was found, if the game of a position is not among the
   * games}
   *
   * @param position the position
   */
  Optional<String> hint(Position<?> position);
}
