package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import org.jspecify.annotations.Nullable;

/** A move of Carteso: a stone is placed, or something is said instead. A value. */
public abstract sealed class CartesoMove implements Move {
  private CartesoMove() {}

  /** A stone is placed. */
  public static final class Placement extends CartesoMove {
    private final Colour colour;
    private final Cell cell;

    /**
     * Checks that nothing is missing.
     *
     * @param colour the colour of the stone
     * @param cell a cell
     */
    public Placement(Colour colour, Cell cell) {
      this.colour = checkNotNull(colour, "colour");
      this.cell = checkNotNull(cell, "cell");
    }

    /** {@return the colour of the stone} */
    public Colour colour() {
      return colour;
    }

    /** {@return the point} */
    public Cell cell() {
      return cell;
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Placement other && colour == other.colour && cell.equals(other.cell);
    }

    @Override
    public int hashCode() {
      return 31 * cell.hashCode() + (colour == Colour.BLACK ? 0 : 1);
    }

    /** {@return the notation: {@code b:c5}} */
    @Override
    public String toString() {
      return colour.symbol() + ":" + cell;
    }
  }

  /** A komi is named, a side chosen, or a pass made. */
  public static final class Declare extends CartesoMove {
    private final Declaration declaration;

    /**
     * Checks that nothing is missing.
     *
     * @param declaration what is said
     */
    public Declare(Declaration declaration) {
      this.declaration = checkNotNull(declaration, "declaration");
    }

    /** {@return what is said} */
    public Declaration declaration() {
      return declaration;
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Declare other && declaration.equals(other.declaration);
    }

    @Override
    public int hashCode() {
      return declaration.hashCode();
    }

    /** {@return the notation: {@code komi=4.5}, {@code vertical} or {@code pass}} */
    @Override
    public String toString() {
      return declaration.toString();
    }
  }

  /**
   * {@return a stone is placed}
   *
   * @param colour the colour of the stone
   * @param cell the point
   */
  public static CartesoMove place(Colour colour, Cell cell) {
    return new Placement(colour, cell);
  }

  /** {@return no stone is placed} */
  public static CartesoMove pass() {
    return new Declare(new Declaration.Pass());
  }

  /**
   * {@return a komi is named}
   *
   * @param komi the komi that is named
   */
  public static CartesoMove name(Komi komi) {
    return new Declare(new Declaration.NameKomi(komi));
  }

  /**
   * {@return a side is chosen}
   *
   * @param side the side that the chooser will play
   */
  public static CartesoMove choose(Orientation side) {
    return new Declare(new Declaration.ChooseSide(side));
  }
}
