package io.github.boardrules.interchange;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Position;
import io.github.boardrules.loa.LoaPosition;
import io.github.boardrules.loa.LoaSetup;

/** Makes positions of Lines of Action for the tests. */
final class LoaTexts {
  private LoaTexts() {}

  /** Returns the text of the same board with the same side to move and no earlier positions. */
  static String withoutHistory(Position<?> position) {
    LoaPosition loa = (LoaPosition) position;
    LoaSetup setup =
        LoaSetup.builder()
            .black(loa.pieces(Color.BLACK))
            .white(loa.pieces(Color.WHITE))
            .sideToMove(loa.toSetup().sideToMove())
            .quietPlies(2)
            .build();
    return loa.game().position(setup).text();
  }
}
