package io.github.boardrules.examples.tictactoe;

import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.Symmetry;

/** A symmetry of the board, applied to positions and moves. */
record TicTacToeSymmetry(Symmetry cells) implements GameSymmetry<TicTacToeMove> {

  @Override
  public boolean swapsPlayers() {
    return false;
  }

  @Override
  public TicTacToePosition apply(Position<TicTacToeMove> position) {
    TicTacToePosition p = (TicTacToePosition) position;
    return new TicTacToePosition(
        p.game(), cells.apply(p.marks(Mark.X)), cells.apply(p.marks(Mark.O)));
  }

  @Override
  public TicTacToeMove apply(TicTacToeMove move) {
    return cells.source().contains(move.cell())
        ? new TicTacToeMove(cells.apply(move.cell()))
        : move;
  }
}
