package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.territory.spi.TerritoryText;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Parses placements and setups and writes claims, in the format of the package description. */
final class CartesoNotation {
  private static final String LETTERS = "bw";
  private static final String NO_CLAIMS = "-";

  private CartesoNotation() {}

  static CartesoMove parsePlacement(CartesoGame game, CharSequence text, TextScanner scanner) {
    boolean isPointFirst = text.length() > 1 && isDigit(text.charAt(1));
    return isPointFirst ? parsePointFirst(game, scanner) : parseColorFirst(game, scanner);
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static CartesoMove parsePointFirst(CartesoGame game, TextScanner scanner) {
    Cell point = TerritoryText.parsePoint(scanner, game.board());
    scanner.expect(' ');
    for (Color color : Color.values()) {
      if (scanner.accept(color.name())) {
        return game.placement(color, point);
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "black or white");
  }

  private static CartesoMove parseColorFirst(CartesoGame game, TextScanner scanner) {
    for (Color color : Color.values()) {
      if (scanner.accept(color.name() + " ")
          || scanner.accept(color.symbol() + ":")
          || scanner.accept(color.symbol() + " ")
          || scanner.accept(color.symbol())) {
        return game.placement(color, TerritoryText.parsePoint(scanner, game.board()));
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "a color and a point, for example b:c5");
  }

  static CartesoSetup parseSetup(SquareBoard board, CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    TerritoryState state =
        TerritoryText.parsePosition(
            scanner,
            board,
            LETTERS,
            (cell, symbol) -> (symbol == Color.BLACK.symbol() ? black : white).add(cell));
    scanner.expect(' ');
    Map<Cell, Orientation> claims = parseClaims(board, scanner);
    scanner.expectEnd();
    return new CartesoSetupData(
        ImmutableList.copyOf(black),
        ImmutableList.copyOf(white),
        ImmutableSortedMap.copyOf(claims),
        state);
  }

  private static Map<Cell, Orientation> parseClaims(SquareBoard board, TextScanner scanner) {
    Map<Cell, Orientation> claims = new HashMap<>();
    if (scanner.accept(NO_CLAIMS)) {
      return claims;
    }
    do {
      int start = scanner.offset();
      Cell cell = TerritoryText.parsePoint(scanner, board);
      scanner.expect(':');
      if (claims.put(cell, parseSide(scanner)) != null) {
        throw scanner.error(Code.UNEXPECTED, start, "a point that is not claimed twice");
      }
    } while (scanner.accept(','));
    return claims;
  }

  private static Orientation parseSide(TextScanner scanner) {
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

  /** Writes the claims of groups: {@code a1:v,c4:h}, or {@code -} if no group is claimed. */
  static String claims(List<CartesoGroup> groups) {
    String claims =
        groups.stream()
            .filter(group -> group.claimedBy().isPresent())
            .map(group -> group.anchor() + ":" + letter(group.claimedBy().get()))
            .collect(Collectors.joining(","));
    return claims.isEmpty() ? NO_CLAIMS : claims;
  }
}
