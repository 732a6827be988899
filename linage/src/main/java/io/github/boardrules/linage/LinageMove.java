package io.github.boardrules.linage;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryMove;

/** A move of Linage. Moves are immutable and have value equality. */
@Immutable
public final class LinageMove extends TerritoryMove {
  private static final LinageMove TAKE_BUTTON = new LinageMove("button");
  private static final LinageMove PASS = new LinageMove("pass");

  private LinageMove(Cell cell) {
    super(cell.notation(), 0, cell);
  }

  private LinageMove(Komi komi) {
    super(komi);
  }

  private LinageMove(Orientation side) {
    super(side);
  }

  private LinageMove(String notation) {
    super(notation);
  }

  /**
   * {@return a placement: {@code c5}}
   *
   * @param cell the point of the stone
   */
  public static LinageMove place(Cell cell) {
    return new LinageMove(cell);
  }

  /**
   * {@return the move that names a komi: {@code komi=4.5}}
   *
   * @param komi the komi
   */
  public static LinageMove nameKomi(Komi komi) {
    return new LinageMove(komi);
  }

  /**
   * {@return the move that chooses a side: {@code vertical} or {@code horizontal}}
   *
   * @param side the side that the second player will play
   */
  public static LinageMove chooseSide(Orientation side) {
    return new LinageMove(side);
  }

  /** {@return the move that takes the button: {@code button}} */
  public static LinageMove takeButton() {
    return TAKE_BUTTON;
  }

  /** {@return the pass, always the same instance} */
  public static LinageMove pass() {
    return PASS;
  }
}
