package io.github.boardrules.core.record;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;

/** The games of one text, one after the other, within the limits on the text and its games. */
final class Scan implements Closeable {
  private final RecordInput in;
  private final RecordScanner scanner;
  private final Damage damage;
  private long games;
  private boolean ended;
  private volatile boolean isCanceled;

  /**
   * Begins a scan.
   *
   * @param damage the failure that may end the text
   */
  Scan(RecordInput in, RecordFormat format, Damage damage) {
    this.in = in;
    this.scanner = format.open(in);
    this.damage = damage;
  }

  RecordInput in() {
    return in;
  }

  /** Returns the number of games so far. */
  long games() {
    return games;
  }

  /** Scans the next game; false at the end of the text. */
  boolean next(RecordHandler handler) {
    if (ended) {
      return false;
    }
    if (Thread.currentThread().isInterrupted()) {
      throw new CancellationException("The thread that scans the records was interrupted");
    }
    checkOpen();
    Guard guard = new Guard(handler, this);
    if (games == in.limits().get(Limit.GAMES) && in.skipWhitespace() != RecordInput.END) {
      return refuse(Code.TOO_MANY_GAMES, Limit.GAMES, "games", guard);
    }
    if (scan(guard)) {
      games++;
      return true;
    }
    ended = true;
    return in.isCut() && refuse(Code.TOO_MUCH_TEXT, Limit.TEXT, "characters", guard);
  }

  /** Returns the failure that ended the text so far. */
  Optional<IOException> failure() {
    return damage.failure();
  }

  /**
   * Returns the problem of a text that ends here, after a game, although there is more of it. Ends
   * the scan then.
   *
   * @param game the verdict on the game, which lacks its end
   */
  Optional<RecordProblem> earlyEnd(GameVerdict game) {
    boolean hasFailed = failure().isPresent(); // before whitespace is read beyond the game
    if (!hasFailed && in.limits().get(Limit.TEXT) == Long.MAX_VALUE) {
      return Optional.empty(); // without waiting for more of a text that is being written
    }
    boolean isAtEnd = ended || in.skipWhitespace() == RecordInput.END;
    boolean isCut = !ended && in.isCut();
    if (!isCut && !(hasFailed && isAtEnd)) {
      return Optional.empty();
    }
    ended = true;
    if (isCut) {
      return Optional.of(
          RecordProblem.of(
              Code.TOO_MUCH_TEXT, in.location(), 0, message(Limit.TEXT, "characters")));
    }
    List<RecordProblem> problems = game.problems();
    TextLocation at =
        problems.isEmpty() ? game.location() : problems.get(problems.size() - 1).location();
    return failure().map(e -> Damage.problem(e, at, game.plies()));
  }

  private boolean scan(Guard guard) {
    try {
      boolean found = scanner.next(guard);
      checkOpen();
      return found;
    } catch (RuntimeException e) {
      checkOpen(); // the text may have been closed while it was read
      throw e;
    }
  }

  /** Ends a running scan at its next move. Can be called by any thread. */
  void cancel() {
    isCanceled = true;
  }

  /** Checks that the scan was not canceled. */
  void checkOpen() {
    if (isCanceled) {
      throw new CancellationException("The records were closed");
    }
  }

  /** Ends the scan with a game that reports that the text exceeds a limit. */
  private boolean refuse(Code code, Limit limit, String what, RecordHandler handler) {
    ended = true;
    games++;
    TextLocation at = in.location();
    handler.begin(at);
    handler.problem(code, message(limit, what), at);
    handler.end(at);
    return true;
  }

  private String message(Limit limit, String what) {
    return "The text has more than " + in.limits().get(limit) + " " + what;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
