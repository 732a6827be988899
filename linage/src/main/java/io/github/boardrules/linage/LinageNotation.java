package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.territory.TerritoryMoves;
import io.github.boardrules.core.territory.TerritoryState;
import io.github.boardrules.core.territory.TerritoryText;
import java.util.ArrayList;
import java.util.List;

/** The parser of setups, in the format that the package description specifies. */
final class LinageNotation {
  static final char STONE = 'x';

  static final TerritoryMoves<LinageMove> MOVES =
      new TerritoryMoves<>(
          ImmutableList.of(LinageMove::place),
          LinageMove::nameKomi,
          LinageMove::chooseSide,
          LinageMove.pass());

  private LinageNotation() {}

  static LinageSetup parseSetup(SquareBoard board, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> stones = new ArrayList<>();
    TerritoryState state =
        TerritoryText.parsePosition(
            scanner, board, String.valueOf(STONE), (cell, symbol) -> stones.add(cell));
    scanner.expectEnd();
    return new LinageSetup(board.setOf(stones), state);
  }
}
