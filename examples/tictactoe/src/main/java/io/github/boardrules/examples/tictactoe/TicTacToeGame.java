package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareAxis;
import io.github.boardrules.core.board.SquareBoard;
import org.jspecify.annotations.Nullable;

/** Tic-tac-toe on a board of some size, with lines of some length. */
public final class TicTacToeGame implements Game<TicTacToeMove> {
  private final SquareBoard board;
  private final int line;
  private final ImmutableList<CellSet> lines;
  private final ImmutableList<GameSymmetry<TicTacToeMove>> symmetries;

  TicTacToeGame(int width, int height, int line) {
    this.board = SquareBoard.of(width, height);
    this.line = line;
    this.lines = findLines();
    this.symmetries =
        board.symmetries().stream()
            .map(TicTacToeSymmetry::new)
            .collect(ImmutableList.<GameSymmetry<TicTacToeMove>>toImmutableList());
  }

  private ImmutableList<CellSet> findLines() {
    ImmutableList.Builder<CellSet> found = ImmutableList.builder();
    for (SquareAxis axis : SquareAxis.values()) {
      for (ImmutableList<Cell> cells : board.lines(axis)) {
        for (int from = 0; from + line <= cells.size(); from++) {
          found.add(board.setOf(cells.subList(from, from + line)));
        }
      }
    }
    return found.build();
  }

  @Override
  public TicTacToeGameType type() {
    return new TicTacToeGameType();
  }

  @Override
  public Options options() {
    Options options = Options.none();
    options = unlessUsual(options, "width", board.width());
    options = unlessUsual(options, "height", board.height());
    return unlessUsual(options, "line", line);
  }

  private static Options unlessUsual(Options options, String name, int value) {
    return value == TicTacToeGameType.USUAL ? options : options.with(name, Integer.toString(value));
  }

  @Override
  public SquareBoard board() {
    return board;
  }

  /** {@return the number of marks in a line that wins} */
  public int line() {
    return line;
  }

  boolean hasLine(CellSet marks) {
    return lines.stream().anyMatch(marks::containsAll);
  }

  @Override
  public TicTacToePosition start() {
    return new TicTacToePosition(this, board.none(), board.none());
  }

  @Override
  public TicTacToeSetup parseSetup(CharSequence text) {
    return TicTacToeSetup.read(this, text);
  }

  @Override
  public TicTacToePosition parsePosition(CharSequence text) {
    return parseSetup(text).position();
  }

  @Override
  public ImmutableList<Violation> defects(Setup<TicTacToeMove> setup) {
    return ((TicTacToeSetup) setup).defects();
  }

  @Override
  public TicTacToePosition position(Setup<TicTacToeMove> setup) {
    return ((TicTacToeSetup) setup).position();
  }

  /** {@return one for each symmetry of the board; none swaps the seats, as X always begins} */
  @Override
  public ImmutableList<GameSymmetry<TicTacToeMove>> symmetries() {
    return symmetries;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof TicTacToeGame other && board.equals(other.board) && line == other.line;
  }

  @Override
  public int hashCode() {
    return 31 * board.hashCode() + line;
  }

  @Override
  public String toString() {
    return (type().id() + " " + options()).trim();
  }
}
