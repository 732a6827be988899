/** Hex and Y, examples of games outside the boardrules library. */
module io.github.boardrules.examples.connection {
  requires transitive com.google.common;
  requires transitive io.github.boardrules.core;
  requires transitive io.github.boardrules.picture;

  exports io.github.boardrules.examples.connection;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.examples.connection.HexGameType,
      io.github.boardrules.examples.connection.YGameType;
  provides io.github.boardrules.picture.view.Drawing with
      io.github.boardrules.examples.connection.ConnectionDrawing.Hex,
      io.github.boardrules.examples.connection.ConnectionDrawing.Y;
}
