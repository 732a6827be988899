package io.github.boardrules.carteso;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.PerftTest;

/** Runs the perft tables of Carteso, with the sums of the stones that each side has claimed. */
class CartesoPerftTest extends PerftTest {
  CartesoPerftTest() {
    super(new CartesoGameType());
  }

  @Override
  protected long fact(String key, Move last, Position<?> end) {
    CartesoPosition position = (CartesoPosition) end;
    return switch (key) {
      case "vertical" -> position.score().verticalPoints();
      case "horizontal" -> position.score().horizontalPoints();
      default -> super.fact(key, last, end);
    };
  }
}
