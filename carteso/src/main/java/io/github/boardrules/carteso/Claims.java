package io.github.boardrules.carteso;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.Orientation;

/** The stones of the groups that each side has claimed. A group is claimed as a whole or not. */
record Claims(CellSet vertical, CellSet horizontal) {
  /** Adds stones to the claims of a side. */
  Claims plus(Orientation side, CellSet stones) {
    return side == Orientation.VERTICAL
        ? new Claims(vertical.union(stones), horizontal)
        : new Claims(vertical, horizontal.union(stones));
  }

  /** Maps all claimed stones by a symmetry; the sides that claimed them stay. */
  Claims under(Symmetry symmetry) {
    return new Claims(symmetry.apply(vertical), symmetry.apply(horizontal));
  }

  /** Exchanges the claims of the two sides. */
  Claims swapped() {
    return new Claims(horizontal, vertical);
  }
}
