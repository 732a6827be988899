/** The rules of Lines of Action. */
module io.github.boardrules.loa {
  requires transitive io.github.boardrules.core;
}
