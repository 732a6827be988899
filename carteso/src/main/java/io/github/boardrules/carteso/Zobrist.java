package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.spi.ZobristKeys;
import io.github.boardrules.core.territory.Orientation;

/** Zobrist keys of the stones and claims of a board. */
final class Zobrist {
  private final long emptyBoard;
  private final ZobristKeys black;
  private final ZobristKeys white;
  private final ZobristKeys vertical;
  private final ZobristKeys horizontal;

  Zobrist(SquareBoard board) {
    this.emptyBoard = StableHash.of(board.width(), board.height());
    this.black = new ZobristKeys(1, board);
    this.white = new ZobristKeys(2, board);
    this.vertical = new ZobristKeys(3, board);
    this.horizontal = new ZobristKeys(4, board);
  }

  ZobristKeys stones(Colour colour) {
    return colour == Colour.BLACK ? black : white;
  }

  ZobristKeys claims(Orientation side) {
    return side == Orientation.VERTICAL ? vertical : horizontal;
  }

  /** The hash of a board with stones and claims on it. */
  long hash(CellSet blacks, CellSet whites, CellSet verticals, CellSet horizontals) {
    return emptyBoard
        ^ black.hash(blacks)
        ^ white.hash(whites)
        ^ vertical.hash(verticals)
        ^ horizontal.hash(horizontals);
  }

  /** The hash of the image of a state under a symmetry to the board of these keys. */
  long hash(BoardState state, Symmetry cells, boolean swapsSides, boolean swapsColours) {
    return emptyBoard
        ^ stones(swapsColours ? Colour.WHITE : Colour.BLACK).hash(state.points(Colour.BLACK), cells)
        ^ stones(swapsColours ? Colour.BLACK : Colour.WHITE).hash(state.points(Colour.WHITE), cells)
        ^ claims(swapsSides ? Orientation.HORIZONTAL : Orientation.VERTICAL)
            .hash(state.claims(Orientation.VERTICAL), cells)
        ^ claims(swapsSides ? Orientation.VERTICAL : Orientation.HORIZONTAL)
            .hash(state.claims(Orientation.HORIZONTAL), cells);
  }
}
