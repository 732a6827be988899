package io.github.boardrules.loa;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.PerftTest;

class LoaPerftTest extends PerftTest {
  LoaPerftTest() {
    super(new LoaGameType());
  }

  @Override
  protected long fact(String key, Move last, Position<?> end) {
    return key.equals("captures")
        ? last instanceof LoaMove.PieceMove move && move.isCapture() ? 1 : 0
        : super.fact(key, last, end);
  }
}
