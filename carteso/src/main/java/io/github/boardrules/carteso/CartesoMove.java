package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryMove;
import java.util.Optional;

/** A move of Carteso. Moves are immutable and have value equality. */
@Immutable
public final class CartesoMove extends TerritoryMove {
  private static final CartesoMove PASS = new CartesoMove("pass");

  private CartesoMove(Color color, Cell cell) {
    super(color.symbol() + ":" + cell, color == Color.BLACK ? 0 : 1, cell);
  }

  private CartesoMove(Komi komi) {
    super(komi);
  }

  private CartesoMove(Orientation side) {
    super(side);
  }

  private CartesoMove(String notation) {
    super(notation);
  }

  /**
   * {@return a placement: {@code b:c5} or {@code w:c5}}
   *
   * @param color the color of the stone
   * @param cell the point of the stone
   */
  public static CartesoMove place(Color color, Cell cell) {
    return new CartesoMove(checkNotNull(color, "color"), cell);
  }

  /**
   * {@return the move that names a komi: {@code komi=4.5}}
   *
   * @param komi the komi
   */
  public static CartesoMove nameKomi(Komi komi) {
    return new CartesoMove(komi);
  }

  /**
   * {@return the move that chooses a side: {@code vertical} or {@code horizontal}}
   *
   * @param side the side that the second player will play
   */
  public static CartesoMove chooseSide(Orientation side) {
    return new CartesoMove(side);
  }

  /** {@return the pass, always the same instance} */
  public static CartesoMove pass() {
    return PASS;
  }

  /** {@return the color of the stone, or empty if the move places none} */
  public Optional<Color> color() {
    return stone() < 0 ? Optional.empty() : Optional.of(stone() == 0 ? Color.BLACK : Color.WHITE);
  }
}
