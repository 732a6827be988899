package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.text.TextScanner;
import java.util.Collection;

/**
 * Sets of marks, independent of a game and not necessarily a legal position. {@link
 * TicTacToeGame#defects} validates a setup, and {@link TicTacToeGame#position} converts it to a
 * position.
 *
 * @param x the cells with an X
 * @param o the cells with an O
 */
public record TicTacToeSetup(ImmutableSet<Cell> x, ImmutableSet<Cell> o)
    implements Setup<TicTacToeMove> {

  /**
   * {@return a setup}
   *
   * @param x the cells with an X
   * @param o the cells with an O
   */
  public static TicTacToeSetup of(Collection<Cell> x, Collection<Cell> o) {
    return new TicTacToeSetup(ImmutableSet.copyOf(x), ImmutableSet.copyOf(o));
  }

  /**
   * {@return the setup of a position}
   *
   * @param position the position
   */
  public static TicTacToeSetup of(TicTacToePosition position) {
    return of(position.marks(Mark.X), position.marks(Mark.O));
  }

  static TicTacToeSetup parse(Board board, CharSequence text) {
    ImmutableSet.Builder<Cell> x = ImmutableSet.builder();
    ImmutableSet.Builder<Cell> o = ImmutableSet.builder();
    TextScanner scanner = new TextScanner(text);
    ArrangementText.read(board, scanner, "xo", (cell, symbol) -> (symbol == 'x' ? x : o).add(cell));
    scanner.expectEnd();
    return new TicTacToeSetup(x.build(), o.build());
  }
}
