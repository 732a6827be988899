package io.github.boardrules.linage;

import io.github.boardrules.core.Reading;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.Rows;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.CourseText;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.text.NotationException.Code;
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
    Optional<Declaration> declaration = Declaration.read(scanner, reading);
    LinageMove move =
        declaration.isPresent()
            ? new LinageMove.Declare(declaration.get())
            : readPlacement(game, scanner);
    scanner.expectEnd();
    return move;
  }

  private static LinageMove readPlacement(LinageGame game, TextScanner scanner) {
    int start = scanner.offset();
    Cell cell = Cell.read(scanner);
    if (!game.board().contains(cell)) {
      throw scanner.error(Code.OFF_BOARD, start, "a point of the " + game.board());
    }
    return game.placements().get(game.board().index(cell));
  }

  static LinageSetup readSetup(LinageGame game, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> stones = new ArrayList<>();
    Rows.read(game.board(), scanner, String.valueOf(STONE), (cell, symbol) -> stones.add(cell));
    scanner.expect(' ');
    Course course = CourseText.read(scanner);
    scanner.expectEnd();
    return game.setup(game.board().setOf(stones), course);
  }

  static String write(LinagePosition position) {
    return Rows.write(position.board(), position::symbol) + " " + position.course();
  }
}
