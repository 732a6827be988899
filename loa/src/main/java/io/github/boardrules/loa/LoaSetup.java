package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ColorSetupBuilder;
import java.util.List;

/**
 * An arrangement, a side to move, a history and counts that have not been checked. An immutable
 * value, independent of a game.
 *
 * <p>A game accepts it as a {@linkplain LoaGame#position position} if both sides have at least one
 * piece and not too many, all on the board, none on the hole, no two on the same cell, if the
 * counts are within the limits, and if the history leads to the arrangement. The position may
 * already be over: its outcome is then computed as if the side not to move had just moved. What the
 * rules do not need, such as a count without a limit, does not become part of the position.
 *
 * <pre>{@code
 * LoaSetup setup =
 *     LoaSetup.builder()
 *         .black(Cell.parse("a2"), Cell.parse("c4"))
 *         .white(Cell.parse("h1"), Cell.parse("h8"))
 *         .sideToMove(Color.WHITE)
 *         .build();
 * Loa.game().defects(setup); // → []
 * Loa.game().position(setup).legalMoves();
 * }</pre>
 *
 * <p>More methods may be added to this type.
 */
@Immutable
public sealed interface LoaSetup extends Setup permits LoaSetupData {
  /**
   * The maximum number of moves in a history: 1,000,000. The history of a game's start is part of
   * an option and is therefore limited to {@link io.github.boardrules.core.Options#MAX_LENGTH}
   * characters, about 3000 moves on the 8×8 board.
   */
  int MAX_HISTORY = 1_000_000;

  /**
   * {@return the cells of the black pieces, in the order of cells; a cell that was given twice is
   * listed twice}
   */
  List<Cell> black();

  /**
   * {@return the cells of the white pieces, in the order of cells; a cell that was given twice is
   * listed twice}
   */
  List<Cell> white();

  /** {@return the side to move} */
  Color sideToMove();

  /** {@return the moves since the last capture that led to the arrangement, the earliest first} */
  List<LoaMove> history();

  /** {@return the number of plies in a row without a capture up to now, 0 to 1000} */
  int quietPlies();

  /** {@return the number of plies of the game up to now, 0 to 10,000} */
  int plies();

  /** {@return the number of passes in a row up to now, 0 to 2} */
  int passes();

  /** {@return a builder of a setup without pieces, with Black to move} */
  static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the cells of the pieces of a side, in the order of cells}
   *
   * @param color the side
   */
  default List<Cell> pieces(Color color) {
    return checkNotNull(color, "color") == Color.BLACK ? black() : white();
  }

  /** Builds setups without checking them; {@link LoaGame#defects} checks them. */
  final class Builder implements ColorSetupBuilder<Builder> {
    private final ImmutableList.Builder<Cell> black = ImmutableList.builder();
    private final ImmutableList.Builder<Cell> white = ImmutableList.builder();
    private final ImmutableList.Builder<LoaMove> history = ImmutableList.builder();
    private Color sideToMove = Color.BLACK;
    private int quietPlies;
    private int plies;
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
     * Sets the side to move.
     *
     * @param color the side, Black by default
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder sideToMove(Color color) {
      sideToMove = checkNotNull(color, "color");
      return this;
    }

    /**
     * Adds moves that led to the arrangement since the last capture. The positions before these
     * moves can be repeated.
     *
     * @param moves the moves, none of them a capture, the earliest first
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder history(Iterable<LoaMove> moves) {
      history.addAll(moves);
      return this;
    }

    /**
     * Sets the number of plies in a row without a capture, 0 by default. It matters only under
     * {@link LoaRules#QUIET_LIMIT}.
     *
     * @param count 0 to 1000
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder quietPlies(int count) {
      quietPlies = count;
      return this;
    }

    /**
     * Sets the number of plies of the game, 0 by default. It matters only under {@link
     * LoaRules#PLY_LIMIT}.
     *
     * @param count 0 to 10,000
     * @return this builder
     */
    @CanIgnoreReturnValue
    public Builder plies(int count) {
      plies = count;
      return this;
    }

    /**
     * Sets the number of passes in a row, 0 by default. It matters only if a pass that answers a
     * pass ends the game, and while the side to move can only pass.
     *
     * @param count 0, 1, or 2 if the second pass has ended the game
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
     * @throws IllegalArgumentException if a count is out of range
     */
    public LoaSetup build() {
      return new LoaSetupData(
          black.build(), white.build(), sideToMove, history.build(), quietPlies, plies, passes);
    }
  }
}
