package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryMove;
import io.github.boardrules.core.territory.TerritoryMoves;

/** A move of Linage. Moves are immutable and have value equality. */
public final class LinageMove extends TerritoryMove {
  static final TerritoryMoves<LinageMove> MOVES =
      new TerritoryMoves<>(LinageMove::new, ImmutableList.of(LinageMove::place));

  private static final LinageMove PASS = new LinageMove(Kind.PASS, Kind.PASS);

  private LinageMove(Kind kind, Object subject, Cell... cells) {
    super(kind, subject, cells);
  }

  /**
   * {@return a placement: {@code c5}}
   *
   * @param cell the point of the stone
   */
  public static LinageMove place(Cell cell) {
    return new LinageMove(Kind.PLACEMENT, cell, cell);
  }

  /**
   * {@return the move that names a komi: {@code komi=4.5}}
   *
   * @param komi the komi
   */
  public static LinageMove nameKomi(Komi komi) {
    return new LinageMove(Kind.NAME_KOMI, komi);
  }

  /**
   * {@return the move that chooses a side: {@code vertical} or {@code horizontal}}
   *
   * @param side the side that the second player will play
   */
  public static LinageMove chooseSide(Orientation side) {
    return new LinageMove(Kind.CHOOSE_SIDE, side);
  }

  /** {@return the move that takes the button: {@code button}} */
  public static LinageMove takeButton() {
    return new LinageMove(Kind.TAKE_BUTTON, Kind.TAKE_BUTTON);
  }

  /** {@return the pass} */
  public static LinageMove pass() {
    return PASS;
  }
}
