package io.github.boardrules.core.record;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;
import java.util.concurrent.CancellationException;

/** The games of one text, one after the other, within the limits on the text and its games. */
final class Scan implements Closeable {
  private final RecordInput in;
  private final RecordScanner scanner;
  private long games;
  private boolean ended;
  private volatile boolean isCanceled;

  Scan(RecordInput in, RecordFormat format) {
    this.in = in;
    this.scanner = format.open(in);
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
    handler.problem(code, "The text has more than " + in.limits().get(limit) + " " + what, at);
    handler.end(at);
    return true;
  }

  @Override
  public void close() throws IOException {
    in.close();
  }
}
