package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.PlacementText;
import io.github.boardrules.core.spi.TextScanner;
import java.util.ArrayList;
import java.util.List;

/**
 * Marks on a board that need not be a position.
 *
 * @param game the game
 * @param x the cells with an X
 * @param o the cells with an O, no cell that has an X
 */
public record TicTacToeSetup(TicTacToeGame game, CellSet x, CellSet o)
    implements Setup<TicTacToeMove> {

  static TicTacToeSetup read(TicTacToeGame game, CharSequence text) {
    List<Cell> x = new ArrayList<>();
    List<Cell> o = new ArrayList<>();
    TextScanner scanner = new TextScanner(text);
    PlacementText.read(game.board(), scanner, "xo", (cell, symbol) -> (symbol == 'x' ? x : o).add(cell));
    scanner.expectEnd();
    return new TicTacToeSetup(game, game.board().setOf(x), game.board().setOf(o));
  }

  /** {@return all defects; the codes are {@link TicTacToeDefect}s} */
  public ImmutableList<Violation> defects() {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    int lead = x.size() - o.size();
    if (lead < 0 || lead > 1) {
      String message = "X has " + x.size() + " marks, O has " + o.size() + ".";
      defects.add(Violation.of(TicTacToeDefect.UNEVEN_MARKS, message));
    }
    boolean xWon = game.hasLine(x);
    boolean oWon = game.hasLine(o);
    if (xWon && oWon) {
      defects.add(Violation.of(TicTacToeDefect.TWO_WINNERS, "Both have a line."));
    } else if ((xWon && lead == 0) || (oWon && lead == 1)) {
      defects.add(Violation.of(TicTacToeDefect.PLAYED_ON, "The winner did not move last."));
    }
    return defects.build();
  }

  /** {@return the position} */
  public TicTacToePosition position() {
    ImmutableList<Violation> defects = defects();
    if (!defects.isEmpty()) {
      throw new SetupException(defects);
    }
    return new TicTacToePosition(game, x, o);
  }
}
