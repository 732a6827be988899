package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;

/**
 * A hand-made position of Lines of Action that has not been checked yet. Immutable.
 *
 * <p>It is a position when both sides have 1 to 12 pieces, no two on a cell, all on the board, and
 * its history, if it has one, is one. It may already be over: then its outcome is as if the side
 * not to move had just moved.
 *
 * <pre>{@code
 * LoaSetup setup =
 *     LoaSetup.builder(Loa.game())
 *         .black(Cell.parse("a2"), Cell.parse("c4"))
 *         .white(Cell.parse("h1"), Cell.parse("h8"))
 *         .toMove(Colour.WHITE)
 *         .build();
 * setup.defects(); // → []
 * setup.position().legalMoves();
 * }</pre>
 */
public final class LoaSetup implements Setup<LoaMove> {
  /**
   * The greatest number of moves since the last capture that are taken: far more than people ever
   * make, and few enough to be replayed at once and to be written in an option.
   */
  public static final int MAX_HISTORY = 3_000;

  private final LoaGame game;
  private final Draft draft;

  LoaSetup(LoaGame game, Draft draft) {
    this.game = game;
    this.draft = draft;
  }

  /**
   * {@return a builder of a setup without pieces, with Black to move}
   *
   * @param game the game whose position it shall be; its start does not matter
   */
  public static Builder builder(LoaGame game) {
    return new Builder(game);
  }

  /**
   * {@return where the pieces of a colour stand, as given}
   *
   * @param colour the side whose pieces they are
   */
  public ImmutableList<Cell> pieces(Colour colour) {
    return draft.pieces(colour);
  }

  /** {@return the side to move} */
  public Colour toMove() {
    return draft.toMove();
  }

  /** {@return the moves since the last capture that led here, the earliest first} */
  public ImmutableList<LoaMove> history() {
    return draft.history();
  }

  /** The codes are {@link LoaDefect}s. */
  @Override
  public ImmutableList<Violation> defects() {
    return new SetupCheck(draft, game).defects();
  }

  @Override
  public LoaPosition position() throws SetupException {
    return new SetupCheck(draft, game).position();
  }

  Draft draft() {
    return draft;
  }

  /** {@return the setup for people: {@code black:b1,c1;white:a2;toMove:BLACK}} */
  @Override
  public String toString() {
    return PositionText.describe(draft);
  }

  /** Makes a setup step by step. */
  public static final class Builder {
    private final LoaGame game;
    private final ImmutableList.Builder<Cell> black = ImmutableList.builder();
    private final ImmutableList.Builder<Cell> white = ImmutableList.builder();
    private final ImmutableList.Builder<LoaMove> history = ImmutableList.builder();
    private Colour toMove = Colour.BLACK;

    private Builder(LoaGame game) {
      this.game = game;
    }

    /**
     * Adds black pieces.
     *
     * @param cells where they stand
     * @return this
     */
    public Builder black(Cell... cells) {
      black.add(cells);
      return this;
    }

    /**
     * Adds white pieces.
     *
     * @param cells where they stand
     * @return this
     */
    public Builder white(Cell... cells) {
      white.add(cells);
      return this;
    }

    /**
     * Says which side is to move.
     *
     * @param colour the side
     * @return this
     */
    public Builder toMove(Colour colour) {
      toMove = colour;
      return this;
    }

    /**
     * Adds moves that led to this placement after the last capture, the earliest first. The
     * positions before them are those that may be repeated.
     *
     * @param moves the moves, none of them a capture
     * @return this
     */
    public Builder history(LoaMove... moves) {
      history.add(moves);
      return this;
    }

    /** {@return the setup} */
    public LoaSetup build() {
      return new LoaSetup(game, new Draft(black.build(), white.build(), toMove, history.build()));
    }
  }
}
