/** The rules of Carteso. */
module io.github.boardrules.carteso {
  requires transitive io.github.boardrules.core;
}
