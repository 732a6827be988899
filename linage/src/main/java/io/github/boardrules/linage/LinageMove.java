package io.github.boardrules.linage;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryMove;

/** A move of Linage. Moves are immutable and have value equality. */
public abstract sealed class LinageMove extends TerritoryMove {
  private LinageMove(Kind kind, Object subject, Cell... cells) {
    super(kind, subject, cells);
  }

  /** Places a stone: {@code c5}. */
  public static final class Placement extends LinageMove {
    private Placement(Cell cell) {
      super(Kind.PLACEMENT, cell, cell);
    }

    /** {@return the point of the stone} */
    public Cell cell() {
      return cells().get(0);
    }
  }

  /** Names the komi: {@code komi=4.5}. */
  public static final class NameKomi extends LinageMove {
    private NameKomi(Komi komi) {
      super(Kind.NAME_KOMI, komi);
    }

    /** {@return the komi} */
    public Komi komi() {
      return namedKomi().orElseThrow();
    }
  }

  /** Chooses a side: {@code vertical} or {@code horizontal}. */
  public static final class ChooseSide extends LinageMove {
    private ChooseSide(Orientation side) {
      super(Kind.CHOOSE_SIDE, side);
    }

    /** {@return the side that the second player will play} */
    public Orientation side() {
      return chosenSide().orElseThrow();
    }
  }

  /** Passes: {@code pass}. */
  public static final class Pass extends LinageMove {
    private static final Pass PASS = new Pass();

    private Pass() {
      super(Kind.PASS, Kind.PASS);
    }
  }

  /**
   * {@return a placement}
   *
   * @param cell the point of the stone
   */
  public static LinageMove place(Cell cell) {
    return new Placement(cell);
  }

  /**
   * {@return the move that names a komi}
   *
   * @param komi the komi
   */
  public static LinageMove nameKomi(Komi komi) {
    return new NameKomi(komi);
  }

  /**
   * {@return the move that chooses a side}
   *
   * @param side the side that the second player will play
   */
  public static LinageMove chooseSide(Orientation side) {
    return new ChooseSide(side);
  }

  /** {@return the pass} */
  public static LinageMove pass() {
    return Pass.PASS;
  }
}
