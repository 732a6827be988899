package io.github.boardrules.core.record;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;

/**
 * Writes records. Legal moves, and the first one that is not, are written in the game's canonical
 * notation, and the record names its game and options even where its reader had to be told; others
 * are written as they were, with {@code _} before or for characters that the format gives another
 * meaning or no file can keep, and no longer than they are read. Reading what was written gives the
 * same game.
 */
public final class RecordWriter {
  private final SgfDialects dialects;

  private RecordWriter(SgfDialects dialects) {
    this.dialects = dialects;
  }

  /** {@return a writer with the dialects that are installed} Looks for them anew each time. */
  public static RecordWriter installed() {
    return of(SgfDialects.installed());
  }

  /**
   * {@return a writer with the given dialects}
   *
   * @param dialects how the games are written in SGF
   */
  public static RecordWriter of(SgfDialects dialects) {
    return new RecordWriter(dialects);
  }

  /**
   * {@return whether a record can be written in a format: always in {@link RecordFormat#BRG}; in
   * {@link RecordFormat#SGF} if the game has a dialect and the record a position to begin from}
   *
   * @param format how to write
   * @param replay the record, replayed
   */
  public boolean canWrite(RecordFormat format, Replay replay) {
    return format == RecordFormat.BRG
        || (replay.mainLine().isPresent() && dialect(replay).isPresent());
  }

  /**
   * Writes a record, and an empty line behind it; several may follow each other. Files are to be
   * encoded in UTF-8.
   *
   * @param format how to write
   * @param replay the record, replayed
   * @param target where to write
   * @throws IllegalArgumentException if it {@linkplain #canWrite cannot} be written in the format
   * @throws IOException if the target fails
   */
  public void write(RecordFormat format, Replay replay, Appendable target) throws IOException {
    switch (format) {
      case BRG -> new BrgWriter(replay, target).write();
      case SGF -> {
        VariationReplay line = replay.mainLine().orElseThrow(RecordWriter::cannotWrite);
        SgfDialect dialect = dialect(replay).orElseThrow(RecordWriter::cannotWrite);
        new SgfComposer(replay.record(), line, dialect).write(target);
        target.append('\n');
      }
    }
  }

  /**
   * {@return a record as it would be written}
   *
   * @param format how to write
   * @param replay the record, replayed
   * @throws IllegalArgumentException if it {@linkplain #canWrite cannot} be written in the format
   */
  public String write(RecordFormat format, Replay replay) {
    StringBuilder text = new StringBuilder();
    try {
      write(format, replay, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private Optional<SgfDialect> dialect(Replay replay) {
    return replay.mainLine().flatMap(line -> dialects.find(line.last().game().type().id()));
  }

  private static IllegalArgumentException cannotWrite() {
    return new IllegalArgumentException("The game of this record is not written in SGF");
  }
}
