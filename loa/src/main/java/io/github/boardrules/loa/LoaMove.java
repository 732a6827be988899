package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;

/**
 * A move of Lines of Action: a piece moves, or, where the rules have it, a side that cannot move
 * passes. A value; it may name any cells, also such as the board does not have.
 *
 * <p>The capture is part of the move: {@code b1-b3} and {@code b1:b3} are two moves, of which at
 * most one is legal.
 */
public sealed interface LoaMove extends Move permits LoaMove.PieceMove, LoaMove.Pass {

  /**
   * {@return a move to an empty cell}
   *
   * @param from where the piece stands
   * @param to where it goes
   */
  static PieceMove quiet(Cell from, Cell to) {
    return SharedMoves.get(from, to, false);
  }

  /**
   * {@return a move that captures the enemy piece where it ends}
   *
   * @param from where the piece stands
   * @param to where it goes
   */
  static PieceMove capture(Cell from, Cell to) {
    return SharedMoves.get(from, to, true);
  }

  /** {@return the pass} */
  static Pass pass() {
    return SharedMoves.PASS;
  }

  /**
   * {@return the move that a text stands for, read strictly: see the {@linkplain
   * io.github.boardrules.loa notation}}
   *
   * @param text what to read
   * @throws io.github.boardrules.core.text.NotationException if the text is no move, or names a
   *     cell that the board does not have
   */
  static LoaMove parse(CharSequence text) {
    return MoveText.read(text);
  }

  /**
   * A piece moves.
   *
   * @param from where it stands
   * @param to where it goes
   * @param isCapture whether it is said to capture an enemy piece there
   */
  record PieceMove(Cell from, Cell to, boolean isCapture) implements LoaMove {
    /**
     * Checks that nothing is missing. {@link #quiet} and {@link #capture} share instances.
     *
     * @param from where it stands
     * @param to where it goes
     * @param isCapture whether it is said to capture an enemy piece there
     */
    public PieceMove {
      checkNotNull(from, "from");
      checkNotNull(to, "to");
    }

    /** {@return the canonical notation: {@code b1-b3}, or {@code b1:b3} for a capture} */
    @Override
    public String toString() {
      return from + (isCapture ? ":" : "-") + to;
    }
  }

  /** A side that has no other legal move passes. */
  record Pass() implements LoaMove {
    /** The pass; {@link #pass} shares an instance. */
    public Pass {}

    /** {@return the canonical notation: {@code pass}} */
    @Override
    public String toString() {
      return MoveText.PASS;
    }
  }
}
