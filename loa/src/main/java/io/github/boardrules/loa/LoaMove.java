package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import org.jspecify.annotations.Nullable;

/**
 * A move of Lines of Action: a piece moves, or, where the rules have it, a side that cannot move
 * passes. A value; it may name any cells, also such as the board does not have.
 *
 * <p>The capture is part of the move: {@code b1-b3} and {@code b1:b3} are two moves, of which at
 * most one is legal.
 */
public abstract sealed class LoaMove implements Move {
  private LoaMove() {}

  /**
   * {@return a move to an empty cell}
   *
   * @param from where the piece stands
   * @param to where it goes
   */
  public static PieceMove quiet(Cell from, Cell to) {
    return SharedMoves.get(from, to, false);
  }

  /**
   * {@return a move that captures the enemy piece where it ends}
   *
   * @param from where the piece stands
   * @param to where it goes
   */
  public static PieceMove capture(Cell from, Cell to) {
    return SharedMoves.get(from, to, true);
  }

  /** {@return the pass} */
  public static Pass pass() {
    return SharedMoves.PASS;
  }

  /**
   * {@return the move that a text stands for, read strictly: see the {@linkplain
   * io.github.boardrules.loa notation}}
   *
   * @param text what to read
   * @throws io.github.boardrules.core.NotationException if the text is no move, or names a cell
   *     that the board does not have
   */
  public static LoaMove parse(CharSequence text) {
    return MoveText.read(text);
  }

  /** A piece moves. */
  public static final class PieceMove extends LoaMove {
    private final Cell from;
    private final Cell to;
    private final boolean isCapture;

    /**
     * Checks that nothing is missing. {@link #quiet} and {@link #capture} share instances.
     *
     * @param from where it stands
     * @param to where it goes
     * @param isCapture whether it is said to capture an enemy piece there
     */
    public PieceMove(Cell from, Cell to, boolean isCapture) {
      this.from = checkNotNull(from, "from");
      this.to = checkNotNull(to, "to");
      this.isCapture = isCapture;
    }

    /** {@return where it stands} */
    public Cell from() {
      return from;
    }

    /** {@return where it goes} */
    public Cell to() {
      return to;
    }

    /** {@return whether it is said to capture an enemy piece there} */
    public boolean isCapture() {
      return isCapture;
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof PieceMove other
          && isCapture == other.isCapture
          && from.equals(other.from)
          && to.equals(other.to);
    }

    @Override
    public int hashCode() {
      return 31 * (31 * from.hashCode() + to.hashCode()) + Boolean.hashCode(isCapture);
    }

    /** {@return the canonical notation: {@code b1-b3}, or {@code b1:b3} for a capture} */
    @Override
    public String toString() {
      return from + (isCapture ? ":" : "-") + to;
    }
  }

  /** A side that has no other legal move passes. */
  public static final class Pass extends LoaMove {
    /** The pass; {@link #pass} shares an instance. */
    public Pass() {}

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Pass;
    }

    @Override
    public int hashCode() {
      return 1;
    }

    /** {@return the canonical notation: {@code pass}} */
    @Override
    public String toString() {
      return MoveText.PASS;
    }
  }
}
