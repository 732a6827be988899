package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryMove;

/** A move of Carteso. Moves are immutable and have value equality. */
@Immutable
public abstract sealed class CartesoMove extends TerritoryMove {
  private CartesoMove(String notation, Cell... cells) {
    super(notation, cells);
  }

  /**
   * {@return a placement: {@code b:c5} or {@code w:c5}}
   *
   * @param color the color of the stone
   * @param cell the point of the stone
   */
  public static Placement place(Color color, Cell cell) {
    return new Placement(checkNotNull(color, "color"), cell);
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

  /** {@return the pass, always the same instance} */
  public static Pass pass() {
    return Pass.INSTANCE;
  }

  /** A stone of either color on a point. */
  public static final class Placement extends CartesoMove {
    private final Color color;
    private final Cell cell; // in the list of cells, too, but the next position waits for it

    private Placement(Color color, Cell cell) {
      super(color.symbol() + ":" + cell, cell);
      this.color = color;
      this.cell = cell;
    }

    /** {@return the color of the stone} */
    public Color color() {
      return color;
    }

    /** {@return the point of the stone} */
    public Cell cell() {
      return cell;
    }

    @Override
    protected int stone() {
      return color == Color.BLACK ? 0 : 1;
    }
  }

  /** Names a komi. */
  public static final class NameKomi extends CartesoMove {
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
  public static final class ChooseSide extends CartesoMove {
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

  /** Places no stone. It has a single instance. */
  public static final class Pass extends CartesoMove {
    // Not a constant of CartesoMove: two threads that initialize a class and its subclass in
    // opposite orders can deadlock.
    private static final Pass INSTANCE = new Pass();

    private Pass() {
      super("pass");
    }
  }
}
