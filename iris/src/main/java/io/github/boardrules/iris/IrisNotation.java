package io.github.boardrules.iris;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import java.util.ArrayList;
import java.util.List;

/** Parses moves and setups and writes positions, in the notation that the package describes. */
final class IrisNotation {
  private final HexBoard board;
  private final TextScanner scanner;

  private IrisNotation(HexBoard board, CharSequence text) {
    this.board = board;
    this.scanner = new TextScanner(text);
  }

  static IrisMove parseMove(IrisGame game, CharSequence text, Strictness strictness) {
    return new IrisNotation(game.board(), text).move(game, strictness == Strictness.STRICT);
  }

  private IrisMove move(IrisGame game, boolean strict) {
    if (scanner.accept("pass")) {
      scanner.expectEnd();
      return IrisMove.pass();
    }
    Cell cell = board.readCell(scanner);
    IrisMove move = game.move(cell);
    if (scanner.accept('+')) {
      Cell other = board.readCell(scanner);
      move = IrisMove.pair(cell, other);
      if (strict && cell.compareTo(other) > 0) {
        throw notStrict(move);
      }
    } else if (strict && scanner.atEnd() && move instanceof IrisMove.Pair) {
      throw notStrict(move);
    }
    scanner.expectEnd();
    return move;
  }

  private NotationException notStrict(IrisMove move) {
    return scanner.error(Code.NOT_STRICT, 0, "the pair written " + move);
  }

  static IrisSetup parseSetup(HexBoard board, CharSequence text) {
    return new IrisNotation(board, text).setup();
  }

  private IrisSetup setup() {
    List<Cell> black = new ArrayList<>();
    List<Cell> white = new ArrayList<>();
    ArrangementText.read(
        board, scanner, "bw", (cell, symbol) -> (symbol == 'b' ? black : white).add(cell));
    IrisSetup.Builder setup = IrisSetup.builder().black(black).white(white);
    scanner.expect(' ');
    readSideToMove(setup);
    scanner.expect(' ');
    if (!scanner.accept('-')) {
      setup.firstStone(board.readCell(scanner));
    }
    scanner.expect(' ');
    int start = scanner.offset();
    int passes = scanner.number();
    if (passes > 2 || scanner.offset() > start + 1) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "0, 1 or 2 passes");
    }
    scanner.expectEnd();
    return setup.passes(passes).build();
  }

  private void readSideToMove(IrisSetup.Builder setup) {
    if (scanner.accept('b')) {
      setup.sideToMove(Color.BLACK);
    } else if (scanner.accept('w')) {
      setup.sideToMove(Color.WHITE);
    } else if (scanner.accept('-')) {
      setup.nobodyToMove();
    } else {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "the side to move: b, w or -");
    }
  }

  static String write(IrisPosition position) {
    return ArrangementText.write(position.board(), position::symbol)
        + ' '
        + position.toMove().map(player -> player == Player.FIRST ? "b" : "w").orElse("-")
        + ' '
        + position.firstStone().map(Cell::toString).orElse("-")
        + ' '
        + position.passes();
  }
}
