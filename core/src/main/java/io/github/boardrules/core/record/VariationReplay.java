package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.Optional;

/**
 * A line of recorded moves, played as far as it is legal. Immutable.
 *
 * @param recorded the moves as the record has them
 * @param firstPly the ply of the first of them, counted from 1
 * @param positions the positions: the one before the first move, and that after each legal move
 * @param moves the legal moves at the beginning of the line, as the game read them
 * @param refused the move that stopped it, where the game could read it
 * @param problem what is wrong with the move that stopped it; empty when all are legal
 * @param strictness how exactly the moves had to be written
 */
public record VariationReplay(
    ImmutableList<RecordedMove> recorded,
    int firstPly,
    ImmutableList<Position<?>> positions,
    ImmutableList<Move> moves,
    Optional<Move> refused,
    Optional<RecordProblem> problem,
    Strictness strictness) {

  /** {@return the number of legal moves at the beginning of the line} */
  public int legalPlies() {
    return moves.size();
  }

  /** {@return the position after the last legal move} */
  public Position<?> last() {
    return positions.get(positions.size() - 1);
  }

  /** {@return the number of moves that the line has although the game is over; else 0} */
  public int movesAfterTheEnd() {
    return last().isOver() ? recorded.size() - moves.size() : 0;
  }

  /**
   * Plays a variation of a move of this line.
   *
   * @param index which move, counted from 0, at most {@link #legalPlies()}
   * @param number which of its variations, counted from 0
   * @return the line
   * @throws IndexOutOfBoundsException if there is no such move or variation, or the moves before it
   *     are not legal
   */
  public VariationReplay variation(int index, int number) {
    return play(
        positions.get(index),
        recorded.get(index).variations().get(number),
        firstPly + index,
        strictness);
  }

  static <M extends Move> VariationReplay play(
      Position<M> start,
      ImmutableList<RecordedMove> recorded,
      int firstPly,
      Strictness strictness) {
    Position<M> position = start;
    ImmutableList.Builder<Position<?>> positions =
        ImmutableList.builderWithExpectedSize(recorded.size() + 1);
    ImmutableList.Builder<Move> moves = ImmutableList.builderWithExpectedSize(recorded.size());
    Optional<Move> refused = Optional.empty();
    Optional<RecordProblem> problem = Optional.empty();
    positions.add(position);
    for (int i = 0; i < recorded.size(); i++) {
      RecordedMove next = recorded.get(i);
      if (position.isOver()) {
        problem = Optional.of(gameOver(next, firstPly + i));
        break;
      }
      M move;
      try {
        move = position.parseMove(next.notation(), strictness);
      } catch (NotationException e) {
        problem = Optional.of(unreadable(next, firstPly + i, e));
        break;
      }
      if (!position.isLegal(move)) {
        refused = Optional.of(move);
        Violation violation = position.violation(move).orElseThrow();
        problem = Optional.of(illegal(next, firstPly + i, violation));
        break;
      }
      position = position.playUnchecked(move);
      positions.add(position);
      moves.add(move);
    }
    return new VariationReplay(
        recorded, firstPly, positions.build(), moves.build(), refused, problem, strictness);
  }

  private static RecordProblem gameOver(RecordedMove move, int ply) {
    return RecordProblem.of(
        Code.GAME_OVER, move.location(), ply, "A move follows although the game is over");
  }

  private static RecordProblem unreadable(RecordedMove move, int ply, NotationException e) {
    boolean asWritten = move.notation().equals(move.text());
    TextLocation place = asWritten ? move.location().plus(e.offset()) : move.location();
    return new RecordProblem(
        Code.UNREADABLE_MOVE, e.code().name(), place, ply, String.valueOf(e.getMessage()));
  }

  private static RecordProblem illegal(RecordedMove move, int ply, Violation violation) {
    return new RecordProblem(
        Code.ILLEGAL_MOVE, violation.code().name(), move.location(), ply, violation.message());
  }
}
