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

  /**
   * {@return a placement: {@code c5}}
   *
   * @param cell the point of the stone
   */
  public static Placement place(Cell cell) {
    return new Placement(cell);
  }

  /**
   * {@return the move that names a komi: {@code komi=4.5}}
   *
   * @param komi the komi
   */
  public static NameKomi nameKomi(Komi komi) {
    return new NameKomi(komi);
  }

  /**
   * {@return the move that chooses a side: {@code vertical} or {@code horizontal}}
   *
   * @param side the side that the second player will play
   */
  public static ChooseSide chooseSide(Orientation side) {
    return new ChooseSide(side);
  }

  /** {@return the move that takes the button: {@code button}} */
  public static TakeButton takeButton() {
    return TakeButton.INSTANCE;
  }

  /** {@return the pass, always the same instance} */
  public static Pass pass() {
    return Pass.INSTANCE;
  }

  /** A stone on a point. */
  public static final class Placement extends LinageMove {
    private Placement(Cell cell) {
      super(Kind.PLACEMENT, cell, cell);
    }

    /** {@return the point of the stone} */
    public Cell cell() {
      return cells().get(0);
    }
  }

  /** Names a komi. */
  public static final class NameKomi extends LinageMove {
    private NameKomi(Komi komi) {
      super(Kind.NAME_KOMI, komi);
    }

    /** {@return the komi} */
    public Komi komi() {
      return namedKomi().orElseThrow();
    }
  }

  /** Chooses a side. */
  public static final class ChooseSide extends LinageMove {
    private ChooseSide(Orientation side) {
      super(Kind.CHOOSE_SIDE, side);
    }

    /** {@return the side that the second player will play} */
    public Orientation side() {
      return chosenSide().orElseThrow();
    }
  }

  /** Takes the button. It has a single instance. */
  public static final class TakeButton extends LinageMove {
    // Not a constant of LinageMove: two threads that initialize a class and its subclass in
    // opposite orders can deadlock.
    private static final TakeButton INSTANCE = new TakeButton();

    private TakeButton() {
      super(Kind.TAKE_BUTTON, Kind.TAKE_BUTTON);
    }
  }

  /** Places no stone. It has a single instance. */
  public static final class Pass extends LinageMove {
    private static final Pass INSTANCE = new Pass();

    private Pass() {
      super(Kind.PASS, Kind.PASS);
    }
  }
}
