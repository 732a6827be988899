/** The rules of Iris. */
module io.github.boardrules.iris {
  requires transitive io.github.boardrules.core;
}
