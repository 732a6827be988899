package io.github.boardrules.core.spi;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;

/**
 * The methods that builders of setups have in games with black and white pieces. A builder
 * implements {@link #add}.
 *
 * @param <B> the builder of the game
 */
public interface ColorSetupBuilder<B extends ColorSetupBuilder<B>> {
  /**
   * Adds pieces of a color. A cell that is added twice is a defect of the setup.
   *
   * @param color the color of the pieces
   * @param cells the cells of the pieces, in any order
   * @return this builder
   */
  @CanIgnoreReturnValue
  B add(Color color, Iterable<Cell> cells);

  /**
   * Adds black pieces.
   *
   * @param cells the cells of the pieces, in any order
   * @return this builder
   */
  @CanIgnoreReturnValue
  default B black(Cell... cells) {
    return add(Color.BLACK, ImmutableList.copyOf(cells));
  }

  /**
   * Adds black pieces.
   *
   * @param cells the cells of the pieces, in any order
   * @return this builder
   */
  @CanIgnoreReturnValue
  default B black(Iterable<Cell> cells) {
    return add(Color.BLACK, cells);
  }

  /**
   * Adds white pieces.
   *
   * @param cells the cells of the pieces, in any order
   * @return this builder
   */
  @CanIgnoreReturnValue
  default B white(Cell... cells) {
    return add(Color.WHITE, ImmutableList.copyOf(cells));
  }

  /**
   * Adds white pieces.
   *
   * @param cells the cells of the pieces, in any order
   * @return this builder
   */
  @CanIgnoreReturnValue
  default B white(Iterable<Cell> cells) {
    return add(Color.WHITE, cells);
  }
}
