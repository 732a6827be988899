package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Cell;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A placement, a side to move, a history and counts that have not been checked. An immutable value,
 * independent of a game.
 *
 * <p>A game accepts it as a {@linkplain LoaGame#position position} if both sides have at least one
 * piece and not too many, all on the board, none on the hole, no two on the same cell, if the
 * counts are within the limits, and if the history leads to the placement. The position may already
 * be over: its outcome is then computed as if the side not to move had just moved. What the rules
 * do not need, such as a count without a limit, does not become part of the position.
 *
 * <pre>{@code
 * LoaSetup setup =
 *     LoaSetup.builder()
 *         .black(Cell.parse("a2"), Cell.parse("c4"))
 *         .white(Cell.parse("h1"), Cell.parse("h8"))
 *         .sideToMove(Colour.WHITE)
 *         .build();
 * Loa.game().defects(setup); // → []
 * Loa.game().position(setup).legalMoves();
 * }</pre>
 */
public final class LoaSetup implements Setup<LoaMove> {
  /**
   * The maximum number of moves in a history: 1,000,000. The history of a game's start is part of
   * an option and is therefore limited to {@link io.github.boardrules.core.Options#MAX_LENGTH}
   * characters, about 3000 moves on the 8×8 board.
   */
  public static final int MAX_HISTORY = 1_000_000;

  private final ImmutableList<Cell> black;
  private final ImmutableList<Cell> white;
  private final Colour sideToMove;
  private final ImmutableList<LoaMove> history;
  private final int quietPlies;
  private final int plies;
  private final int passes;

  private LoaSetup(Builder builder) {
    this.black = ImmutableList.sortedCopyOf(builder.black.build());
    this.white = ImmutableList.sortedCopyOf(builder.white.build());
    this.sideToMove = builder.sideToMove;
    this.history = builder.history.build();
    this.quietPlies = builder.quietPlies;
    this.plies = builder.plies;
    this.passes = builder.passes;
  }

  /** {@return a builder of a setup without pieces, with Black to move} */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * {@return the setup of a position, including its history and counts}
   *
   * @param position a position under any rules
   */
  public static LoaSetup of(LoaPosition position) {
    PlyCounts counts = position.counts();
    return builder()
        .black(position.stones(Colour.BLACK))
        .white(position.stones(Colour.WHITE))
        .sideToMove(position.turn())
        .history(position.history())
        .quietPlies(counts.quiet())
        .plies(counts.all())
        .passes(counts.passes())
        .build();
  }

  /** Casts a setup to the only type that this game supports. */
  static LoaSetup cast(Setup<LoaMove> setup) {
    checkArgument(setup instanceof LoaSetup, "not a LoaSetup: %s", setup);
    return (LoaSetup) setup;
  }

  /**
   * {@return the cells of the pieces of a colour, in the order of cells; a cell that was given
   * twice is listed twice}
   *
   * @param colour black or white
   */
  public ImmutableList<Cell> stones(Colour colour) {
    return colour == Colour.BLACK ? black : white;
  }

  /** {@return the side to move} */
  public Colour sideToMove() {
    return sideToMove;
  }

  /** {@return the moves since the last capture that led to the placement, the earliest first} */
  public ImmutableList<LoaMove> history() {
    return history;
  }

  /** {@return the number of plies in a row without a capture up to now} */
  public int quietPlies() {
    return quietPlies;
  }

  /** {@return the number of plies of the game up to now} */
  public int plies() {
    return plies;
  }

  /** {@return the number of passes in a row up to now, 0 to 2} */
  public int passes() {
    return passes;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof LoaSetup other
        && black.equals(other.black)
        && white.equals(other.white)
        && sideToMove == other.sideToMove
        && history.equals(other.history)
        && quietPlies == other.quietPlies
        && plies == other.plies
        && passes == other.passes;
  }

  @Override
  public int hashCode() {
    return Objects.hash(black, white, sideToMove, history, quietPlies, plies, passes);
  }

  /** {@return the setup as a list of pieces: {@code black:b1,c1;white:a2;toMove:BLACK}} */
  @Override
  public String toString() {
    return LoaNotation.write(this);
  }

  /** Builds setups without checking them; {@link LoaGame#defects} checks them. */
  public static final class Builder {
    private final ImmutableList.Builder<Cell> black = ImmutableList.builder();
    private final ImmutableList.Builder<Cell> white = ImmutableList.builder();
    private final ImmutableList.Builder<LoaMove> history = ImmutableList.builder();
    private Colour sideToMove = Colour.BLACK;
    private int quietPlies;
    private int plies;
    private int passes;

    private Builder() {}

    /**
     * Adds black pieces.
     *
     * @param cells the cells of the pieces
     * @return this builder
     */
    public Builder black(Cell... cells) {
      black.add(cells);
      return this;
    }

    /**
     * Adds black pieces.
     *
     * @param cells the cells of the pieces
     * @return this builder
     */
    public Builder black(Iterable<Cell> cells) {
      black.addAll(cells);
      return this;
    }

    /**
     * Adds white pieces.
     *
     * @param cells the cells of the pieces
     * @return this builder
     */
    public Builder white(Cell... cells) {
      white.add(cells);
      return this;
    }

    /**
     * Adds white pieces.
     *
     * @param cells the cells of the pieces
     * @return this builder
     */
    public Builder white(Iterable<Cell> cells) {
      white.addAll(cells);
      return this;
    }

    /**
     * Sets the side to move.
     *
     * @param colour the side, Black by default
     * @return this builder
     */
    public Builder sideToMove(Colour colour) {
      sideToMove = checkNotNull(colour, "colour");
      return this;
    }

    /**
     * Adds moves that led to the placement since the last capture. The positions before these moves
     * can be repeated.
     *
     * @param moves the moves, none of them a capture, the earliest first
     * @return this builder
     */
    public Builder history(Iterable<LoaMove> moves) {
      history.addAll(moves);
      return this;
    }

    /**
     * Sets the number of plies in a row without a capture, 0 by default. It matters only under
     * {@link LoaRules#quietLimit}.
     *
     * @param count 0 to 1000
     * @return this builder
     * @throws IllegalArgumentException if the count is out of range
     */
    public Builder quietPlies(int count) {
      checkArgument(count >= 0 && count <= LoaRules.MAX_QUIET_LIMIT, "quiet plies: %s", count);
      quietPlies = count;
      return this;
    }

    /**
     * Sets the number of plies of the game, 0 by default. It matters only under {@link
     * LoaRules#plyLimit}.
     *
     * @param count 0 to 10,000
     * @return this builder
     * @throws IllegalArgumentException if the count is out of range
     */
    public Builder plies(int count) {
      checkArgument(count >= 0 && count <= LoaRules.MAX_PLY_LIMIT, "plies: %s", count);
      plies = count;
      return this;
    }

    /**
     * Sets the number of passes in a row, 0 by default. It matters only if a pass that answers a
     * pass ends the game, and while the side to move can only pass.
     *
     * @param count 0, 1, or 2 if the second pass has ended the game
     * @return this builder
     * @throws IllegalArgumentException if the count is out of range
     */
    public Builder passes(int count) {
      checkArgument(count >= 0 && count <= 2, "passes: %s", count);
      passes = count;
      return this;
    }

    /** Adds one piece. */
    void add(Colour colour, Cell cell) {
      (colour == Colour.BLACK ? black : white).add(cell);
    }

    /** {@return the setup} */
    public LoaSetup build() {
      return new LoaSetup(this);
    }
  }
}
