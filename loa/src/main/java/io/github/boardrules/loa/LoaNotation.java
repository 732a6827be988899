package io.github.boardrules.loa;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Parses and writes moves, positions and setups, as the package description defines them. */
final class LoaNotation {
  static final String PASS = "pass";

  static final String STANDARD = "standard";
  static final String SCRAMBLED = "scrambled";

  /** The named starts. */
  private static final ImmutableBiMap<String, String> NAMED =
      ImmutableBiMap.of(
          STANDARD,
          "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
          SCRAMBLED,
          "1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b");

  /** More than the length of a position with the longest history. */
  private static final int MAX_SETUP = 8 * LoaSetup.MAX_HISTORY;

  private LoaNotation() {}

  /** Returns the name of a side for messages. */
  static String title(Colour colour) {
    return colour == Colour.BLACK ? "Black" : "White";
  }

  /** Parses a move of any position, strictly. */
  static LoaMove parseMove(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    if (CharMatcher.is(' ').matchesAllOf(text)) {
      throw scanner.error(Code.EMPTY, 0, "a move");
    }
    LoaMove move = parseMove(scanner);
    scanner.takeWhile(c -> c == '+' || c == '!' || c == '?' || c == ' ');
    scanner.expectEnd();
    return move;
  }

  /** Parses a move. Lenient parsing corrects the capture mark. */
  static LoaMove parseMove(LoaPosition position, CharSequence text, Strictness strictness) {
    LoaMove move = parsePlain(text);
    if (move == null) {
      move = parseMove(text);
    }
    return strictness == Strictness.LENIENT && move instanceof LoaMove.PieceMove piece
        ? position.withMark(piece)
        : move;
  }

  /**
   * Parses the usual form of a move, two cells on a line with a mark between them. Returns null for
   * any other text.
   */
  private static @Nullable LoaMove parsePlain(CharSequence text) {
    if (text.length() != 5) {
      return null;
    }
    int from = index(text.charAt(0), text.charAt(1));
    int to = index(text.charAt(3), text.charAt(4));
    char mark = text.charAt(2);
    return from < 0 || to < 0 || (mark != '-' && mark != ':' && mark != 'x')
        ? null
        : SharedMoves.get(from, to, mark != '-');
  }

  /** Returns the index of a cell, or -1 if the board does not have it. */
  private static int index(char file, char rank) {
    int x = (file | ('a' ^ 'A')) - 'a';
    int y = rank - '1';
    return (x | y) >>> 3 == 0 ? y << 3 | x : -1;
  }

  private static LoaMove parseMove(TextScanner scanner) {
    if (scanner.accept(PASS)) {
      return LoaMove.pass();
    }
    Cell from = parseCell(scanner);
    boolean isCapture = parseMark(scanner);
    Cell to = parseCell(scanner);
    return isCapture ? LoaMove.capture(from, to) : LoaMove.quiet(from, to);
  }

  private static boolean parseMark(TextScanner scanner) {
    if (scanner.accept('-')) {
      return false;
    }
    if (scanner.accept(':') || scanner.accept('x')) {
      return true;
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "'-' or ':'");
  }

  private static Cell parseCell(TextScanner scanner) throws NotationException {
    int start = scanner.offset();
    Cell cell = scanner.cell();
    if (!Loa.BOARD.contains(cell)) {
      throw scanner.error(Code.OFF_BOARD, start, "a cell from a1 to h8");
    }
    return cell;
  }

  static String write(LoaPosition position) {
    String placement =
        PlacementText.write(Loa.BOARD, position::symbol) + " " + position.turn().symbol();
    ImmutableList<LoaMove> history = position.history();
    return history.isEmpty() ? placement : placement + " " + Joiner.on(',').join(history);
  }

  /** Returns the name of a named start, or the text of any other. */
  static String nameOrText(LoaPosition position) {
    String text = position.text();
    return NAMED.inverse().getOrDefault(text, text);
  }

  static String write(LoaSetup setup) {
    Joiner commas = Joiner.on(',');
    return Part.BLACK.label
        + commas.join(setup.stones(Colour.BLACK))
        + ";"
        + Part.WHITE.label
        + commas.join(setup.stones(Colour.WHITE))
        + ";"
        + Part.TO_MOVE.label
        + setup.sideToMove().name()
        + (setup.history().isEmpty() ? "" : ";after " + commas.join(setup.history()));
  }

  /** Parses the name of a start, a list of pieces, or a position. */
  static LoaSetup parseSetup(CharSequence text) {
    String named = text.length() > 9 ? null : NAMED.get(Ascii.toLowerCase(text));
    TextScanner scanner = new TextScanner(named != null ? named : text, MAX_SETUP);
    LoaSetup.Builder setup = LoaSetup.builder();
    Part part = Part.accept(scanner);
    if (part != null) {
      parseParts(part, scanner, setup);
    } else {
      parsePosition(scanner, setup);
    }
    scanner.expectEnd();
    return setup.build();
  }

  private static void parsePosition(TextScanner scanner, LoaSetup.Builder setup) {
    PlacementText.read(
        Loa.BOARD,
        scanner,
        "bw",
        (cell, symbol) -> setup.add(symbol == 'b' ? Colour.BLACK : Colour.WHITE, cell));
    scanner.expect(' ');
    setup.sideToMove(parseColour(scanner, "b", "w"));
    if (scanner.accept(' ')) {
      parseHistory(scanner, setup);
    }
  }

  private static void parseHistory(TextScanner scanner, LoaSetup.Builder setup) {
    List<LoaMove> history = new ArrayList<>();
    do {
      if (history.size() == LoaSetup.MAX_HISTORY) {
        throw scanner.error(
            Code.TOO_LONG, scanner.offset(), "at most " + LoaSetup.MAX_HISTORY + " moves");
      }
      history.add(parseMove(scanner));
    } while (scanner.accept(','));
    setup.history(history);
  }

  private static Colour parseColour(TextScanner scanner, String black, String white) {
    if (scanner.accept(black)) {
      return Colour.BLACK;
    }
    if (scanner.accept(white)) {
      return Colour.WHITE;
    }
    throw scanner.error(
        Code.UNEXPECTED, scanner.offset(), "the side to move, " + black + " or " + white);
  }

  /** The parts of a list of pieces, in any order. */
  private enum Part {
    BLACK("black:"),
    WHITE("white:"),
    TO_MOVE("toMove:");

    private final String label;

    Part(String label) {
      this.label = label;
    }

    static @Nullable Part accept(TextScanner scanner) {
      for (Part part : values()) {
        if (scanner.accept(part.label)) {
          return part;
        }
      }
      return null;
    }
  }

  private static void parseParts(Part first, TextScanner scanner, LoaSetup.Builder setup) {
    Set<Part> missing = EnumSet.complementOf(EnumSet.of(first));
    parsePart(first, scanner, setup);
    while (scanner.accept(';')) {
      int start = scanner.offset();
      Part part = Part.accept(scanner);
      if (part == null || !missing.remove(part)) {
        throw scanner.error(Code.UNEXPECTED, start, "one of black:, white:, toMove:, each once");
      }
      parsePart(part, scanner, setup);
    }
    if (!missing.isEmpty()) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "black:, white: and toMove:");
    }
  }

  private static void parsePart(Part part, TextScanner scanner, LoaSetup.Builder setup) {
    switch (part) {
      case BLACK -> setup.black(parseCells(scanner));
      case WHITE -> setup.white(parseCells(scanner));
      case TO_MOVE -> setup.sideToMove(parseColour(scanner, "BLACK", "WHITE"));
    }
  }

  private static ImmutableList<Cell> parseCells(TextScanner scanner) {
    if (scanner.atEnd() || scanner.peek() == ';') {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Cell> cells = ImmutableList.builder();
    do {
      cells.add(scanner.cell());
    } while (scanner.accept(','));
    return cells.build();
  }
}
