package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryMove;
import io.github.boardrules.core.territory.TerritoryMoves;
import java.util.Optional;

/** A move of Carteso. Moves are immutable and have value equality. */
public final class CartesoMove extends TerritoryMove {
  static final TerritoryMoves<CartesoMove> MOVES =
      new TerritoryMoves<>(
          CartesoMove::new,
          ImmutableList.of(cell -> place(Colour.BLACK, cell), cell -> place(Colour.WHITE, cell)));

  private static final CartesoMove PASS = new CartesoMove(Kind.PASS, Kind.PASS);

  private final Optional<Colour> colour;

  private CartesoMove(Kind kind, Object subject) {
    super(kind, subject);
    this.colour = Optional.empty();
  }

  private CartesoMove(Colour colour, Cell cell) {
    super(Kind.PLACEMENT, colour.symbol() + ":" + cell, cell);
    this.colour = Optional.of(colour);
  }

  /**
   * {@return a placement: {@code b:c5} or {@code w:c5}}
   *
   * @param colour the colour of the stone
   * @param cell the point of the stone
   */
  public static CartesoMove place(Colour colour, Cell cell) {
    return new CartesoMove(colour, cell);
  }

  /**
   * {@return the move that names a komi: {@code komi=4.5}}
   *
   * @param komi the komi
   */
  public static CartesoMove nameKomi(Komi komi) {
    return new CartesoMove(Kind.NAME_KOMI, komi);
  }

  /**
   * {@return the move that chooses a side: {@code vertical} or {@code horizontal}}
   *
   * @param side the side that the second player will play
   */
  public static CartesoMove chooseSide(Orientation side) {
    return new CartesoMove(Kind.CHOOSE_SIDE, side);
  }

  /** {@return the pass} */
  public static CartesoMove pass() {
    return PASS;
  }

  /** {@return the colour of the stone of a placement, or empty for other kinds of moves} */
  public Optional<Colour> colour() {
    return colour;
  }

  @Override
  protected int stone() {
    return colour.equals(Optional.of(Colour.WHITE)) ? 1 : 0;
  }
}
