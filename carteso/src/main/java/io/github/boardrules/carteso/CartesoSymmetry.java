package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.territory.TerritorySymmetry;
import org.jspecify.annotations.Nullable;

/** A symmetry of Carteso. A symmetry keeps or swaps the colours of all stones. */
final class CartesoSymmetry extends TerritorySymmetry<CartesoMove, CartesoPosition> {
  private final boolean swapsColours;
  private final CartesoGame target;

  CartesoSymmetry(Symmetry cells, boolean swapsPlayers, boolean swapsColours, CartesoGame target) {
    super(cells, swapsPlayers, target);
    this.swapsColours = swapsColours;
    this.target = target;
  }

  @Override
  protected CartesoPosition image(CartesoPosition position, TerritoryState state) {
    CellSet black = cells().apply(position.stones(image(Colour.BLACK)));
    CellSet white = cells().apply(position.stones(image(Colour.WHITE)));
    Claims moved =
        new Claims(
                position.territory(Orientation.VERTICAL),
                position.territory(Orientation.HORIZONTAL))
            .under(cells());
    Claims claims = swapsPlayers() ? moved.swapped() : moved;
    return new CartesoPosition(target, target.emptyBoard().with(black, white, claims), state);
  }

  private Colour image(Colour colour) {
    return swapsColours ? colour.opposite() : colour;
  }

  @Override
  protected CartesoMove image(CartesoMove placement) {
    Colour colour = ((CartesoMove.Placement) placement).colour();
    return CartesoMove.place(image(colour), cells().apply(placement.cells().get(0)));
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof CartesoSymmetry other
        && super.equals(other)
        && swapsColours == other.swapsColours;
  }

  @Override
  public int hashCode() {
    return 31 * super.hashCode() + Boolean.hashCode(swapsColours);
  }

  /** {@return the name of the symmetry of the board, and whether the colours are swapped} */
  @Override
  public String toString() {
    return super.toString() + (swapsColours ? ", colours swapped" : "");
  }
}
