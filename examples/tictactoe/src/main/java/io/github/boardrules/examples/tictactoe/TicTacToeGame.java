package io.github.boardrules.examples.tictactoe;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.SquareDirection;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.spi.SetupCells;
import io.github.boardrules.core.text.ErrorCode;
import io.github.boardrules.core.text.TextScanner;

/**
 * A game of tic-tac-toe. {@link TicTacToeGameType#game} checks the options.
 *
 * @param board the board
 * @param line the length of a winning line
 */
public record TicTacToeGame(SquareBoard board, int line) implements Game<TicTacToeMove> {
  /**
   * Marks that need not be a position.
   *
   * @param x the cells with an X
   * @param o the cells with an O
   */
  public record Marks(ImmutableSet<Cell> x, ImmutableSet<Cell> o) implements Setup {}

  /** The reasons why a setup is not a position. */
  public enum Defect implements ErrorCode {
    /** A mark is not on the board. */
    OFF_BOARD,
    /** A cell has both marks. */
    TWO_MARKS,
    /** The number of X marks is neither equal to the number of O marks nor one greater. */
    UNEVEN_MARKS,
    /** Both sides have a line, but the first line ended the game. */
    TWO_WINNERS,
    /** The side with a line did not make the last move, but its line ended the game. */
    PLAYED_ON
  }

  @Override
  public TicTacToeGameType type() {
    return new TicTacToeGameType();
  }

  @Override
  public Options options() {
    return Options.none()
        .withUnlessDefault(TicTacToeGameType.WIDTH, board.width())
        .withUnlessDefault(TicTacToeGameType.HEIGHT, board.height())
        .withUnlessDefault(TicTacToeGameType.LINE, line);
  }

  @Override
  public TicTacToePosition start() {
    return new TicTacToePosition(this, board.none(), board.none());
  }

  @Override
  public Marks parseSetup(CharSequence text) {
    ImmutableSet.Builder<Cell> x = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> o = ImmutableSet.builder();
    TextScanner scanner = new TextScanner(text);
    ArrangementText.read(board, scanner, "xo", (cell, symbol) -> (symbol == 'x' ? x : o).add(cell));
    scanner.expectEnd();
    return new Marks(x.build(), o.build());
  }

  /** {@inheritDoc} The codes are {@link Defect}s. */
  @Override
  public ImmutableList<Violation> defects(Setup setup) {
    Marks marks = marks(setup);
    ImmutableList<Cell> all =
        ImmutableList.<Cell>builder().addAll(marks.x()).addAll(marks.o()).build();
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    defects.addAll(SetupCells.defects(board, Defect.OFF_BOARD, Defect.TWO_MARKS, all));
    int lead = marks.x().size() - marks.o().size();
    if (lead < 0 || lead > 1) {
      defects.add(
          Violation.of(Defect.UNEVEN_MARKS, "X has {x|mark|marks} and O has {o}")
              .with("x", marks.x().size())
              .with("o", marks.o().size()));
    }
    boolean xWon = hasLine(SetupCells.onBoard(board, marks.x()));
    boolean oWon = hasLine(SetupCells.onBoard(board, marks.o()));
    if (xWon && oWon) {
      defects.add(Violation.of(Defect.TWO_WINNERS, "both X and O have a line"));
    } else if ((xWon && lead == 0) || (oWon && lead == 1)) {
      String message = (xWon ? "X" : "O") + " has a line, but did not make the last move";
      defects.add(Violation.of(Defect.PLAYED_ON, message));
    }
    return defects.build();
  }

  @Override
  public TicTacToePosition position(Setup setup) {
    SetupException.check(defects(setup));
    return new TicTacToePosition(
        this, board.setOf(marks(setup).x()), board.setOf(marks(setup).o()));
  }

  private static Marks marks(Setup setup) {
    checkNotNull(setup, "setup");
    if (setup instanceof Marks marks) {
      return marks;
    }
    throw new IllegalArgumentException("not marks of tic-tac-toe: " + setup);
  }

  /** Returns whether some line has enough marks next to each other. */
  boolean hasLine(CellSet marks) {
    for (SquareDirection direction : board.directions().subList(0, 4)) {
      CellSet ends = marks;
      for (int length = 2; length <= line; length++) {
        ends = ends.shift(direction).intersection(marks);
      }
      if (!ends.isEmpty()) {
        return true;
      }
    }
    return false;
  }

  @Override
  public ImmutableList<GameSymmetry<TicTacToeMove>> symmetries() {
    return board.symmetries().stream().map(Turned::new).collect(toImmutableList());
  }

  /** A symmetry of the board. None swaps the players, because X moves first. */
  private record Turned(Symmetry cells) implements GameSymmetry<TicTacToeMove> {
    @Override
    public TicTacToePosition apply(Position<TicTacToeMove> position) {
      TicTacToePosition p = (TicTacToePosition) position;
      return new TicTacToePosition(p.game(), cells.apply(p.x()), cells.apply(p.o()));
    }

    @Override
    public TicTacToeMove apply(TicTacToeMove move) {
      return new TicTacToeMove(cells.applyOrKeep(move.cell()));
    }
  }
}
