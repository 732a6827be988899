package io.github.boardrules.carteso;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.Orientation;

/** The points of the groups that each side has claimed. */
record Claims(CellSet vertical, CellSet horizontal) {
  /** Adds points to the claims of a side. */
  Claims plus(Orientation side, CellSet stones) {
    return side == Orientation.VERTICAL
        ? new Claims(vertical.union(stones), horizontal)
        : new Claims(vertical, horizontal.union(stones));
  }

  /** The image of these claims under a symmetry of the board. */
  Claims under(Symmetry symmetry) {
    return new Claims(symmetry.apply(vertical), symmetry.apply(horizontal));
  }

  /** The claims with the sides swapped. */
  Claims swapped() {
    return new Claims(horizontal, vertical);
  }
}
