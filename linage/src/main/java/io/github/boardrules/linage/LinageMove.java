package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryMove;

/** A move of Linage. Moves are immutable and have value equality. */
@Immutable
public abstract sealed class LinageMove extends TerritoryMove {
  private LinageMove(String notation, Cell... cells) {
    super(notation, cells);
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
    private final Cell cell; // in the list of cells, too, but the next position waits for it

    private Placement(Cell cell) {
      super(cell.notation(), cell);
      this.cell = cell;
    }

    /** {@return the point of the stone} */
    public Cell cell() {
      return cell;
    }

    @Override
    protected int stone() {
      return 0;
    }
  }

  /** Names a komi. */
  public static final class NameKomi extends LinageMove {
    private final Komi komi;

    private NameKomi(Komi komi) {
      super("komi=" + komi);
      this.komi = checkNotNull(komi, "komi");
    }

    /** {@return the komi} */
    @Override
    public Komi komi() {
      return komi;
    }
  }

  /** Chooses a side. */
  public static final class ChooseSide extends LinageMove {
    private final Orientation side;

    private ChooseSide(Orientation side) {
      super(side.notation());
      this.side = side;
    }

    /** {@return the side that the second player will play} */
    @Override
    public Orientation side() {
      return side;
    }
  }

  /** Takes the button. It has a single instance. */
  public static final class TakeButton extends LinageMove {
    // Not a constant of LinageMove: two threads that initialize a class and its subclass in
    // opposite orders can deadlock.
    private static final TakeButton INSTANCE = new TakeButton();

    private TakeButton() {
      super("button");
    }
  }

  /** Places no stone. It has a single instance. */
  public static final class Pass extends LinageMove {
    private static final Pass INSTANCE = new Pass();

    private Pass() {
      super("pass");
    }
  }
}
