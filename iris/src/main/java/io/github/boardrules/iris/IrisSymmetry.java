package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Symmetry;

/**
 * A symmetry of the board as one of the game. That the colours are treated alike once the opening
 * stone lies is no symmetry of positions: with the colours swapped there would be no opening stone.
 */
final class IrisSymmetry implements GameSymmetry<IrisMove> {
  private final Symmetry cells;

  IrisSymmetry(Symmetry cells) {
    this.cells = cells;
  }

  @Override
  public Symmetry cells() {
    return cells;
  }

  @Override
  public boolean swapsPlayers() {
    return false;
  }

  @Override
  public IrisPosition apply(Position<IrisMove> position) {
    Board board = position.board();
    checkArgument(board.equals(cells.source()), "a position on a %s", board);
    return ((IrisPosition) position).map(cells);
  }

  /** {@return the image of a move; cells that the board does not have stay where they are} */
  @Override
  public IrisMove apply(IrisMove move) {
    if (move instanceof IrisMove.Stone stone) {
      return IrisMove.stone(image(stone.cell()));
    }
    if (move instanceof IrisMove.Pair pair) {
      return IrisMove.pair(image(pair.lower()), image(pair.upper()));
    }
    return move;
  }

  private Cell image(Cell cell) {
    return cells.source().contains(cell) ? cells.apply(cell) : cell;
  }

  @Override
  public String toString() {
    return cells.toString();
  }
}
