package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.board.Cell;
import java.util.List;
import java.util.Random;

/** Moves off the board and setups with defects. */
final class RowMaterial implements Conformance.Material {
  @Override
  public List<? extends Move> moves(Game<?> game, Random random) {
    return List.of(RowMove.on(new Cell(game.board().width(), 0)), RowMove.on(new Cell(0, 1)));
  }

  @Override
  public List<String> setupTexts(Game<?> game, Random random) {
    String full = "b".repeat(game.board().width());
    return List.of(full + " 1 0", full + " 1 1", full + " 1 3", full + " 1 999999999");
  }
}
