package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import java.util.List;

/**
 * A move of one player. A value: moves with the same notation in the same game are equal. Passing,
 * naming a komi and choosing a side are moves, too.
 *
 * <p>A move may be illegal: {@link Position#violation(Move)} reports the rule that it breaks.
 *
 * <p>For authors of games: if there are several kinds of moves, let them extend a sealed class
 * rather than a sealed interface. Generic code casts every move to this interface and then to the
 * type of the game, but before version 23 a JVM caches only one successful interface check per
 * class (JDK-8180450). Alternating between two interfaces costs 20 nanoseconds or more per check.
 */
public interface Move {
  /**
   * {@return the canonical notation} {@link Position#parseMove} accepts it in both modes, and
   * records contain it. It consists of at most 199 printable ASCII characters without blanks and
   * without any of <code>{}()[];"$!?</code>, does not begin with a digit, a dot or {@code %}, and
   * is not the result of a game, such as {@code *}. Stable across versions.
   */
  default String notation() {
    return toString();
  }

  /**
   * {@return the cells that the move names, in the order of its notation; empty for a move without
   * cells, such as a pass} They need not be on the board.
   */
  default List<Cell> cells() {
    return ImmutableList.of();
  }

  /** Returns the same as {@link #notation()}. */
  @Override
  String toString();
}
