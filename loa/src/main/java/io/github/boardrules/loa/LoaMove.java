package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A move of Lines of Action: a move of a piece or, under some rules, the pass of a side that cannot
 * move. An immutable value, which may name cells that are off the board.
 *
 * <p>The capture is part of the move: {@code b1-b3} and {@code b1:b3} are two moves, of which at
 * most one is legal.
 */
@Immutable
public abstract sealed class LoaMove implements Move {
  private LoaMove() {}

  /**
   * {@return a move to an empty cell}
   *
   * @param from the cell of the piece
   * @param to the cell where it ends
   */
  public static PieceMove quiet(Cell from, Cell to) {
    return SharedMoves.get(from, to, false);
  }

  /**
   * {@return a move that captures the enemy piece on the cell where it ends}
   *
   * @param from the cell of the piece
   * @param to the cell where it ends
   */
  public static PieceMove capture(Cell from, Cell to) {
    return SharedMoves.get(from, to, true);
  }

  /** {@return the pass, always the same instance} */
  public static Pass pass() {
    return SharedMoves.PASS;
  }

  /**
   * Parses a move strictly; its cells may be those of any board.
   *
   * @throws io.github.boardrules.core.text.NotationException if the text is not a move
   */
  static LoaMove parse(CharSequence text) {
    return LoaNotation.parseMove(text, null);
  }

  @Override
  public final String toString() {
    return notation();
  }

  /** A piece moves. */
  public static final class PieceMove extends LoaMove {
    private final Cell from;
    private final Cell to;
    private final boolean isCapture;

    PieceMove(Cell from, Cell to, boolean isCapture) {
      this.from = checkNotNull(from, "from");
      this.to = checkNotNull(to, "to");
      this.isCapture = isCapture;
    }

    /** {@return the cell of the piece} */
    public Cell from() {
      return from;
    }

    /** {@return the cell where the piece ends} */
    public Cell to() {
      return to;
    }

    /** {@return whether the move is written as a capture} */
    public boolean isCapture() {
      return isCapture;
    }

    /** {@return the canonical notation: {@code b1-b3}, or {@code b1:b3} for a capture} */
    @Override
    public String notation() {
      return from + (isCapture ? ":" : "-") + to;
    }

    /** {@return the cell of the piece and the cell where it ends} */
    @Override
    public List<Cell> cells() {
      return ImmutableList.of(from, to);
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
  }

  /** The side to move passes, because it has no other legal move. There is one instance. */
  public static final class Pass extends LoaMove {
    Pass() {}

    /** {@return the canonical notation: {@code pass}} */
    @Override
    public String notation() {
      return LoaNotation.PASS;
    }
  }
}
