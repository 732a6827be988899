package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;

/**
 * What a setup says, unchecked and without a game.
 *
 * @param history the moves that led to the placement, since the last capture
 */
record Draft(
    ImmutableList<Cell> black,
    ImmutableList<Cell> white,
    Colour toMove,
    ImmutableList<LoaMove> history) {

  ImmutableList<Cell> pieces(Colour colour) {
    return colour == Colour.BLACK ? black : white;
  }
}
