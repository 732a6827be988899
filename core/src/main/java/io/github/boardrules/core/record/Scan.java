package io.github.boardrules.core.record;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import java.io.Closeable;
import java.io.IOException;

/** The games of one text, one after the other, within the limits on the text and its games. */
final class Scan implements Closeable {
  private final RecordInput in;
  private final RecordScanner scanner;
  private long games;
  private boolean ended;

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
    Guard guard = new Guard(handler, in.limits());
    if (games == in.limits().get(Limit.GAMES) && in.skipWhitespace() != RecordInput.END) {
      return refuse(Code.TOO_MANY_GAMES, Limit.GAMES, "games", guard);
    }
    if (scanner.next(guard)) {
      games++;
      return true;
    }
    ended = true;
    return in.isCut() && refuse(Code.TOO_MUCH_TEXT, Limit.TEXT, "characters", guard);
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
