package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.AbstractIterator;
import com.google.common.collect.Streams;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The games of one text, which a {@link Validator} opens. They can be read once, in one of five
 * ways: a second call of {@link #headers}, {@link #verdicts}, {@link #replays}, {@link #visit} or
 * {@link #scan} is an {@link IllegalStateException}. Each way reads game by game, as its results
 * are asked for, and needs memory for one game.
 *
 * <p>Any thread may close the records. Closing them closes the text and ends a running scan at the
 * next move, and an interruption of the scanning thread ends it at the next game: the scan then
 * throws a {@link CancellationException}, and the thread stays interrupted. Everything else is for
 * one thread at a time.
 */
public final class Records implements AutoCloseable {
  private final Closeable text;
  private final Scan scan;
  private final Validator validator;
  private final boolean isPart;
  private boolean isUsed;

  private Records(Closeable text, Scan scan, Validator validator, boolean isPart) {
    this.text = text;
    this.scan = scan;
    this.validator = validator;
    this.isPart = isPart;
  }

  /** Opens the scan of a text that ends where reading fails. */
  interface Opening {
    Scan open() throws IOException;
  }

  /**
   * Opens a text, or closes it if it cannot be opened.
   *
   * @param isPart whether the text is a part of another one, which may contain no game
   */
  static Records open(Closeable text, Opening opening, Validator validator, boolean isPart) {
    checkNotNull(validator, "validator");
    try {
      return new Records(text, opening.open(), validator, isPart);
    } catch (IOException e) {
      close(text);
      throw new UncheckedIOException(e);
    } catch (RuntimeException e) {
      close(text);
      throw e;
    }
  }

  /**
   * {@return the record of each game without its moves: the start of the game and its header} The
   * moves are scanned, but neither judged nor kept. What is no game, such as noise or the text
   * after a limit, may have an empty record.
   *
   * <p>If the text cannot be read to its end, the stream throws an {@link UncheckedIOException}
   * after the last record.
   */
  public Stream<GameRecord> headers() {
    return stream(
        new AbstractIterator<GameRecord>() {
          @Override
          protected @Nullable GameRecord computeNext() {
            RecordBuilder header =
                new RecordBuilder() {
                  @Override
                  public Wanted wanted() {
                    return Wanted.HEADER;
                  }
                };
            return advance(header) ? header.record() : endOfData();
          }
        });
  }

  /**
   * {@return the verdict on each game, without its moves and positions} A {@link Validator}
   * describes the verdicts.
   */
  public Stream<GameVerdict> verdicts() {
    GameVisitor visitor = validator.judgesVariations ? null : Judge.NOBODY;
    return stream(new VerdictIterator(scan, validator, isPart, visitor));
  }

  /** {@return the verdict on each game, with its record and its positions} */
  public Stream<GameReplay> replays() {
    return stream(new VerdictIterator(scan, validator, isPart, null)).map(GameVerdict::withReplay);
  }

  /**
   * Judges all games and reports their legal moves to a visitor, one game after the other. The
   * verdicts are those of {@link #verdicts}, without the problems of variations.
   *
   * @param visitor the visitor
   */
  public void visit(GameVisitor visitor) {
    checkNotNull(visitor, "visitor");
    use();
    new VerdictIterator(scan, validator, isPart, visitor).forEachRemaining(visitor::end);
  }

  /**
   * Reports all games to a handler, one after the other, within the limits. Nothing is judged, so
   * that their rules need not be installed.
   *
   * @param handler the handler
   * @throws UncheckedIOException if the text cannot be read to its end, after its last game
   */
  public void scan(RecordHandler handler) {
    checkNotNull(handler, "handler");
    use();
    while (advance(handler)) {
      // the handler has received the game
    }
  }

  /** Scans the next game; false at the end of the text. */
  private boolean advance(RecordHandler handler) {
    if (scan.next(handler)) {
      return true;
    }
    Optional<IOException> failure = scan.failure();
    if (failure.isPresent()) {
      throw new UncheckedIOException(failure.get());
    }
    return false;
  }

  private void use() {
    checkState(!isUsed, "The records of a text can be read only once");
    isUsed = true;
  }

  private <T> Stream<T> stream(Iterator<T> games) {
    use();
    return Streams.stream(games).onClose(this::close);
  }

  /**
   * Closes the text. Has no effect if it is closed.
   *
   * @throws UncheckedIOException if it cannot be closed
   */
  @Override
  public void close() {
    scan.cancel();
    close(text);
    close(scan);
  }

  private static void close(Closeable text) {
    try {
      text.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
