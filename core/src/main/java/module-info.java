/**
 * What every game of boardrules is made of: games, positions, moves and outcomes, boards and
 * records.
 */
module io.github.boardrules.core {
  requires transitive com.google.common;
  requires static transitive org.jspecify;

  exports io.github.boardrules.core;
  exports io.github.boardrules.core.board;
  exports io.github.boardrules.core.record;
  exports io.github.boardrules.core.record.brg;
  exports io.github.boardrules.core.record.sgf;
  exports io.github.boardrules.core.spi;
  exports io.github.boardrules.core.territory;
  exports io.github.boardrules.core.trace;

  uses io.github.boardrules.core.GameType;
  uses io.github.boardrules.core.record.sgf.SgfDialect;
}
