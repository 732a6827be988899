package io.github.boardrules.carteso;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.spi.ZobristKeys;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritorySymmetry;

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

  ZobristKeys stones(Color color) {
    return color == Color.BLACK ? black : white;
  }

  ZobristKeys claims(Orientation side) {
    return side == Orientation.VERTICAL ? vertical : horizontal;
  }

  /** Returns the hash of a board with stones and claims on it. */
  long hash(CellSet blacks, CellSet whites, CellSet verticals, CellSet horizontals) {
    return emptyBoard
        ^ black.hash(blacks)
        ^ white.hash(whites)
        ^ vertical.hash(verticals)
        ^ horizontal.hash(horizontals);
  }

  /** Returns the hash of the image of a state under a symmetry that maps to this board. */
  long hash(CartesoStones state, TerritorySymmetry<?, ?> symmetry) {
    Symmetry cells = symmetry.cells();
    Color toBlack = symmetry.swapsStones() ? Color.WHITE : Color.BLACK;
    Orientation toVertical =
        symmetry.swapsPlayers() ? Orientation.HORIZONTAL : Orientation.VERTICAL;
    return emptyBoard
        ^ black.hash(state.points(toBlack), cells)
        ^ white.hash(state.points(toBlack.opposite()), cells)
        ^ vertical.hash(state.claims(toVertical), cells)
        ^ horizontal.hash(state.claims(toVertical.opposite()), cells);
  }
}
