package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.Terms;
import java.util.Arrays;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Carteso with its options fixed. Made by {@link Carteso}. */
public final class CartesoGame implements Game<CartesoMove> {
  private final Terms terms;
  private final SquareBoard board;
  private final Grid grid;
  private final ImmutableList<ImmutableList<CartesoMove>> placements;
  private final ImmutableList<CartesoMove> passes;
  private @Nullable CartesoPosition start;
  private @Nullable ImmutableList<GameSymmetry<CartesoMove>> symmetries;

  CartesoGame(Terms terms) {
    this.terms = terms;
    this.board = SquareBoard.of(terms.width(), terms.height());
    this.grid = Grid.of(board);
    this.placements = ImmutableList.of(placements(board));
    this.passes = ImmutableList.of(CartesoMove.pass());
  }

  private static ImmutableList<CartesoMove> placements(SquareBoard board) {
    return Arrays.stream(Colour.values())
        .flatMap(colour -> board.cells().stream().map(cell -> CartesoMove.place(colour, cell)))
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public CartesoGameType type() {
    return new CartesoGameType();
  }

  /** {@return size of the board and opening} */
  public Terms terms() {
    return terms;
  }

  @Override
  public Options options() {
    return terms.options();
  }

  @Override
  public SquareBoard board() {
    return board;
  }

  @Override
  public CartesoPosition start() {
    CartesoPosition found = start;
    if (found == null) {
      Stones none = Stones.of(this, board.none(), board.none(), noClaims());
      found = new CartesoPosition(this, none, Course.start(terms));
      start = found;
    }
    return found;
  }

  /**
   * {@return a hand-made position, not checked yet}
   *
   * @param black the points where black stones lie
   * @param white the points where white stones lie
   * @param claims for each claimed group the side that has claimed it, by any of its points
   * @param course what is settled, whose turn it is, and how many passes were made in a row
   * @throws IllegalArgumentException if stones or claims are not on the board of this game
   */
  public CartesoSetup setup(
      CellSet black, CellSet white, Map<Cell, Orientation> claims, Course course) {
    return new CartesoSetup(this, black, white, claims, course);
  }

  @Override
  public CartesoSetup parseSetup(CharSequence text) {
    return CartesoNotation.parseSetup(this, text);
  }

  @Override
  public CartesoPosition parsePosition(CharSequence text) {
    return parseSetup(text).position();
  }

  @Override
  public ImmutableList<Violation> defects(Setup<CartesoMove> setup) {
    return ((CartesoSetup) setup).defects();
  }

  @Override
  public CartesoPosition position(Setup<CartesoMove> setup) {
    return ((CartesoSetup) setup).position();
  }

  @Override
  public ImmutableList<GameSymmetry<CartesoMove>> symmetries() {
    ImmutableList<GameSymmetry<CartesoMove>> found = symmetries;
    if (found == null) {
      found = CartesoSymmetry.all(this);
      symmetries = found;
    }
    return found;
  }

  /** The game on the transposed board with every komi negated; this one if that is the same. */
  CartesoGame transposed() {
    CartesoGame other = new CartesoGame(terms.transposed());
    return other.equals(this) ? this : other;
  }

  Claims noClaims() {
    return new Claims(board.none(), board.none());
  }

  Grid grid() {
    return grid;
  }

  /** All placements of black stones, by the indexes of their points, and then of white ones. */
  ImmutableList<ImmutableList<CartesoMove>> placements() {
    return placements;
  }

  /** What can be said in a turn. */
  ImmutableList<CartesoMove> passes() {
    return passes;
  }

  /** {@return whether the other object is Carteso on the same terms} */
  @Override
  public boolean equals(@Nullable Object object) {
    return object == this || (object instanceof CartesoGame other && terms.equals(other.terms));
  }

  @Override
  public int hashCode() {
    return terms.hashCode();
  }

  /** {@return the name and the options, for people} */
  @Override
  public String toString() {
    return "Carteso " + options();
  }
}
