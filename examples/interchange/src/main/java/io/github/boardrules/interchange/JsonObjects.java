package io.github.boardrules.interchange;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.io.Reader;

/**
 * Cuts a text into the JSON objects at its top level: a single one, the elements of an array, or
 * one object after the other, as in JSON Lines.
 *
 * <p>An object that is damaged ends where the next one certainly begins: at a brace where JSON
 * allows none, or at one that begins a line or an element and has the first key of this object.
 */
final class JsonObjects {
  private static final int MAX_OPENING = 64;

  private final RecordInput text;

  /** The characters up to the first key of the last object; empty if it has no such beginning. */
  private String opening = "";

  private boolean inArray;
  private boolean isSeparated;
  private long elements;

  /** Receives problems. */
  interface Problems {
    void problem(Code code, TextLocation at, String message);
  }

  JsonObjects(RecordInput text) {
    this.text = text;
  }

  /**
   * Skips what is between objects and reports what does not belong there.
   *
   * @param problems receives the problems
   * @return whether an object follows
   */
  @CanIgnoreReturnValue
  boolean hasNext(Problems problems) {
    boolean isLost = false;
    boolean startsLine = false;
    while (true) {
      int c = text.peekAt(0);
      if (c == RecordInput.END) {
        endText(problems);
        return false;
      } else if (c == '{' && (!isLost || startsLine || isOpening())) {
        if (inArray && !isSeparated) {
          problems.problem(Code.BAD_CHARACTER, text.location(), "A comma is missing");
        }
        return true;
      } else if (!isLost && c == '[' && !inArray) {
        inArray = true;
        isSeparated = true;
        elements = 0;
      } else if (!isLost && c == ']' && inArray && (!isSeparated || elements == 0)) {
        inArray = false;
      } else if (!isLost && c == ',' && inArray && !isSeparated) {
        isSeparated = true;
      } else if (!JsonStart.isBlank(c) && !isLost) {
        problems.problem(Code.BAD_CHARACTER, text.location(), "Expected a JSON object");
        isLost = true;
      }
      readRaw();
      startsLine = c == '\n' || c == '\r' || (startsLine && JsonStart.isBlank(c));
    }
  }

  private void endText(Problems problems) {
    if (inArray) {
      problems.problem(Code.UNEXPECTED_END, text.location(), "The array of games is not closed");
      inArray = false;
    }
  }

  /** Returns the JSON pointer of the next object: that of an element if it is in an array. */
  String pointer() {
    return inArray ? "/" + elements : "";
  }

  /**
   * Returns the next object. It must be drained before this object is used again.
   *
   * @param maximum the number of characters to return; the others are skipped
   */
  Text next(long maximum) {
    opening = readAhead();
    isSeparated = false;
    elements++;
    return new Text(maximum);
  }

  private String readAhead() {
    StringBuilder start = new StringBuilder().append('{');
    int quotes = 0;
    while (start.length() < MAX_OPENING && quotes < 2) {
      int c = text.peekAt(start.length());
      if (c == '"') {
        quotes++;
      } else if (c == RecordInput.END || (quotes == 0 && !JsonStart.isBlank(c))) {
        return "";
      }
      start.append((char) c);
    }
    return quotes == 2 ? start.toString() : "";
  }

  private boolean isOpening() {
    for (int i = 0; i < opening.length(); i++) {
      if (text.peekAt(i) != opening.charAt(i)) {
        return false;
      }
    }
    return !opening.isEmpty();
  }

  /** Reads the next character. A line ending of two characters is two, as a JSON parser counts. */
  private void readRaw() {
    if (text.peekAt(0) == '\r' && text.peekAt(1) == '\n') {
      text.skip(1);
    } else {
      text.read();
    }
  }

  /** The characters of one object. */
  final class Text extends Reader {
    private final long maximum;
    private long count;
    private boolean isTooLong;
    private boolean hasOpenString;
    private int depth;
    private boolean inString;
    private boolean isEscaped;
    private boolean startsLine;
    private boolean ended;

    /** The last two characters outside strings that are not blank. */
    private int last;

    private int beforeLast;

    Text(long maximum) {
      this.maximum = maximum;
    }

    /** Returns whether a place is the end of an object that is not closed. */
    boolean isUnclosedAt(long offset) {
      return depth > 0 && offset >= count;
    }

    /** Returns whether a line ends in a string. */
    boolean hasOpenString() {
      return hasOpenString;
    }

    /** Returns whether the object has more characters than the maximum. */
    boolean isTooLong() {
      return isTooLong;
    }

    @Override
    public int read(char[] target, int offset, int length) {
      int n = 0;
      while (n < length && count < maximum) {
        int c = advance();
        if (c == RecordInput.END) {
          break;
        }
        count++;
        target[offset + n++] = (char) c;
      }
      return n == 0 && length > 0 ? -1 : n;
    }

    /** Skips the rest of the object. */
    void drain() {
      while (advance() != RecordInput.END) {
        isTooLong |= count == maximum;
      }
    }

    private int advance() {
      int c = ended ? RecordInput.END : text.peekAt(0);
      if (c == RecordInput.END || (c == '{' && depth > 0 && isNextObject())) {
        ended = true;
        return RecordInput.END;
      }
      readRaw();
      if (c == '\n' || c == '\r') {
        hasOpenString |= inString;
        inString = false; // a string cannot contain a line end
        startsLine = true;
      } else if (inString) {
        readInString(c);
      } else if (!JsonStart.isBlank(c)) {
        readOutside(c);
      }
      ended = depth == 0;
      return c;
    }

    private void readInString(int c) {
      if (isEscaped) {
        isEscaped = false;
      } else if (c == '\\') {
        isEscaped = true;
      } else if (c == '"') {
        inString = false;
      }
    }

    private void readOutside(int c) {
      switch (c) {
        case '"' -> {
          inString = true;
          isEscaped = false;
        }
        case '{', '[' -> depth++;
        case '}', ']' -> depth--;
        default -> {}
      }
      beforeLast = last;
      last = c;
      startsLine = false;
    }

    private boolean isNextObject() {
      if (inString) {
        return isOpening();
      }
      boolean mayBeValue = last == ':' || last == ',' || last == '[';
      return mayBeValue
          ? (startsLine || (last == ',' && beforeLast == '}')) && isOpening()
          : startsLine || isOpening();
    }

    @Override
    public void close() {}
  }
}
