/** The rules of Linage, a game by Luis Bolaños Mures. */
module io.github.boardrules.linage {
  requires com.google.common;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.linage;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.linage.LinageGameType;
}
