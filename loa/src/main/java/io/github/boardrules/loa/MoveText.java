package io.github.boardrules.loa;

import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.TextScanner;

/** Reads moves as they are written, whether or not a position has them. */
final class MoveText {
  static final String PASS = "pass";

  private MoveText() {}

  static LoaMove read(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    if (isBlank(text)) {
      throw scanner.error(Code.EMPTY, 0, "a move");
    }
    LoaMove move = read(scanner);
    scanner.takeWhile(c -> c == '+' || c == '!' || c == '?' || c == ' ');
    scanner.expectEnd();
    return move;
  }

  private static boolean isBlank(CharSequence text) {
    for (int i = 0; i < text.length(); i++) {
      if (text.charAt(i) != ' ') {
        return false;
      }
    }
    return true;
  }

  /** Reads a move at the scanner's place, without the marks that may trail it. */
  static LoaMove read(TextScanner scanner) {
    if (scanner.accept(PASS)) {
      return LoaMove.pass();
    }
    Cell from = readCell(scanner);
    boolean isCapture = readMark(scanner);
    Cell to = readCell(scanner);
    return isCapture ? LoaMove.capture(from, to) : LoaMove.quiet(from, to);
  }

  private static boolean readMark(TextScanner scanner) {
    if (scanner.accept('-')) {
      return false;
    }
    if (scanner.accept(':') || scanner.accept('x')) {
      return true;
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "'-' or ':'");
  }

  private static Cell readCell(TextScanner scanner) throws NotationException {
    int start = scanner.offset();
    Cell cell = Cell.read(scanner);
    if (!Loa.BOARD.contains(cell)) {
      throw scanner.error(Code.OFF_BOARD, start, "a cell from a1 to h8");
    }
    return cell;
  }
}
