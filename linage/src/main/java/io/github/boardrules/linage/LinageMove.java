package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkNotNull;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;

/** A move of Linage: a stone is placed, or something is said instead. */
public sealed interface LinageMove extends Move {
  /**
   * A stone is placed.
   *
   * @param cell the point
   */
  record Placement(Cell cell) implements LinageMove {
    /**
     * Checks that nothing is missing.
     *
     * @param cell a cell
     */
    public Placement {
      checkNotNull(cell, "cell");
    }

    /** {@return the notation: {@code c5}} */
    @Override
    public String toString() {
      return cell.toString();
    }
  }

  /**
   * A komi is named, a side chosen, or a pass made.
   *
   * @param declaration what is said
   */
  record Declare(Declaration declaration) implements LinageMove {
    static final Declare PASS = new Declare(new Declaration.Pass());

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
   * @param cell the point
   */
  static LinageMove place(Cell cell) {
    return new Placement(cell);
  }

  /** {@return no stone is placed} */
  static LinageMove pass() {
    return Declare.PASS;
  }

  /**
   * {@return a komi is named}
   *
   * @param komi the komi that is named
   */
  static LinageMove name(Komi komi) {
    return new Declare(new Declaration.NameKomi(komi));
  }

  /**
   * {@return a side is chosen}
   *
   * @param side the side that the chooser will play
   */
  static LinageMove choose(Orientation side) {
    return new Declare(new Declaration.ChooseSide(side));
  }
}
