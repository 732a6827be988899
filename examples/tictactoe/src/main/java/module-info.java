/** Tic-tac-toe, an example of a game outside the boardrules library. */
module io.github.boardrules.examples.tictactoe {
  requires transitive com.google.common;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.examples.tictactoe;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.examples.tictactoe.TicTacToeGameType;
}
