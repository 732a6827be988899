package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.util.Optional;

/**
 * Reads the games of a text one after the other. Any text may be given: nothing that it says causes
 * an exception, a damaged game costs only itself, and time is proportional to the length of the
 * text, memory to that of one game within the {@link ReadLimits}. Not thread-safe.
 *
 * <p>Bytes are read as UTF-8, those that are not UTF-8 as ISO-8859-1; an SGF game whose {@code CA}
 * says ISO-8859-1 is read so altogether.
 */
public abstract sealed class RecordReader implements Closeable permits BrgReader, SgfReader {
  private final CharReader source;
  private final ReadLimits limits;
  private long games;
  private boolean ended;

  RecordReader(CharReader source, ReadLimits limits) {
    this.source = source;
    this.limits = limits;
  }

  /**
   * {@return a reader of bytes, with the dialects that are installed} Where they are wanted they
   * are looked for anew each time.
   *
   * @param format how the records are written
   * @param in the bytes, which {@link #close} closes; buffered here
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @throws IOException if the stream fails
   */
  public static RecordReader open(
      RecordFormat format, InputStream in, String name, ReadLimits limits) throws IOException {
    return open(format, in, name, limits, installed(format));
  }

  /**
   * {@return a reader of bytes}
   *
   * @param format how the records are written
   * @param in the bytes, which {@link #close} closes; buffered here
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @param dialects what SGF records may mean; of no concern for other formats
   * @throws IOException if the stream fails
   */
  public static RecordReader open(
      RecordFormat format, InputStream in, String name, ReadLimits limits, SgfDialects dialects)
      throws IOException {
    CharReader source = CharReader.of(in, name, format == RecordFormat.SGF);
    return of(format, source, limits, dialects);
  }

  /**
   * A reader of characters, such as those of a {@link java.io.StringReader}, with the dialects that
   * are installed.
   *
   * @param format how the records are written
   * @param in the characters, which {@link #close} closes; buffered here
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @return the reader
   * @throws IOException if the stream fails
   */
  public static RecordReader open(RecordFormat format, Reader in, String name, ReadLimits limits)
      throws IOException {
    return open(format, in, name, limits, installed(format));
  }

  /**
   * {@return a reader of characters}
   *
   * @param format how the records are written
   * @param in the characters, which {@link #close} closes; buffered here
   * @param name what the text is called in {@link TextLocation}s
   * @param limits how much to take
   * @param dialects what SGF records may mean; of no concern for other formats
   * @throws IOException if the stream fails
   */
  public static RecordReader open(
      RecordFormat format, Reader in, String name, ReadLimits limits, SgfDialects dialects)
      throws IOException {
    return of(format, CharReader.of(in, name), limits, dialects);
  }

  /** Dialects are looked for where they are of use. */
  private static SgfDialects installed(RecordFormat format) {
    return format == RecordFormat.SGF
        ? SgfDialects.installed()
        : SgfDialects.of(ImmutableList.of());
  }

  private static RecordReader of(
      RecordFormat format, CharReader source, ReadLimits limits, SgfDialects dialects) {
    return switch (format) {
      case BRG -> new BrgReader(source, limits);
      case SGF -> new SgfReader(source, limits, dialects);
    };
  }

  /**
   * Reads the next game. A text that has something in it and no game gives one game with a problem
   * that says so; an empty text gives none.
   *
   * @return the game; empty when there is no other
   * @throws IOException if the stream fails
   */
  public final Optional<ParsedGame> next() throws IOException {
    if (ended) {
      return Optional.empty();
    }
    ProblemCollector problems = new ProblemCollector(limits.problems());
    if (games == limits.games() && source.skipWhitespace() != CharReader.END) {
      ended = true;
      TextLocation location = source.location();
      String message = "More than " + limits.games() + " games";
      problems.add(Code.TOO_MANY_GAMES, location, 0, message);
      GameRecord nothing = GameRecord.builder().location(location).build();
      return Optional.of(new ParsedGame(games + 1, nothing, problems.all()));
    }
    Optional<GameRecord> game = read(problems);
    ended = game.isEmpty();
    return game.map(record -> new ParsedGame(++games, record, problems.all()));
  }

  /** Reads a game; empty if there is nothing more. */
  abstract Optional<GameRecord> read(ProblemCollector problems) throws IOException;

  /** Closes the stream. */
  @Override
  public final void close() throws IOException {
    source.close();
  }
}
