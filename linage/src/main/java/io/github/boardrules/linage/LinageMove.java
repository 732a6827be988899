package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import org.jspecify.annotations.Nullable;

/** A move of Linage: a stone is placed, or something is said instead. A value. */
public abstract sealed class LinageMove implements Move {
  private LinageMove() {}

  /** A stone is placed. */
  public static final class Placement extends LinageMove {
    private final Cell cell;

    /**
     * Checks that nothing is missing.
     *
     * @param cell a cell
     */
    public Placement(Cell cell) {
      this.cell = checkNotNull(cell, "cell");
    }

    /** {@return the point} */
    public Cell cell() {
      return cell;
    }

    @Override
    public boolean equals(@Nullable Object object) {
      return object instanceof Placement other && cell.equals(other.cell);
    }

    @Override
    public int hashCode() {
      return cell.hashCode();
    }

    /** {@return the notation: {@code c5}} */
    @Override
    public String toString() {
      return cell.toString();
    }
  }

  /** A komi is named, a side chosen, or a pass made. */
  public static final class Declare extends LinageMove {
    static final Declare PASS = new Declare(new Declaration.Pass());

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
   * @param cell the point
   */
  public static LinageMove place(Cell cell) {
    return new Placement(cell);
  }

  /** {@return no stone is placed} */
  public static LinageMove pass() {
    return Declare.PASS;
  }

  /**
   * {@return a komi is named}
   *
   * @param komi the komi that is named
   */
  public static LinageMove name(Komi komi) {
    return new Declare(new Declaration.NameKomi(komi));
  }

  /**
   * {@return a side is chosen}
   *
   * @param side the side that the chooser will play
   */
  public static LinageMove choose(Orientation side) {
    return new Declare(new Declaration.ChooseSide(side));
  }
}
