package io.github.boardrules.linage;

import io.github.boardrules.core.Reading;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Rows;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.TerritoryText;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads and writes moves and positions, as the description of the package says. */
final class LinageNotation {
  static final char STONE = 'x';

  private LinageNotation() {}

  static LinageMove readMove(LinageGame game, CharSequence text, Reading reading) {
    TextScanner scanner = new TextScanner(text);
    Optional<Declaration> declaration = Declaration.read(scanner);
    LinageMove move =
        declaration.isPresent()
            ? new LinageMove.Declare(declaration.get())
            : LinageMove.place(TerritoryText.readPoint(scanner, game.board()));
    scanner.expectEnd();
    TerritoryText.checkExactness(text, move, reading);
    return move;
  }

  static LinageSetup readSetup(LinageGame game, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> stones = new ArrayList<>();
    Rows.read(game.board(), scanner, String.valueOf(STONE), (cell, symbol) -> stones.add(cell));
    scanner.expect(' ');
    Course course = TerritoryText.readCourse(scanner);
    scanner.expectEnd();
    return game.setup(game.board().setOf(stones), course);
  }

  static String write(LinagePosition position) {
    return Rows.write(position.board(), position::symbol) + " " + position.course();
  }
}
