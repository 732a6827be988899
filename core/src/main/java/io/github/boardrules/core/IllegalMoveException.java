package io.github.boardrules.core;

import static com.google.common.base.MoreObjects.firstNonNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.RulesException;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * Thrown when an illegal move is played. The position is unchanged. Serialization keeps the
 * violation, and of the move its notation and its cells.
 *
 * @serial exclude
 */
@SuppressWarnings("InvalidBlockTag") // Javadoc knows the tag
public final class IllegalMoveException extends RulesException {
  private static final long serialVersionUID = 1L;

  /** The move as it is after serialization. */
  private record Named(String notation, ImmutableList<Cell> cells) implements Move, Serializable {
    @Override
    public String toString() {
      return notation;
    }
  }

  /** Null after serialization. */
  private final transient @Nullable Move move;

  private final Named named;
  private final Violation violation;

  /**
   * Creates an exception.
   *
   * @param move the illegal move
   * @param violation the rule that the move breaks
   */
  public IllegalMoveException(Move move, Violation violation) {
    super("Illegal move " + move.notation() + ": " + violation.message());
    this.move = move;
    this.named = new Named(move.notation(), ImmutableList.copyOf(move.cells()));
    this.violation = violation;
  }

  /**
   * {@return the illegal move} After serialization, it is a move with the same notation and cells
   * that belongs to no game; {@link Position#parseMove} makes a move of the game from its notation.
   */
  public Move move() {
    return firstNonNull(move, named);
  }

  /** {@return the code of the {@link #violation()}} */
  @Override
  public ErrorCode code() {
    return violation.code();
  }

  /** {@return the rule that the move breaks} */
  public Violation violation() {
    return violation;
  }
}
