package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.board.Symmetry;

/**
 * A bijection of the positions and moves of a game that preserves its rules. The image of a move is
 * legal in the image of a position if and only if the move is legal in the position, and outcomes
 * correspond: the same player wins, or the opponent if the symmetry {@linkplain #swapsPlayers swaps
 * the players}. A value.
 *
 * @param <M> the moves of the game
 */
public interface GameSymmetry<M extends Move> {
  /** {@return the symmetry of the board, which maps the cells} */
  Symmetry cells();

  /**
   * {@return whether the first player of the image plays the side of the original second player; by
   * default false}
   */
  default boolean swapsPlayers() {
    return false;
  }

  /**
   * {@return whether the symmetry can be applied to a position} A symmetry that swaps the sides
   * cannot be applied before the players have chosen their sides; every other symmetry can always
   * be applied.
   *
   * @param position a position of the game
   */
  default boolean appliesTo(Position<M> position) {
    checkNotNull(position, "position");
    return true;
  }

  /**
   * {@return the image of a position} It belongs to a different game only if the symmetry changes
   * the board or an option, for example by swapping width and height.
   *
   * @param position a position of the game
   * @throws IllegalArgumentException if the symmetry does not {@linkplain #appliesTo apply}
   */
  Position<M> apply(Position<M> position);

  /**
   * {@return whether the image of a position belongs to an equal game} The default implementation
   * creates the image; implementations should avoid that.
   *
   * @param position a position to which the symmetry applies
   */
  default boolean keepsGame(Position<M> position) {
    return apply(position).game().equals(position.game());
  }

  /**
   * {@return the {@linkplain Position#hash() hash} of the image of a position} The default
   * implementation creates the image; implementations should avoid that.
   *
   * @param position a position to which the symmetry applies
   */
  default long imageHash(Position<M> position) {
    return apply(position).hash();
  }

  /**
   * {@return the {@linkplain Position#transpositionKey() transposition key} of the image of a
   * position} The default implementation creates the image; implementations should avoid that.
   *
   * @param position a position to which the symmetry applies
   */
  default long imageTranspositionKey(Position<M> position) {
    return apply(position).transpositionKey();
  }

  /**
   * {@return the image of a move}
   *
   * @param move a move of the game, legal or not; the board need not have its cells
   */
  M apply(M move);
}
