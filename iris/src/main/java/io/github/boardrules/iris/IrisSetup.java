package io.github.boardrules.iris;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A hand-made position that has not been checked yet.
 *
 * <p>A setup without {@link #defects} can be played on; that it can be reached from the start is
 * not promised. What is found impossible is listed by {@link IrisDefect}. Not found, for example,
 * is that White's only two gray stones are adjacent, as the two stones of a turn never are.
 *
 * <pre>{@code
 * IrisPosition position =
 *     Iris.game().setup()
 *         .stone(Cell.parse("g7"), Colour.BLACK)
 *         .pair(Cell.parse("a4"), Colour.WHITE)
 *         .toMove(Player.FIRST)
 *         .build()
 *         .position();
 * }</pre>
 *
 * @param game the game whose board it is on
 * @param black the cells with black stones
 * @param white the cells with white stones
 * @param toMove the seat to move; empty if the game is over
 * @param pending the first stone of a turn that lacks its second one
 * @param passes the number of turns passed in a row just now
 */
public record IrisSetup(
    IrisGame game,
    ImmutableSet<Cell> black,
    ImmutableSet<Cell> white,
    Optional<Player> toMove,
    Optional<Cell> pending,
    int passes)
    implements Setup<IrisMove> {

  /** {@return all defects} */
  public ImmutableList<Violation> defects() {
    return new SetupCheck(this).defects();
  }

  /** {@return the position} */
  public IrisPosition position() {
    ImmutableList<Violation> defects = defects();
    if (!defects.isEmpty()) {
      throw new SetupException(defects);
    }
    return IrisPosition.of(
        game,
        game.board().setOf(black),
        game.board().setOf(white),
        toMove.orElse(Player.FIRST) == Player.FIRST ? Colour.BLACK : Colour.WHITE,
        pending.orElse(null),
        passes);
  }

  /** Puts a setup together. Nothing is checked before {@link IrisSetup#defects}. */
  public static final class Builder {
    private final IrisGame game;
    private final ImmutableSet.Builder<Cell> black = ImmutableSet.builder();
    private final ImmutableSet.Builder<Cell> white = ImmutableSet.builder();
    private @Nullable Player toMove = Player.FIRST;
    private @Nullable Cell pending;
    private int passes;

    Builder(IrisGame game) {
      this.game = game;
    }

    /**
     * {@return this, with a stone more}
     *
     * @param cell where
     * @param colour of which colour
     */
    public Builder stone(Cell cell, Colour colour) {
      (colour == Colour.BLACK ? black : white).add(cell);
      return this;
    }

    /**
     * {@return this, with stones on a coloured cell and on its twin}
     *
     * @param cell either of the two cells
     * @param colour of which colour
     * @throws IllegalArgumentException if it is not a coloured cell
     */
    public Builder pair(Cell cell, Colour colour) {
      return stone(cell, colour).stone(game.twin(cell), colour);
    }

    /**
     * {@return this, with a seat to move; if none is named, it is the first}
     *
     * @param player the seat
     */
    public Builder toMove(Player player) {
      toMove = player;
      return this;
    }

    /** {@return this, with no seat to move, as the game is over} */
    public Builder nobodyToMove() {
      toMove = null;
      return this;
    }

    /**
     * {@return this, with a stone that was the first of the turn and lacks the second}
     *
     * @param cell where it lies; the stone is named separately as well
     */
    public Builder pending(Cell cell) {
      pending = cell;
      return this;
    }

    /**
     * {@return this, with a number of turns passed in a row just now; if none is named, none}
     *
     * @param count the number: 0, 1, or 2 if they ended the game
     */
    public Builder passes(int count) {
      passes = count;
      return this;
    }

    /** {@return the setup} */
    public IrisSetup build() {
      return new IrisSetup(
          game,
          black.build(),
          white.build(),
          Optional.ofNullable(toMove),
          Optional.ofNullable(pending),
          passes);
    }
  }
}
