package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.Course;

/**
 * Mirrors and half turn keep the sides. Transpositions make rows of columns, and so swap the sides:
 * they lead to the game on the transposed board with every komi negated. There each seat keeps its
 * side and does what the other seat did. Each comes with the colours of the stones as they are, and
 * with the colours swapped, which nothing depends on.
 */
final class CartesoSymmetry implements GameSymmetry<CartesoMove> {
  private final Symmetry cells;
  private final boolean swapsPlayers;
  private final boolean swapsColours;
  private final CartesoGame target;

  private CartesoSymmetry(
      Symmetry cells, boolean swapsPlayers, boolean swapsColours, CartesoGame target) {
    this.cells = cells;
    this.swapsPlayers = swapsPlayers;
    this.swapsColours = swapsColours;
    this.target = target;
  }

  static ImmutableList<GameSymmetry<CartesoMove>> all(CartesoGame game) {
    CartesoGame transposed = game.transposed();
    ImmutableList.Builder<GameSymmetry<CartesoMove>> all = ImmutableList.builder();
    for (boolean swapsColours : new boolean[] {false, true}) {
      for (Symmetry upright : game.board().uprightSymmetries()) {
        all.add(new CartesoSymmetry(upright, false, swapsColours, game));
      }
      for (Symmetry transposition : game.board().transpositions()) {
        all.add(new CartesoSymmetry(transposition, true, swapsColours, transposed));
      }
    }
    return all.build();
  }

  @Override
  public Symmetry cells() {
    return cells;
  }

  @Override
  public boolean swapsPlayers() {
    return swapsPlayers;
  }

  @Override
  public boolean appliesTo(Position<CartesoMove> position) {
    return !swapsPlayers || ((CartesoPosition) position).course().vertical().isPresent();
  }

  @Override
  public CartesoPosition apply(Position<CartesoMove> position) {
    CartesoPosition source = (CartesoPosition) position;
    CellSet black = cells.apply(source.stones(image(Colour.BLACK)));
    CellSet white = cells.apply(source.stones(image(Colour.WHITE)));
    Claims moved = source.claims().under(cells);
    Claims claims = swapsPlayers ? moved.swapped() : moved;
    Course course = swapsPlayers ? source.course().transposed() : source.course();
    return new CartesoPosition(target, Stones.of(target, black, white, claims), course);
  }

  private Colour image(Colour colour) {
    return swapsColours ? colour.opposite() : colour;
  }

  @Override
  public CartesoMove apply(CartesoMove move) {
    if (move instanceof CartesoMove.Placement placement) {
      return CartesoMove.place(image(placement.colour()), cells.apply(placement.cell()));
    }
    CartesoMove.Declare declare = (CartesoMove.Declare) move;
    return swapsPlayers ? new CartesoMove.Declare(declare.declaration().transposed()) : move;
  }

  /** {@return what it does to cells and colours, for people} */
  @Override
  public String toString() {
    return cells.name() + (swapsColours ? ", colours swapped" : "");
  }
}
