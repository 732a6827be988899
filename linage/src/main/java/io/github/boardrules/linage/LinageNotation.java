package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.territory.spi.TerritoryText;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;

/** Parses moves that only Linage has and setups, in the format of the package description. */
final class LinageNotation {
  /** The letter of a stone in diagrams and position texts. */
  static final char STONE = 'x';

  /** Precedes the side that has taken the button in position texts. */
  static final String BUTTON = " button:";

  private LinageNotation() {}

  static LinageMove parseMove(LinageGame game, TextScanner scanner) {
    LinageMove button = LinageMove.takeButton();
    return game.hasButton() && scanner.accept(button.notation())
        ? button
        : game.placement(TerritoryText.parsePoint(scanner, game.board()));
  }

  static LinageSetup parseSetup(SquareBoard board, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    ImmutableList.Builder<Cell> stones = ImmutableList.builder();
    TerritoryState state =
        TerritoryText.parsePosition(
            scanner, board, String.valueOf(STONE), (cell, symbol) -> stones.add(cell));
    Optional<Orientation> button = Optional.empty();
    if (state.isSettled() && scanner.accept(BUTTON)) {
      button = Orientation.read(scanner);
      if (button.isEmpty()) {
        throw scanner.error(Code.UNEXPECTED, scanner.offset(), "vertical or horizontal");
      }
    }
    scanner.expectEnd();
    return new LinageSetupData(stones.build(), state, button);
  }
}
