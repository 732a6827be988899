/** Hex and Y, examples of games outside the boardrules library. */
module io.github.boardrules.examples.connection {
  requires transitive com.google.common;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.examples.connection;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.examples.connection.HexGameType,
      io.github.boardrules.examples.connection.YGameType;
}
