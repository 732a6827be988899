package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryState;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A setup of Linage. {@link LinageGame#defects} checks a setup; the violations have codes of {@link
 * io.github.boardrules.core.territory.TerritoryDefect} and {@link LinageDefect}.
 *
 * <pre>{@code
 * LinageSetup setup =
 *     LinageSetup.builder()
 *         .stones(Cell.parse("e5"))
 *         .state(TerritoryState.playing(Komi.parse("4.5"), Player.FIRST).afterPlacement())
 *         .build();
 * Linage.game().position(setup).text(); // → 9/9/9/9/4x4/9/9/9/9 horizontal 4.5 first 0
 * }</pre>
 *
 * @param stones the points of all stones, in the order of cells; a point that was given twice is
 *     listed twice
 * @param state the part of the position that is not on the board, without the button
 * @param button the side that has taken the button, or empty; always empty until the sides are
 *     chosen
 */
@Immutable
@SuppressWarnings("Immutable") // copies its collections
public record LinageSetup(List<Cell> stones, TerritoryState state, Optional<Orientation> button)
    implements Setup {
  /**
   * Creates a setup. {@link #builder} is more convenient.
   *
   * @param stones the points of all stones, in any order
   * @param state the part of the position that is not on the board, without the button
   * @param button the side that has taken the button, or empty
   * @throws IllegalArgumentException if a side has taken the button before the sides are chosen
   */
  public LinageSetup {
    checkNotNull(state, "state");
    checkArgument(
        button.isEmpty() || state.isSettled(),
        "the sides are not chosen, but a side has taken the button");
    stones = ImmutableList.sortedCopyOf(stones);
  }

  /** {@return a builder without stones} */
  public static Builder builder() {
    return new Builder();
  }

  /** A builder of setups. By default, no komi is named. */
  public static final class Builder {
    private final ImmutableList.Builder<Cell> stones = ImmutableList.builder();
    private TerritoryState state = TerritoryState.namingKomi();
    private Optional<Orientation> button = Optional.empty();

    private Builder() {}

    /**
     * Adds stones.
     *
     * @param cells the points of the stones
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder stones(Cell... cells) {
      return stones(Arrays.asList(cells));
    }

    /**
     * Adds stones.
     *
     * @param cells the points of the stones
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder stones(Iterable<Cell> cells) {
      stones.addAll(cells);
      return this;
    }

    /**
     * Sets the part of the position that is not on the board, without the button.
     *
     * @param value the state
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder state(TerritoryState value) {
      state = checkNotNull(value, "value");
      return this;
    }

    /**
     * Sets the side that has taken the button. By default, it is not taken.
     *
     * @param side the side
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder button(Orientation side) {
      button = Optional.of(side);
      return this;
    }

    /**
     * {@return the setup}
     *
     * @throws IllegalArgumentException if a side has taken the button before the sides are chosen
     */
    public LinageSetup build() {
      return new LinageSetup(stones.build(), state, button);
    }
  }
}
