package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;

/** A move of Carteso: a stone is placed, or something is said instead. */
public sealed interface CartesoMove extends Move {
  /**
   * A stone is placed.
   *
   * @param colour the colour of the stone
   * @param cell the point
   */
  record Placement(Colour colour, Cell cell) implements CartesoMove {
    /**
     * Checks that nothing is missing.
     *
     * @param colour the colour of the stone
     * @param cell a cell
     */
    public Placement {
      checkNotNull(colour, "colour");
      checkNotNull(cell, "cell");
    }

    /** {@return the notation: {@code b:c5}} */
    @Override
    public String toString() {
      return colour.symbol() + ":" + cell;
    }
  }

  /**
   * A komi is named, a side chosen, or a pass made.
   *
   * @param declaration what is said
   */
  record Declare(Declaration declaration) implements CartesoMove {
    /**
     * Checks that nothing is missing.
     *
     * @param declaration what is said
     */
    public Declare {
      checkNotNull(declaration, "declaration");
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
  static CartesoMove place(Colour colour, Cell cell) {
    return new Placement(colour, cell);
  }

  /** {@return no stone is placed} */
  static CartesoMove pass() {
    return new Declare(new Declaration.Pass());
  }

  /**
   * {@return a komi is named}
   *
   * @param komi the komi that is named
   */
  static CartesoMove name(Komi komi) {
    return new Declare(new Declaration.NameKomi(komi));
  }

  /**
   * {@return a side is chosen}
   *
   * @param side the side that the chooser will play
   */
  static CartesoMove choose(Orientation side) {
    return new Declare(new Declaration.ChooseSide(side));
  }
}
