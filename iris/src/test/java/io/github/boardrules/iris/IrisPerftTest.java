package io.github.boardrules.iris;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.PerftTest;

class IrisPerftTest extends PerftTest {
  IrisPerftTest() {
    super(new IrisGameType());
  }

  @Override
  protected long fact(String key, Move last, Position<?> end) {
    return key.equals("pending")
        ? ((IrisPosition) end).firstStone().isPresent() ? 1 : 0
        : super.fact(key, last, end);
  }
}
