package io.github.boardrules.linage;

import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.spi.TerritoryState;
import java.util.Optional;

/**
 * A position in which a side has taken the button. A subclass, so that the positions of other games
 * need no field for it: random games on 9×9 points would allocate 8 bytes more for each stone.
 */
final class ButtonTaken extends LinagePosition {
  private final Orientation taker;

  ButtonTaken(LinageGame game, TerritoryState state, LinageState points, Orientation taker) {
    super(game, state, points);
    this.taker = taker;
  }

  @Override
  public Optional<Orientation> button() {
    return Optional.of(taker);
  }

  @Override
  public TerritoryScore score() {
    return super.score().withBonus(taker);
  }

  @Override
  protected int extra() {
    return extra(taker);
  }

  /** Returns the number of a side that has taken the button. */
  static int extra(Orientation taker) {
    return taker == Orientation.VERTICAL ? 1 : 2;
  }

  @Override
  public String text() {
    return super.text() + LinageNotation.BUTTON + taker.notation();
  }
}
