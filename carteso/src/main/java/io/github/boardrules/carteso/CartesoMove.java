package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryMove;

/** A move of Carteso. Moves are immutable and have value equality. */
public abstract sealed class CartesoMove extends TerritoryMove {
  private CartesoMove(Kind kind, Object subject, Cell... cells) {
    super(kind, subject, cells);
  }

  /** Names the komi: {@code komi=4.5}. */
  public static final class NameKomi extends CartesoMove {
    private NameKomi(Komi komi) {
      super(Kind.NAME_KOMI, komi);
    }

    /** {@return the komi} */
    public Komi komi() {
      return namedKomi().orElseThrow();
    }
  }

  /** Chooses a side: {@code vertical} or {@code horizontal}. */
  public static final class ChooseSide extends CartesoMove {
    private ChooseSide(Orientation side) {
      super(Kind.CHOOSE_SIDE, side);
    }

    /** {@return the side that the second player will play} */
    public Orientation side() {
      return chosenSide().orElseThrow();
    }
  }

  /** Places a stone: {@code b:c5} or {@code w:c5}. */
  public static final class Placement extends CartesoMove {
    private final Colour colour;

    private Placement(Colour colour, Cell cell) {
      super(Kind.PLACEMENT, colour.symbol() + ":" + cell, cell);
      this.colour = colour;
    }

    /** {@return the colour of the stone} */
    public Colour colour() {
      return colour;
    }

    /** {@return the point of the stone} */
    public Cell cell() {
      return cells().get(0);
    }
  }

  /** Passes: {@code pass}. */
  public static final class Pass extends CartesoMove {
    private static final Pass PASS = new Pass();

    private Pass() {
      super(Kind.PASS, Kind.PASS);
    }
  }

  /**
   * {@return a placement}
   *
   * @param colour the colour of the stone
   * @param cell the point of the stone
   */
  public static CartesoMove place(Colour colour, Cell cell) {
    return new Placement(colour, cell);
  }

  /**
   * {@return the move that names a komi}
   *
   * @param komi the komi
   */
  public static CartesoMove nameKomi(Komi komi) {
    return new NameKomi(komi);
  }

  /**
   * {@return the move that chooses a side}
   *
   * @param side the side that the second player will play
   */
  public static CartesoMove chooseSide(Orientation side) {
    return new ChooseSide(side);
  }

  /** {@return the pass} */
  public static CartesoMove pass() {
    return Pass.PASS;
  }
}
