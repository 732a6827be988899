package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;
import java.util.Set;

/**
 * A setup of a territory game: the stones, the komi, the sides, the side to move and the number of
 * passes. Immutable and a value.
 *
 * @param <M> the moves of the game
 */
public interface TerritorySetup<M extends TerritoryMove> extends Setup<M> {
  /** {@return the points of all stones} */
  Set<Cell> stones();

  /** {@return everything but the board} */
  TerritoryState state();

  /**
   * {@return an immutable copy of some cells} A {@link CellSet} is not copied.
   *
   * @param cells any cells
   */
  static Set<Cell> copyOf(Set<Cell> cells) {
    return cells instanceof CellSet ? cells : ImmutableSet.copyOf(cells);
  }

  /**
   * Builds everything but the board. Without any call, the first player is to name the komi.
   *
   * @param <B> the builder of the game
   */
  abstract class Builder<B extends Builder<B>> {
    private Optional<Komi> komi = Optional.empty();
    private Optional<Player> vertical = Optional.empty();
    private Orientation sideToMove = Orientation.VERTICAL;
    private int passes;

    /** Creates a builder. */
    protected Builder() {}

    /** {@return this builder} */
    protected abstract B self();

    /**
     * Sets the komi.
     *
     * @param named the komi that was named
     * @return this builder
     */
    public final B komi(Komi named) {
      komi = Optional.of(named);
      return self();
    }

    /**
     * Sets the sides.
     *
     * @param player the player that plays Vertical
     * @return this builder
     */
    public final B vertical(Player player) {
      vertical = Optional.of(player);
      return self();
    }

    /**
     * Sets the side to move, by default Vertical.
     *
     * @param side the side to move
     * @return this builder
     */
    public final B sideToMove(Orientation side) {
      sideToMove = side;
      return self();
    }

    /**
     * Sets the number of passes, by default 0.
     *
     * @param count the number of passes since the last stone, 0 to 2; with 2 the game is over
     * @return this builder
     */
    public final B passes(int count) {
      passes = count;
      return self();
    }

    /**
     * Sets komi, sides, side to move and passes.
     *
     * @param state the values to set
     * @return this builder
     */
    public final B state(TerritoryState state) {
      komi = state.komi();
      vertical = state.vertical();
      sideToMove = state.sideToMove();
      passes = state.passes();
      return self();
    }

    /**
     * {@return the values set so far}
     *
     * @throws IllegalArgumentException if they contradict each other, as sides without a komi do
     */
    protected final TerritoryState state() {
      return new TerritoryState(komi, vertical, sideToMove, passes);
    }
  }
}
