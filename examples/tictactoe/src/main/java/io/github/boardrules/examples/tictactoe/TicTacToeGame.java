package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareAxis;
import io.github.boardrules.core.board.SquareBoard;
import org.jspecify.annotations.Nullable;

/** A game of tic-tac-toe: the size of the board and the length of a winning line. */
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
    options = unlessStandard(options, "width", board.width());
    options = unlessStandard(options, "height", board.height());
    return unlessStandard(options, "line", line);
  }

  private static Options unlessStandard(Options options, String name, int value) {
    return value == TicTacToeGameType.STANDARD
        ? options
        : options.with(name, Integer.toString(value));
  }

  @Override
  public SquareBoard board() {
    return board;
  }

  /** {@return the length of a winning line} */
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
    return TicTacToeSetup.parse(board, text);
  }

  @Override
  public TicTacToePosition parsePosition(CharSequence text) {
    return position(parseSetup(text));
  }

  /** {@inheritDoc} The codes are {@link TicTacToeDefect}s. */
  @Override
  public ImmutableList<Violation> defects(Setup<TicTacToeMove> setup) {
    return new SetupCheck(this, marks(setup)).defects();
  }

  @Override
  public TicTacToePosition position(Setup<TicTacToeMove> setup) {
    ImmutableList<Violation> defects = defects(setup);
    if (!defects.isEmpty()) {
      throw new SetupException(defects);
    }
    TicTacToeSetup marks = marks(setup);
    return new TicTacToePosition(this, board.setOf(marks.x()), board.setOf(marks.o()));
  }

  private static TicTacToeSetup marks(Setup<TicTacToeMove> setup) {
    if (setup instanceof TicTacToeSetup marks) {
      return marks;
    }
    throw new IllegalArgumentException("not a TicTacToeSetup: " + setup.getClass().getName());
  }

  /**
   * {@return one symmetry per symmetry of the board; none swaps the players, because X moves first}
   */
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
    return (type().title() + " " + options()).strip();
  }
}
