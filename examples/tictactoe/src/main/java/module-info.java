/** The rules of tic-tac-toe, as an example of a game that boardrules does not have. */
module io.github.boardrules.examples.tictactoe {
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.examples.tictactoe;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.examples.tictactoe.TicTacToeGameType;
}
