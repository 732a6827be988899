package io.github.boardrules.core;

import io.github.boardrules.core.board.Symmetry;

/**
 * A map of the positions and moves of a game under which nothing that the rules say changes: moves are
 * legal in the image exactly when they were, and the outcomes agree, with the seats swapped if {@link
 * #swapsPlayers()}.
 *
 * @param <M> the moves of the game
 */
public interface GameSymmetry<M extends Move> {
  /** Where each cell goes. */
  Symmetry cells();

  /** Whether the image has the seats swapped: what FIRST was doing, SECOND does. */
  boolean swapsPlayers();

  /**
   * Whether the symmetry holds from this position on. It always does, but for swaps of the sides before
   * the sides are chosen.
   */
  default boolean appliesTo(Position<M> position) {
    return true;
  }

  /**
   * The image of a position. Its game differs from the given one's only where the board or an option
   * itself is turned around.
   *
   * @throws IllegalArgumentException if the symmetry does not {@linkplain #appliesTo apply}
   */
  Position<M> apply(Position<M> position);

  /** The image of a move. */
  M apply(M move);
}
