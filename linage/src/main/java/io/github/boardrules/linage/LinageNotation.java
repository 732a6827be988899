package io.github.boardrules.linage;

import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.TerritoryText;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads and writes moves and positions, as the description of the package says. */
final class LinageNotation {
  static final char STONE = 'x';

  private LinageNotation() {}

  static LinageMove parseMove(LinageGame game, CharSequence text, Strictness strictness) {
    TextScanner scanner = new TextScanner(text);
    Optional<Declaration> declaration = Declaration.read(scanner);
    LinageMove move =
        declaration.isPresent()
            ? new LinageMove.Declare(declaration.get())
            : LinageMove.place(TerritoryText.readPoint(scanner, game.board()));
    scanner.expectEnd();
    TerritoryText.checkExactness(text, move, strictness);
    return move;
  }

  static LinageSetup parseSetup(LinageGame game, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> stones = new ArrayList<>();
    PlacementText.read(
        game.board(), scanner, String.valueOf(STONE), (cell, symbol) -> stones.add(cell));
    scanner.expect(' ');
    Course course = TerritoryText.readCourse(scanner);
    scanner.expectEnd();
    return game.setup(game.board().setOf(stones), course);
  }

  static String write(LinagePosition position) {
    return PlacementText.write(position.board(), position::symbol) + " " + position.course();
  }
}
