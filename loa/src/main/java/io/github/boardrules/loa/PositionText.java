package io.github.boardrules.loa;

import com.google.common.base.Ascii;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableBiMap;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;
import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reads and writes positions and setups in one line. */
final class PositionText {
  private static final String LETTERS = "bw";

  static final String STANDARD = "standard";

  /** The starts that have names; the second one is Soucie's own alternative, "scrambled eggs". */
  private static final ImmutableBiMap<String, String> NAMED =
      ImmutableBiMap.of(
          STANDARD,
          "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
          "scrambled",
          "1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b");

  private PositionText() {}

  static String write(LoaPosition position) {
    String placement =
        PlacementText.write(Loa.BOARD, position::symbol) + " " + position.turn().symbol();
    ImmutableList<LoaMove> history = position.history();
    return history.isEmpty() ? placement : placement + " " + Joiner.on(',').join(history);
  }

  static String nameOrText(LoaPosition position) {
    String text = position.text();
    return NAMED.inverse().getOrDefault(text, text);
  }

  static String describe(Draft draft) {
    return "black:"
        + Joiner.on(',').join(draft.black())
        + ";white:"
        + Joiner.on(',').join(draft.white())
        + ";toMove:"
        + draft.toMove()
        + (draft.history().isEmpty() ? "" : ";after " + Joiner.on(',').join(draft.history()));
  }

  /** Reads the name of a setup, a list of pieces, or a position. */
  static Draft read(CharSequence text) {
    String named = text.length() > 9 ? null : NAMED.get(Ascii.toLowerCase(text));
    TextScanner scanner = new TextScanner(named != null ? named : text);
    Part part = Part.accept(scanner);
    Draft draft = part != null ? new Parts(scanner).read(part) : parsePosition(scanner);
    scanner.expectEnd();
    return draft;
  }

  private static Draft parsePosition(TextScanner scanner) {
    ImmutableList.Builder<Cell> black = ImmutableList.builder();
    ImmutableList.Builder<Cell> white = ImmutableList.builder();
    PlacementText.read(
        Loa.BOARD,
        scanner,
        LETTERS,
        (cell, symbol) -> (symbol == Colour.BLACK.symbol() ? black : white).add(cell));
    scanner.expect(' ');
    Colour toMove = readColour(scanner, "b", "w");
    ImmutableList<LoaMove> history =
        scanner.accept(' ') ? readHistory(scanner) : ImmutableList.of();
    return new Draft(black.build(), white.build(), toMove, history);
  }

  private static ImmutableList<LoaMove> readHistory(TextScanner scanner) {
    ImmutableList.Builder<LoaMove> history = ImmutableList.builder();
    int count = 0;
    do {
      if (++count > LoaSetup.MAX_HISTORY) {
        throw scanner.error(
            Code.TOO_LONG, scanner.offset(), "at most " + LoaSetup.MAX_HISTORY + " moves");
      }
      history.add(MoveText.read(scanner));
    } while (scanner.accept(','));
    return history.build();
  }

  private static Colour readColour(TextScanner scanner, String black, String white) {
    if (scanner.accept(black)) {
      return Colour.BLACK;
    }
    if (scanner.accept(white)) {
      return Colour.WHITE;
    }
    throw scanner.error(
        Code.UNEXPECTED, scanner.offset(), "the side to move, " + black + " or " + white);
  }

  /** The parts of a setup that is written as a list of pieces. */
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

  /** Reads {@code black:b1,c1;white:a2;toMove:BLACK}, the parts in any order. */
  private static final class Parts {
    private final TextScanner scanner;
    private final Map<Part, ImmutableList<Cell>> cells = new EnumMap<>(Part.class);
    private @Nullable Colour toMove;

    Parts(TextScanner scanner) {
      this.scanner = scanner;
    }

    Draft read(Part first) {
      readPart(first);
      while (scanner.accept(';')) {
        int start = scanner.offset();
        Part part = Part.accept(scanner);
        if (part == null || cells.containsKey(part)) {
          throw scanner.error(Code.UNEXPECTED, start, "one of black:, white:, toMove:, each once");
        }
        readPart(part);
      }
      ImmutableList<Cell> black = cells.get(Part.BLACK);
      ImmutableList<Cell> white = cells.get(Part.WHITE);
      if (black == null || white == null || toMove == null) {
        throw scanner.error(Code.UNEXPECTED, scanner.offset(), "black:, white: and toMove:");
      }
      return new Draft(black, white, toMove, ImmutableList.of());
    }

    private void readPart(Part part) {
      if (part == Part.TO_MOVE) {
        toMove = readColour(scanner, "BLACK", "WHITE");
        cells.put(part, ImmutableList.of());
      } else {
        cells.put(part, readCells());
      }
    }

    private ImmutableList<Cell> readCells() {
      if (scanner.atEnd() || scanner.peek() == ';') {
        return ImmutableList.of();
      }
      ImmutableList.Builder<Cell> list = ImmutableList.builder();
      do {
        list.add(Cell.read(scanner));
      } while (scanner.accept(','));
      return list.build();
    }
  }
}
