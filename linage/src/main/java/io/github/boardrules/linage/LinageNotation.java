package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.territory.TerritoryText;
import io.github.boardrules.core.text.TextScanner;

/** Parses placements and setups, in the format of the package description. */
final class LinageNotation {
  /** The letter of a stone in diagrams and position texts. */
  static final char STONE = 'x';

  private LinageNotation() {}

  static LinageMove parsePlacement(LinageGame game, TextScanner scanner) {
    return game.placement(TerritoryText.parsePoint(scanner, game.board()));
  }

  static LinageSetup parseSetup(SquareBoard board, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    ImmutableList.Builder<Cell> stones = ImmutableList.builder();
    TerritoryState state =
        TerritoryText.parsePosition(
            scanner, board, String.valueOf(STONE), (cell, symbol) -> stones.add(cell));
    scanner.expectEnd();
    return new LinageSetup(stones.build(), state);
  }
}
