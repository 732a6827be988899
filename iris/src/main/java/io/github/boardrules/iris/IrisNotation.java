package io.github.boardrules.iris;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.NotationException;
import io.github.boardrules.core.NotationException.Code;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Strictness;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;

/** Reads moves and setups and writes positions, as the documentation of the package says. */
final class IrisNotation {
  private final IrisGame game;
  private final TextScanner scanner;

  private IrisNotation(IrisGame game, CharSequence text) {
    this.game = game;
    this.scanner = new TextScanner(text);
  }

  static IrisMove parseMove(IrisGame game, CharSequence text, Strictness strictness) {
    return new IrisNotation(game, text).move(strictness == Strictness.STRICT);
  }

  private IrisMove move(boolean strict) {
    if (scanner.accept("pass")) {
      scanner.expectEnd();
      return IrisMove.PASS;
    }
    Cell cell = cell();
    IrisMove named = game.move(cell);
    if (scanner.accept('+')) {
      Cell other = cell();
      named = IrisMove.pair(cell, other);
      if (strict && cell.compareTo(other) > 0) {
        throw notStrict(named);
      }
    } else if (strict && scanner.atEnd() && named instanceof IrisMove.Pair) {
      throw notStrict(named);
    }
    scanner.expectEnd();
    return named;
  }

  private NotationException notStrict(IrisMove move) {
    return scanner.error(Code.NOT_STRICT, 0, "the pair written " + move);
  }

  private Cell cell() {
    int start = scanner.offset();
    Cell cell = scanner.cell();
    if (!game.board().contains(cell)) {
      throw scanner.error(Code.OFF_BOARD, start, "a cell of the " + game.board());
    }
    return cell;
  }

  static IrisSetup parseSetup(IrisGame game, CharSequence text) {
    return new IrisNotation(game, text).setup();
  }

  private IrisSetup setup() {
    IrisSetup.Builder setup = game.setup();
    PlacementText.read(
        game.board(),
        scanner,
        "bw",
        (cell, symbol) -> setup.stone(cell, symbol == 'b' ? Colour.BLACK : Colour.WHITE));
    scanner.expect(' ');
    readToMove(setup);
    scanner.expect(' ');
    if (!scanner.accept('-')) {
      setup.pending(cell());
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

  private void readToMove(IrisSetup.Builder setup) {
    if (scanner.accept('b')) {
      setup.toMove(Player.FIRST);
    } else if (scanner.accept('w')) {
      setup.toMove(Player.SECOND);
    } else if (scanner.accept('-')) {
      setup.nobodyToMove();
    } else {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "the seat to move: b, w or -");
    }
  }

  static String write(IrisPosition position) {
    return PlacementText.write(position.board(), position::symbol)
        + ' '
        + position.toMove().map(seat -> seat == Player.FIRST ? "b" : "w").orElse("-")
        + ' '
        + position.pending().map(Cell::toString).orElse("-")
        + ' '
        + position.passes();
  }
}
