package io.github.boardrules.core;

import io.github.boardrules.core.board.Symmetry;

/**
 * A map of the positions and moves of a game under which nothing that the rules say changes: moves
 * are legal in the image exactly when they were, and the outcomes agree, with the seats swapped if
 * {@link #swapsPlayers()}.
 *
 * @param <M> the moves of the game
 */
public interface GameSymmetry<M extends Move> {
  /** {@return where each cell goes} */
  Symmetry cells();

  /** {@return whether the image has the seats swapped: what FIRST was doing, SECOND does} */
  boolean swapsPlayers();

  /**
   * {@return whether the symmetry holds from this position on} It always does, but for swaps of the
   * sides before the sides are chosen.
   *
   * @param position a position
   */
  default boolean appliesTo(Position<M> position) {
    return true;
  }

  /**
   * {@return the image of a position} Its game differs from the given one's only where the board or
   * an option itself is turned around.
   *
   * @param position a position
   * @throws IllegalArgumentException if the symmetry does not {@linkplain #appliesTo apply}
   */
  Position<M> apply(Position<M> position);

  /**
   * {@return the image of a move}
   *
   * @param move a move
   */
  M apply(M move);
}
