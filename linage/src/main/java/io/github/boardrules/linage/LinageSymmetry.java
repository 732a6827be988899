package io.github.boardrules.linage;

import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.territory.TerritorySymmetry;

/** A symmetry of Linage. */
final class LinageSymmetry extends TerritorySymmetry<LinageMove, LinagePosition> {
  private final LinageGame target;

  LinageSymmetry(Symmetry cells, boolean swapsPlayers, LinageGame target) {
    super(cells, swapsPlayers, target);
    this.target = target;
  }

  @Override
  protected LinagePosition image(LinagePosition position, TerritoryState state) {
    return new LinagePosition(target, cells().apply(position.stones()), state);
  }

  @Override
  protected LinageMove image(LinageMove placement) {
    return LinageMove.place(cells().apply(placement.cells().get(0)));
  }
}
