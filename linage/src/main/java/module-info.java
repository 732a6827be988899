/** The rules of Linage. */
module io.github.boardrules.linage {
  requires transitive io.github.boardrules.core;
}
