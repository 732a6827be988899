package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.Course;

/**
 * Mirrors and half turn keep the sides. Transpositions make rows of columns, and so swap the sides:
 * they lead to the game on the transposed board with every komi negated. There each seat keeps its
 * side and does what the other seat did.
 */
final class LinageSymmetry implements GameSymmetry<LinageMove> {
  private final Symmetry cells;
  private final boolean swapsPlayers;
  private final LinageGame target;

  private LinageSymmetry(Symmetry cells, boolean swapsPlayers, LinageGame target) {
    this.cells = cells;
    this.swapsPlayers = swapsPlayers;
    this.target = target;
  }

  static ImmutableList<GameSymmetry<LinageMove>> all(LinageGame game) {
    ImmutableList.Builder<GameSymmetry<LinageMove>> all = ImmutableList.builder();
    for (Symmetry upright : game.board().uprightSymmetries()) {
      all.add(new LinageSymmetry(upright, false, game));
    }
    LinageGame transposed = game.transposed();
    for (Symmetry transposition : game.board().transpositions()) {
      all.add(new LinageSymmetry(transposition, true, transposed));
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
  public boolean appliesTo(Position<LinageMove> position) {
    return !swapsPlayers || ((LinagePosition) position).course().vertical().isPresent();
  }

  @Override
  public LinagePosition apply(Position<LinageMove> position) {
    LinagePosition source = (LinagePosition) position;
    CellSet stones = cells.apply(source.stones());
    Course course = swapsPlayers ? source.course().transposed() : source.course();
    return new LinagePosition(target, stones, course);
  }

  @Override
  public LinageMove apply(LinageMove move) {
    if (move instanceof LinageMove.Placement placement) {
      return LinageMove.place(cells.apply(placement.cell()));
    }
    LinageMove.Declare declare = (LinageMove.Declare) move;
    return swapsPlayers ? new LinageMove.Declare(declare.declaration().transposed()) : move;
  }

  /** {@return what it does to the cells, for people} */
  @Override
  public String toString() {
    return cells.name();
  }
}
