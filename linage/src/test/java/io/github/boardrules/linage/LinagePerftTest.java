package io.github.boardrules.linage;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.PerftTest;

/** Runs the perft tables of Linage, with the sums of the points that each side owns. */
class LinagePerftTest extends PerftTest {
  LinagePerftTest() {
    super(new LinageGameType());
  }

  @Override
  protected long fact(String key, Move last, Position<?> end) {
    LinagePosition position = (LinagePosition) end;
    return switch (key) {
      case "vertical" -> position.score().verticalPoints();
      case "horizontal" -> position.score().horizontalPoints();
      default -> super.fact(key, last, end);
    };
  }
}
