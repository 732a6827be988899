package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;

/**
 * A setup of a territory game: the stones and the {@linkplain TerritoryState state}. Setups are
 * immutable and have value equality.
 *
 * @param <M> the moves of the game
 */
public interface TerritorySetup<M extends TerritoryMove> extends Setup<M> {
  /** {@return the points of all stones, in the order of cells; a point with two stones twice} */
  ImmutableList<Cell> stones();

  /** {@return the komi, the sides, the side to move, the number of passes and the button} */
  TerritoryState state();

  /**
   * A builder of the {@linkplain TerritoryState state} of a setup. By default, no komi is named and
   * the first player is to move.
   *
   * @param <B> the builder of the game
   */
  abstract class Builder<B extends Builder<B>> {
    private Optional<Komi> komi = Optional.empty();
    private Optional<Player> vertical = Optional.empty();
    private Orientation sideToMove = Orientation.VERTICAL;
    private int passes;
    private Optional<Orientation> button = Optional.empty();

    /** Creates a builder. */
    protected Builder() {}

    /** {@return this builder} */
    protected abstract B self();

    /**
     * Sets the komi.
     *
     * @param named the komi
     * @return this builder
     */
    public final B komi(Komi named) {
      komi = Optional.of(named);
      return self();
    }

    /**
     * Sets the sides.
     *
     * @param player the player who plays Vertical
     * @return this builder
     */
    public final B vertical(Player player) {
      vertical = Optional.of(player);
      return self();
    }

    /**
     * Sets the side to move. The default is Vertical.
     *
     * @param side the side to move
     * @return this builder
     */
    public final B sideToMove(Orientation side) {
      sideToMove = side;
      return self();
    }

    /**
     * Sets the number of consecutive passes up to now. The default is 0.
     *
     * @param count 0, 1, or 2 if the game is over
     * @return this builder
     */
    public final B passes(int count) {
      passes = count;
      return self();
    }

    /**
     * Sets the komi, the sides, the side to move, the number of passes and the button.
     *
     * @param state the values to set
     * @return this builder
     */
    public final B state(TerritoryState state) {
      komi = state.komi();
      vertical = state.vertical();
      sideToMove = state.sideToMove();
      passes = state.passes();
      button = state.button();
      return self();
    }

    /**
     * Sets the side that has taken the button, in games that have one.
     *
     * @param side the side
     */
    protected final void setButton(Orientation side) {
      button = Optional.of(side);
    }

    /**
     * {@return the state}
     *
     * @throws IllegalArgumentException if the sides are set without a komi, the side to move or
     *     passes or the button are set without sides, or the number of passes is out of range
     */
    protected final TerritoryState state() {
      return new TerritoryState(komi, vertical, sideToMove, passes, button);
    }
  }
}
