package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritorySetup;
import io.github.boardrules.core.territory.TerritoryState;
import java.util.Arrays;

/**
 * A setup of Linage. {@link LinageGame#defects} checks a setup; the violations have codes of {@link
 * io.github.boardrules.core.territory.TerritoryDefect} and {@link LinageDefect}.
 *
 * <pre>{@code
 * LinageSetup setup =
 *     LinageSetup.builder()
 *         .stones(Cell.parse("e5"))
 *         .komi(Komi.parse("4.5"))
 *         .vertical(Player.FIRST)
 *         .sideToMove(Orientation.HORIZONTAL)
 *         .build();
 * Linage.game().position(setup).text(); // → 9/9/9/9/4x4/9/9/9/9 horizontal 4.5 first 0
 * }</pre>
 *
 * @param stones the points of all stones, in the order of cells; a point that was given twice is
 *     listed twice
 * @param state the komi, the sides, the side to move, the number of passes and the button
 */
public record LinageSetup(ImmutableList<Cell> stones, TerritoryState state)
    implements TerritorySetup<LinageMove> {
  /**
   * Creates a setup. {@link #builder} is more convenient.
   *
   * @param stones the points of all stones, in any order
   * @param state the komi, the sides, the side to move, the number of passes and the button
   */
  public LinageSetup {
    stones = ImmutableList.sortedCopyOf(stones);
  }

  /** {@return a builder without stones} */
  public static Builder builder() {
    return new Builder();
  }

  /** A builder of setups. */
  public static final class Builder extends TerritorySetup.Builder<Builder> {
    private final ImmutableList.Builder<Cell> stones = ImmutableList.builder();

    private Builder() {}

    @Override
    protected Builder self() {
      return this;
    }

    /**
     * Adds stones.
     *
     * @param cells the points of the stones
     * @return this builder
     */
    public Builder stones(Cell... cells) {
      return stones(Arrays.asList(cells));
    }

    /**
     * Adds stones.
     *
     * @param cells the points of the stones
     * @return this builder
     */
    public Builder stones(Iterable<Cell> cells) {
      stones.addAll(cells);
      return this;
    }

    /**
     * Sets the side that has taken the button. By default, it is not taken.
     *
     * @param side the side
     * @return this builder
     */
    public Builder button(Orientation side) {
      setButton(side);
      return this;
    }

    /**
     * {@return the setup}
     *
     * @throws IllegalArgumentException if the sides are set without a komi, the side to move,
     *     passes or the button are set without sides, or the number of passes is out of range
     */
    public LinageSetup build() {
      return new LinageSetup(stones.build(), state());
    }
  }
}
