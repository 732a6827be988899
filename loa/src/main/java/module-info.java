/** The rules of Lines of Action, and its records in SGF. */
module io.github.boardrules.loa {
  requires com.google.common;
  requires transitive io.github.boardrules.core;

  exports io.github.boardrules.loa;

  provides io.github.boardrules.core.GameType with
      io.github.boardrules.loa.LoaGameType;
  provides io.github.boardrules.core.record.RecordFormat with
      io.github.boardrules.loa.sgf.SgfFormat;
}
