package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ColorSetupBuilder;
import java.util.List;
import java.util.Optional;

/**
 * A position of Iris before it is checked. It is independent of a game; {@link IrisGame#defects}
 * and {@link IrisGame#position} check it.
 *
 * <p>A setup without defects can be played on, but need not be reachable from the start: for
 * example, the check does not notice that the only two gray stones of White are adjacent, although
 * no turn places two adjacent stones.
 *
 * <pre>{@code
 * IrisSetup setup =
 *     IrisSetup.builder()
 *         .black(Cell.parse("g7"))
 *         .white(Cell.parse("a4"), Cell.parse("m10"))
 *         .sideToMove(Color.BLACK)
 *         .build();
 * Iris.game().defects(setup); // → []
 * Iris.game().position(setup).text(); // → 7/8/9/9w/11/12/6b6/12/11/w9/9/8/7 b - 0
 * }</pre>
 *
 * <p>More methods may be added to this type.
 */
@Immutable
public sealed interface IrisSetup extends Setup permits IrisSetupData {
  /**
   * {@return the cells of the black stones, in the order of cells; a cell that was given twice is
   * listed twice}
   */
  List<Cell> black();

  /**
   * {@return the cells of the white stones, in the order of cells; a cell that was given twice is
   * listed twice}
   */
  List<Cell> white();

  /** {@return the side to move; empty if the game is over} */
  Optional<Color> sideToMove();

  /** {@return the first stone of a turn whose second stone is due; it is one of the stones} */
  Optional<Cell> firstStone();

  /** {@return the number of consecutive passes up to now, 0 to 2} */
  int passes();

  /** {@return a builder of setups, with an empty board and Black to move} */
  static Builder builder() {
    return new Builder();
  }

  /** Builds setups without checking them; {@link IrisGame#defects} checks them. */
  final class Builder implements ColorSetupBuilder<Builder> {
    private final ImmutableList.Builder<Cell> black = ImmutableList.builder();
    private final ImmutableList.Builder<Cell> white = ImmutableList.builder();
    private Optional<Color> sideToMove = Optional.of(Color.BLACK);
    private Optional<Cell> firstStone = Optional.empty();
    private int passes;

    private Builder() {}

    @CanIgnoreReturnValue
    @Override
    public Builder add(Color color, Iterable<Cell> cells) {
      checkNotNull(color, "color");
      (color == Color.BLACK ? black : white).addAll(cells);
      return this;
    }

    /**
     * Sets the side to move, which is Black by default.
     *
     * @param color the side
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder sideToMove(Color color) {
      sideToMove = Optional.of(color);
      return this;
    }

    /**
     * Declares the game over, so that neither side is to move.
     *
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder nobodyToMove() {
      sideToMove = Optional.empty();
      return this;
    }

    /**
     * Sets the first stone of a turn whose second stone is due; by default there is none.
     *
     * @param cell the cell of the stone, which also has to be added as a stone
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder firstStone(Cell cell) {
      firstStone = Optional.of(cell);
      return this;
    }

    /**
     * Sets the number of consecutive passes up to now, which is 0 by default.
     *
     * @param count 0, 1, or 2 if they ended the game
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder passes(int count) {
      passes = count;
      return this;
    }

    /**
     * {@return the setup}
     *
     * @throws IllegalArgumentException if the number of passes is not 0, 1 or 2
     */
    public IrisSetup build() {
      return new IrisSetupData(black.build(), white.build(), sideToMove, firstStone, passes);
    }
  }
}
