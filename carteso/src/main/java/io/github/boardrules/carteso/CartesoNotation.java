package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.Declaration;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryText;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Reads and writes moves and positions, as the description of the package says. */
final class CartesoNotation {
  private static final String LETTERS = "bw";
  private static final char NO_CLAIMS = '-';

  private CartesoNotation() {}

  static CartesoMove parseMove(CartesoGame game, CharSequence text, Strictness strictness) {
    TextScanner scanner = new TextScanner(text);
    Optional<Declaration> declaration = Declaration.read(scanner);
    CartesoMove move =
        declaration.isPresent()
            ? new CartesoMove.Declare(declaration.get())
            : text.length() > 1 && isDigit(text.charAt(1))
                ? readPointFirst(game, scanner)
                : readColourFirst(game, scanner);
    scanner.expectEnd();
    TerritoryText.checkExactness(text, move, strictness);
    return move;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static CartesoMove readPointFirst(CartesoGame game, TextScanner scanner) {
    Cell point = TerritoryText.readPoint(scanner, game.board());
    scanner.expect(' ');
    for (Colour colour : Colour.values()) {
      if (scanner.accept(colour.name())) {
        return CartesoMove.place(colour, point);
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "black or white");
  }

  private static CartesoMove readColourFirst(CartesoGame game, TextScanner scanner) {
    for (Colour colour : Colour.values()) {
      if (scanner.accept(colour.name() + " ")
          || scanner.accept(colour.symbol() + ":")
          || scanner.accept(colour.symbol() + " ")
          || scanner.accept(colour.symbol())) {
        return CartesoMove.place(colour, TerritoryText.readPoint(scanner, game.board()));
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "a colour and a point, like b:c5");
  }

  static CartesoSetup parseSetup(CartesoGame game, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    PlacementText.read(
        game.board(),
        scanner,
        LETTERS,
        (cell, symbol) -> (symbol == Colour.BLACK.symbol() ? black : white).add(cell));
    scanner.expect(' ');
    Course course = TerritoryText.readCourse(scanner);
    scanner.expect(' ');
    Map<Cell, Orientation> claims = readClaims(game, scanner);
    scanner.expectEnd();
    CellSet blackPoints = game.board().setOf(black);
    return game.setup(blackPoints, game.board().setOf(white), claims, course);
  }

  private static Map<Cell, Orientation> readClaims(CartesoGame game, TextScanner scanner) {
    Map<Cell, Orientation> claims = new HashMap<>();
    if (scanner.accept(NO_CLAIMS)) {
      return claims;
    }
    do {
      int start = scanner.offset();
      Cell cell = TerritoryText.readPoint(scanner, game.board());
      scanner.expect(':');
      if (claims.put(cell, readSide(scanner)) != null) {
        throw scanner.error(Code.UNEXPECTED, start, "each point only once");
      }
    } while (scanner.accept(','));
    return claims;
  }

  private static Orientation readSide(TextScanner scanner) {
    for (Orientation side : Orientation.values()) {
      if (scanner.accept(letter(side))) {
        return side;
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "v or h");
  }

  private static char letter(Orientation side) {
    return side.notation().charAt(0);
  }

  static String write(CartesoPosition position) {
    String claims =
        position.groups().stream()
            .filter(group -> group.claimedBy().isPresent())
            .map(group -> group.anchor() + ":" + letter(group.claimedBy().get()))
            .collect(Collectors.joining(","));
    return PlacementText.write(position.board(), position::symbol)
        + " "
        + position.course()
        + " "
        + (claims.isEmpty() ? NO_CLAIMS : claims);
  }
}
