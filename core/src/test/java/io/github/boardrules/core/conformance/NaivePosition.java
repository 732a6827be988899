package io.github.boardrules.core.conformance;

import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position of a second, naive implementation of a game, as {@link RecomputedVectorsTest} asks for
 * it. Implementations are immutable and share no code with the game.
 */
public interface NaivePosition {
  /** {@return the canonical notations of all legal moves; empty if the game is over} */
  Set<String> legal();

  /**
   * {@return the position after a move}
   *
   * @param move the notation of a legal move
   */
  NaivePosition play(String move);

  /**
   * {@return the values of this position in the vectors without its legal moves: {@code toMove},
   * {@code side}, and the facts of the game}
   */
  Map<String, @Nullable Object> values();

  /** {@return the values of the outcome in the vectors; empty while the game goes on} */
  Map<String, @Nullable Object> outcome();
}
