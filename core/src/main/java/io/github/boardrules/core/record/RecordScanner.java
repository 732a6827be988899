package io.github.boardrules.core.record;

/**
 * Scans the games of one text, one after the other, and reports what it finds to a handler. A
 * malformed text causes no exception, and a damaged game does not affect the games before and after
 * it. Scanning takes time linear in the length of the text. Not thread-safe.
 *
 * <p>A {@link RecordFormat} opens scanners.
 */
public interface RecordScanner {
  /**
   * Scans the next game and reports it from its {@linkplain RecordHandler#begin beginning} to its
   * {@linkplain RecordHandler#end end}. A text that is not blank but contains no game is reported
   * as one game with the problem {@code NOT_A_GAME}; a blank text contains no game.
   *
   * <p>A scanner need not count moves, check that variations are closed, or stop at a limit that
   * the game exceeds: the handler that it gets does that.
   *
   * @param to the handler of this game
   * @return false, without any report, at the end of the text
   */
  boolean next(RecordHandler to);
}
