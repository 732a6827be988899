/** The rules of Carteso, a game by Luis Bolaños Mures and Corey L. Clark. */
module io.github.boardrules.carteso {
  requires com.google.common;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.carteso;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.carteso.CartesoGameType;
}
