package io.github.boardrules.examples.tictactoe;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Sets;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Finds all defects of a setup.
 *
 * @param game the game
 * @param setup the setup
 */
record SetupCheck(TicTacToeGame game, TicTacToeSetup setup) {

  ImmutableList<Violation> defects() {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    for (Cell cell : Sets.union(setup.x(), setup.o())) {
      if (!game.board().contains(cell)) {
        String message = "the " + game.board() + " has no cell " + cell;
        defects.add(Violation.of(TicTacToeDefect.OFF_BOARD, message, cell));
      }
    }
    for (Cell cell : Sets.intersection(setup.x(), setup.o())) {
      String message = cell + " has two marks";
      defects.add(Violation.of(TicTacToeDefect.TWO_MARKS, message, cell));
    }
    int lead = setup.x().size() - setup.o().size();
    if (lead < 0 || lead > 1) {
      String message = "X has " + setup.x().size() + " marks and O has " + setup.o().size();
      defects.add(Violation.of(TicTacToeDefect.UNEVEN_MARKS, message));
    }
    boolean xWon = hasLine(setup.x());
    boolean oWon = hasLine(setup.o());
    if (xWon && oWon) {
      defects.add(Violation.of(TicTacToeDefect.TWO_WINNERS, "both X and O have a line"));
    } else if ((xWon && lead == 0) || (oWon && lead == 1)) {
      String message = (xWon ? "X" : "O") + " has a line, but did not make the last move";
      defects.add(Violation.of(TicTacToeDefect.PLAYED_ON, message));
    }
    return defects.build();
  }

  private boolean hasLine(Set<Cell> marks) {
    Predicate<Cell> onBoard = game.board()::contains;
    return game.hasLine(game.board().setOf(marks.stream().filter(onBoard).toList()));
  }
}
