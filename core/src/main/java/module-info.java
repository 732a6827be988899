/**
 * The types that all games of boardrules share: games, positions, moves, boards and records.
 *
 * <p>Programs that play, show or judge games need {@link io.github.boardrules.core}, {@link
 * io.github.boardrules.core.board} and {@link io.github.boardrules.core.record}; for Linage and
 * Carteso {@link io.github.boardrules.core.territory}, too. The other packages are for authors of
 * games.
 */
module io.github.boardrules.core {
  requires com.google.common;
  requires static transitive com.google.errorprone.annotations;
  requires static transitive org.jspecify;

  exports io.github.boardrules.core;
  exports io.github.boardrules.core.bits;
  exports io.github.boardrules.core.board;
  exports io.github.boardrules.core.record;
  exports io.github.boardrules.core.record.brg;
  exports io.github.boardrules.core.spi;
  exports io.github.boardrules.core.territory;
  exports io.github.boardrules.core.territory.spi;
  exports io.github.boardrules.core.text;
  exports io.github.boardrules.core.trace;

  uses io.github.boardrules.core.GameType;
  uses io.github.boardrules.core.record.RecordFormat;

  provides io.github.boardrules.core.record.RecordFormat with
      io.github.boardrules.core.record.brg.BrgFormat;
}
