package io.github.boardrules.core.record;

import java.io.Closeable;
import java.io.IOException;
import java.util.Optional;

/**
 * Reads the games of a text one after the other. A malformed text causes no exception, and a
 * damaged game does not affect the games before and after it. Reading takes time linear in the
 * length of the text and memory for one game within the {@link ReadLimits}. Not thread-safe.
 *
 * <p>A {@link RecordFormat} opens readers.
 */
public interface RecordReader extends Closeable {
  /**
   * Reads the next game. A text that is not blank but contains no game is returned as one game with
   * the problem {@code NOT_A_GAME}; a blank text contains no game.
   *
   * @return the game; empty at the end of the text
   * @throws IOException if the stream fails
   */
  Optional<ParsedGame> next() throws IOException;

  /**
   * Closes the stream.
   *
   * @throws IOException if the stream fails
   */
  @Override
  void close() throws IOException;
}
