package io.github.boardrules.core.record.brg;

import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordInput;

/** Reads comments in braces and comments that end at the end of the line. */
final class BrgComments {
  private final RecordInput source;
  private final long limit;
  private final BrgTags tags;
  private final StringBuilder text = new StringBuilder();

  /** The length of the text without trailing blanks; escaped blanks are not trailing blanks. */
  private int solidLength;

  private boolean isTooLong;

  /** How a comment ended. */
  enum End {
    CLOSED,
    /** Closed; its text exceeds the limit and is dropped. */
    TOO_LONG,
    /** At the end of the text, or where the next game begins. */
    UNCLOSED
  }

  BrgComments(RecordInput source, BrgTags tags) {
    this.source = source;
    this.limit = source.limits().get(Limit.COMMENT_LENGTH);
    this.tags = tags;
  }

  /** Returns the comment read last, until the next one is read. */
  CharSequence text() {
    return text;
  }

  /**
   * Reads a comment in braces. A line ending and the blanks around it become one blank.
   *
   * @param endsAtNumberOne whether an empty line followed by the move number 1 ends the comment
   */
  End readBraces(boolean endsAtNumberOne) {
    begin();
    boolean isAfterEmptyLine = false;
    while (true) {
      int c = source.read();
      switch (c) {
        case '}' -> {
          return end(isTooLong ? End.TOO_LONG : End.CLOSED);
        }
        case RecordInput.END -> {
          return end(End.UNCLOSED);
        }
        case '\n' -> {
          boolean isNumberOne =
              source.peekAt(0) == '1' && source.peekAt(1) == '.' && source.peekAt(2) != '.';
          if ((source.peek() == '[' && tags.follows())
              || (endsAtNumberOne && isAfterEmptyLine && isNumberOne)) {
            return end(End.UNCLOSED);
          }
          breakLine();
          isAfterEmptyLine = source.peek() == '\n';
        }
        case '\\' -> {
          if (source.peek() == '\n') {
            source.read();
          } else {
            Escapes.read(source, text);
          }
          solidLength = text.length();
        }
        case ' ', '\t' -> {
          if (solidLength > 0) {
            text.append((char) c);
          }
        }
        default -> {
          text.append((char) c);
          solidLength = text.length();
        }
      }
      checkLength();
    }
  }

  /** Reads a comment that ends at the end of the line. */
  End readLine() {
    begin();
    int c = source.read();
    while (c != '\n' && c != RecordInput.END) {
      text.append((char) c);
      checkLength();
      c = source.read();
    }
    String trimmed = text.toString().strip();
    text.replace(0, text.length(), trimmed);
    solidLength = trimmed.length();
    return end(isTooLong ? End.TOO_LONG : End.CLOSED);
  }

  private void begin() {
    source.read();
    text.setLength(0);
    solidLength = 0;
    isTooLong = false;
  }

  private End end(End end) {
    text.setLength(isTooLong ? 0 : solidLength);
    return end;
  }

  private void checkLength() {
    if (text.length() > limit) {
      isTooLong = true;
      text.setLength(0);
      solidLength = 0;
    }
  }

  private void breakLine() {
    text.setLength(solidLength);
    if (solidLength > 0) {
      text.append(' ');
    }
    while (source.peek() == ' ' || source.peek() == '\t') {
      source.read();
    }
  }
}
