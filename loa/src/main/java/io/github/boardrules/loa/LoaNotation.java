package io.github.boardrules.loa;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Parses and writes moves, positions and setups, as the package description defines them. */
final class LoaNotation {
  static final String PASS = "pass";

  // The parts of a list of pieces, in any order.
  private static final String BLACK = "black:";
  private static final String WHITE = "white:";
  private static final String TO_MOVE = "toMove:";

  private static final String QUIET = "quiet:";
  private static final String PLY = "ply:";
  private static final String PASSED = "passed";

  /** The maximum length of a position: an arrangement, and a history with moves like p16:p15. */
  private static final int MAX_LENGTH = 1_000 + 8 * LoaSetup.MAX_HISTORY;

  private LoaNotation() {}

  /** Parses a move strictly. Without a board, its cells may be those of any board. */
  static LoaMove parseMove(CharSequence text, @Nullable Board board) {
    TextScanner scanner = new TextScanner(text);
    if (CharMatcher.is(' ').matchesAllOf(text)) {
      throw scanner.error(Code.EMPTY, 0, "a move");
    }
    LoaMove move = parseMove(scanner, board);
    scanner.takeWhile(c -> c == '+' || c == '!' || c == '?' || c == ' ');
    scanner.expectEnd();
    return move;
  }

  /** Parses a move. Lenient parsing corrects the capture mark. */
  static LoaMove parseMove(LoaPosition position, CharSequence text, Strictness strictness) {
    LoaMove move = position instanceof BitboardPosition ? parsePlain(text) : null;
    if (move == null) {
      move = parseMove(text, position.board());
    }
    return strictness == Strictness.LENIENT && move instanceof LoaMove.PieceMove piece
        ? withMark(piece, position)
        : move;
  }

  /** Returns a move between two cells of the board: a capture if that is legal, else quiet. */
  private static LoaMove withMark(LoaMove.PieceMove move, LoaPosition position) {
    Cell to = move.to();
    boolean isCapture =
        position.isEnemy(to) && position.isLegal(SharedMoves.get(move.from(), to, true));
    return move.isCapture() == isCapture ? move : SharedMoves.get(move.from(), to, isCapture);
  }

  /**
   * Parses the usual form of a move on the board of 8×8, two cells on a line with a mark between
   * them. Returns null for any other text.
   */
  static @Nullable LoaMove parsePlain(CharSequence text) {
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

  private static LoaMove parseMove(TextScanner scanner, @Nullable Board board) {
    if (scanner.accept(PASS)) {
      return LoaMove.pass();
    }
    Cell from = parseCell(scanner, board);
    boolean isQuiet = scanner.accept('-');
    if (!isQuiet && !scanner.accept(':') && !scanner.accept('x') && !scanner.accept('×')) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "'-' or ':'");
    }
    return SharedMoves.get(from, parseCell(scanner, board), !isQuiet);
  }

  private static Cell parseCell(TextScanner scanner, @Nullable Board board) {
    int start = scanner.offset();
    Cell cell = Cell.read(scanner);
    if (board != null && !board.contains(cell)) {
      throw scanner.error(
          Code.OFF_BOARD,
          start,
          board instanceof SquareBoard
              ? "a cell from a1 to " + board.cell(board.size() - 1)
              : "a cell of the " + board);
    }
    return cell;
  }

  static String write(LoaPosition position) {
    List<LoaMove> history = position.history();
    PlyCounts counts = position.counts();
    return ArrangementText.write(position.board(), position::symbol)
        + ' '
        + position.turn().symbol()
        + (history.isEmpty() ? "" : " " + Joiner.on(',').join(history))
        + count(QUIET, counts.quiet())
        + count(PLY, counts.played())
        + (counts.passes() == 1 ? " " + PASSED : count(PASSED + ":", counts.passes()));
  }

  private static String count(String name, int count) {
    return count == 0 ? "" : " " + name + count;
  }

  /** Returns the name of a named start, or the text of any other. */
  static String nameOrText(LoaPosition position) {
    LoaSetup setup = position.toSetup();
    return NamedSetups.NAMES.stream()
        .filter(name -> NamedSetups.find(name, position.board()).equals(Optional.of(setup)))
        .findFirst()
        .orElseGet(position::text);
  }

  /** Parses the name of a start, a list of pieces, or a position. */
  static LoaSetup parseSetup(CharSequence text, Board board) {
    Optional<LoaSetup> named = NamedSetups.find(text, board);
    if (named.isPresent()) {
      return named.get();
    }
    TextScanner scanner = new TextScanner(text, MAX_LENGTH);
    LoaSetup.Builder setup = LoaSetup.builder();
    if (!parseParts(scanner, setup)) {
      parsePosition(scanner, board, setup);
    }
    scanner.expectEnd();
    return setup.build();
  }

  private static void parsePosition(TextScanner scanner, Board board, LoaSetup.Builder setup) {
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    ArrangementText.read(
        board, scanner, "bw", (cell, symbol) -> (symbol == 'b' ? black : white).add(cell));
    setup.black(black).white(white);
    scanner.expect(' ');
    setup.sideToMove(parseColor(scanner, "b", "w"));
    if (!parseCounts(scanner, setup) && scanner.accept(' ')) {
      parseHistory(scanner, board, setup);
      parseCounts(scanner, setup);
    }
  }

  /** Parses the counts after the side to move or the history. Returns whether there are any. */
  @CanIgnoreReturnValue
  private static boolean parseCounts(TextScanner scanner, LoaSetup.Builder setup) {
    int start = scanner.offset();
    if (scanner.accept(" " + QUIET)) {
      setup.quietPlies(parseCount(scanner, LoaRules.MAX_QUIET_LIMIT));
    }
    if (scanner.accept(" " + PLY)) {
      setup.plies(parseCount(scanner, LoaRules.MAX_PLY_LIMIT));
    }
    if (scanner.accept(" " + PASSED)) {
      setup.passes(scanner.accept(":2") ? 2 : 1);
    }
    return scanner.offset() > start;
  }

  private static int parseCount(TextScanner scanner, int max) {
    int start = scanner.offset();
    int count = scanner.number();
    if (count > max) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "a number from 0 to " + max);
    }
    return count;
  }

  private static void parseHistory(TextScanner scanner, Board board, LoaSetup.Builder setup) {
    List<LoaMove> history = new ArrayList<>();
    do {
      if (history.size() == LoaSetup.MAX_HISTORY) {
        throw scanner.error(
            Code.TOO_LONG, scanner.offset(), "at most " + LoaSetup.MAX_HISTORY + " moves");
      }
      history.add(parseMove(scanner, board));
    } while (scanner.accept(','));
    setup.history(history);
  }

  private static Color parseColor(TextScanner scanner, String black, String white) {
    if (scanner.accept(black)) {
      return Color.BLACK;
    }
    if (scanner.accept(white)) {
      return Color.WHITE;
    }
    throw scanner.error(
        Code.UNEXPECTED, scanner.offset(), "the side to move, " + black + " or " + white);
  }

  /** Parses a list of pieces. Returns whether the text begins like one. */
  private static boolean parseParts(TextScanner scanner, LoaSetup.Builder setup) {
    List<String> missing = new ArrayList<>(List.of(BLACK, WHITE, TO_MOVE));
    do {
      int start = scanner.offset();
      String part = missing.stream().filter(scanner::accept).findFirst().orElse("");
      missing.remove(part);
      switch (part) {
        case BLACK -> setup.black(parseCells(scanner));
        case WHITE -> setup.white(parseCells(scanner));
        case TO_MOVE -> setup.sideToMove(parseColor(scanner, "BLACK", "WHITE"));
        default -> {
          if (start == 0) {
            return false;
          }
          throw scanner.error(Code.UNEXPECTED, start, "one of black:, white:, toMove:, each once");
        }
      }
    } while (scanner.accept(';'));
    if (!missing.isEmpty()) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "black:, white: and toMove:");
    }
    return true;
  }

  private static ImmutableList<Cell> parseCells(TextScanner scanner) {
    if (scanner.atEnd() || scanner.peek() == ';') {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Cell> cells = ImmutableList.builder();
    do {
      cells.add(Cell.read(scanner));
    } while (scanner.accept(','));
    return cells.build();
  }
}
