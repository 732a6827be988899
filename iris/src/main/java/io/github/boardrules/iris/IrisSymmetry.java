package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Symmetry;

/**
 * A symmetry of the board as a symmetry of the game.
 *
 * <p>Swapping the colors is not a symmetry, because only Black places an opening stone.
 *
 * @param cells the symmetry of the board
 */
@Immutable
record IrisSymmetry(Symmetry cells) implements GameSymmetry<IrisMove> {
  @Override
  public IrisPosition apply(Position<IrisMove> position) {
    Board board = position.board();
    checkArgument(
        board.equals(cells.source()), "The position is on a %s, not a %s", board, cells.source());
    return ((IrisPosition) position).image(cells);
  }

  @Override
  public boolean keepsGame(Position<IrisMove> position) {
    checkNotNull(position, "position");
    return true;
  }

  @Override
  public long imageHash(Position<IrisMove> position) {
    return ((IrisPosition) position).imageHash(cells);
  }

  @Override
  public long imageTranspositionKey(Position<IrisMove> position) {
    return ((IrisPosition) position).imageTranspositionKey(cells);
  }

  /** {@return the image of a move; cells off the board are mapped to themselves} */
  @Override
  public IrisMove apply(IrisMove move) {
    checkNotNull(move, "move");
    if (move instanceof IrisMove.Stone stone) {
      return IrisMove.stone(cells.applyOrKeep(stone.cell()));
    }
    if (move instanceof IrisMove.Pair pair) {
      return IrisMove.pair(cells.applyOrKeep(pair.lower()), cells.applyOrKeep(pair.upper()));
    }
    return move;
  }

  @Override
  public String toString() {
    return cells.toString();
  }
}
