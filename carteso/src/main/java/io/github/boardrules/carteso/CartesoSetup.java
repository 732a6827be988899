package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ColorSetupBuilder;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryState;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A setup of Carteso. {@link CartesoGame#defects} checks a setup; the violations have codes of
 * {@link io.github.boardrules.core.territory.TerritoryDefectCode} and {@link CartesoDefectCode}.
 *
 * <pre>{@code
 * CartesoSetup setup =
 *     CartesoSetup.builder()
 *         .black(Cell.parse("b1"), Cell.parse("b2"))
 *         .white(Cell.parse("a1"), Cell.parse("a2"))
 *         .claim(Cell.parse("a1"), Orientation.VERTICAL)
 *         .state(TerritoryState.playing(Komi.parse("0.5"), Player.FIRST))
 *         .build();
 * CartesoRules rules = CartesoRules.standard().with("width=3 height=2");
 * Carteso.game(rules).position(setup).text(); // → wb1/wb1 vertical 0.5 first 0 a1:v
 * }</pre>
 *
 * <p>More methods may be added to this type.
 */
@Immutable
public sealed interface CartesoSetup extends Setup permits CartesoSetupData {
  /**
   * {@return the points of all black stones, in the order of cells; a point that was given twice is
   * listed twice}
   */
  List<Cell> black();

  /**
   * {@return the points of all white stones, in the order of cells; a point that was given twice is
   * listed twice}
   */
  List<Cell> white();

  /** {@return for any one point of each claimed group, the side that has claimed the group} */
  SortedMap<Cell, Orientation> claims();

  /** {@return the part of the position that is not on the board} */
  TerritoryState state();

  /** {@return a builder without stones} */
  static Builder builder() {
    return new Builder();
  }

  /** A builder of setups. By default, no komi is named. */
  final class Builder implements ColorSetupBuilder<Builder> {
    private final ImmutableList.Builder<Cell> black = ImmutableList.builder();
    private final ImmutableList.Builder<Cell> white = ImmutableList.builder();
    private final TreeMap<Cell, Orientation> claims = new TreeMap<>();
    private TerritoryState state = TerritoryState.namingKomi();

    private Builder() {}

    @CanIgnoreReturnValue
    @Override
    public Builder add(Color color, Iterable<Cell> cells) {
      checkNotNull(color, "color");
      (color == Color.BLACK ? black : white).addAll(cells);
      return this;
    }

    /**
     * Claims a group for a side. Replaces an earlier claim on the same point.
     *
     * @param cell any point of the group
     * @param side the side that has claimed the group
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder claim(Cell cell, Orientation side) {
      checkNotNull(side, "side");
      claims.put(cell, side);
      return this;
    }

    /**
     * Sets the part of the position that is not on the board.
     *
     * @param value the state
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder state(TerritoryState value) {
      state = checkNotNull(value, "value");
      return this;
    }

    /** {@return the setup} */
    public CartesoSetup build() {
      return new CartesoSetupData(
          black.build(), white.build(), ImmutableSortedMap.copyOf(claims), state);
    }
  }
}
