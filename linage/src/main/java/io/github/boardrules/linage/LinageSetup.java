package io.github.boardrules.linage;

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
 * io.github.boardrules.core.territory.TerritoryDefectCode} and {@link LinageDefectCode}.
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
 * <p>More methods may be added to this type.
 */
@Immutable
public sealed interface LinageSetup extends Setup permits LinageSetupData {
  /**
   * {@return the points of all stones, in the order of cells; a point that was given twice is
   * listed twice}
   */
  List<Cell> stones();

  /** {@return the part of the position that is not on the board, without the button} */
  TerritoryState state();

  /**
   * {@return the side that has taken the button, or empty; always empty until the sides are chosen}
   */
  Optional<Orientation> button();

  /** {@return a builder without stones} */
  static Builder builder() {
    return new Builder();
  }

  /** A builder of setups. By default, no komi is named. */
  final class Builder {
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
      return new LinageSetupData(stones.build(), state, button);
    }
  }
}
