package io.github.boardrules.carteso;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.Orientation;

/** The stones of the groups that each side has claimed. A group is claimed as a whole or not. */
record Claims(CellSet vertical, CellSet horizontal) {
  /** These claims and one more, or some stones more for a claimed group. */
  Claims plus(Orientation side, CellSet stones) {
    return side == Orientation.VERTICAL
        ? new Claims(vertical.union(stones), horizontal)
        : new Claims(vertical, horizontal.union(stones));
  }

  /** The claims on the images of the stones. */
  Claims under(Symmetry symmetry) {
    return new Claims(symmetry.apply(vertical), symmetry.apply(horizontal));
  }

  /** The same stones claimed by the other sides. */
  Claims swapped() {
    return new Claims(horizontal, vertical);
  }
}
