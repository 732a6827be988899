/** The rules of Iris. */
module io.github.boardrules.iris {
  requires com.google.common;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.iris;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.iris.IrisGameType;
}
