package io.github.boardrules.core.record;

import java.io.IOException;

/** Reads the comments of the library's own format. */
final class BrgComments {
  private final CharReader source;
  private final ReadLimits limits;
  private final BrgTags tags;
  private final StringBuilder text = new StringBuilder();

  /** How many characters there are up to the last one that is no raw blank. */
  private int solid;

  private boolean tooLong;

  /** How a comment ended. */
  enum End {
    /** Where it should. */
    CLOSED,
    /** Where it should, and its text is dropped because it exceeds the limit. */
    TOO_LONG,
    /** With the text, or where another game begins. */
    UNCLOSED
  }

  BrgComments(CharReader source, ReadLimits limits, BrgTags tags) {
    this.source = source;
    this.limits = limits;
    this.tags = tags;
  }

  /** The comment that was read. */
  String text() {
    return text.toString();
  }

  /**
   * Reads a comment in braces. A line end with the blanks around it is one blank.
   *
   * @param untagged whether another game may begin without tags
   */
  End readBraces(boolean untagged) throws IOException {
    begin();
    boolean emptyLine = false;
    while (true) {
      int c = source.read();
      switch (c) {
        case '}' -> {
          return end(End.CLOSED);
        }
        case CharReader.END -> {
          return end(End.UNCLOSED);
        }
        case '\n' -> {
          boolean otherBegins =
              (source.peek() == '[' && tags.follows())
                  || (untagged && emptyLine && source.peek() == '1' && numberOneFollows());
          if (otherBegins) {
            return end(End.UNCLOSED);
          }
          breakLine();
          emptyLine = source.peek() == '\n';
        }
        case '\\' -> {
          readEscape();
          solid = text.length();
        }
        case ' ', '\t' -> {
          if (solid > 0) {
            text.append((char) c);
          }
        }
        default -> {
          text.append((char) c);
          solid = text.length();
        }
      }
      checkLength();
    }
  }

  /** Reads a comment that ends with its line. */
  End readLine() throws IOException {
    begin();
    int c = source.read();
    while (c != '\n' && c != CharReader.END) {
      text.append((char) c);
      checkLength();
      c = source.read();
    }
    String trimmed = text.toString().strip();
    text.setLength(0);
    text.append(trimmed);
    solid = trimmed.length();
    return end(End.CLOSED);
  }

  private void begin() throws IOException {
    source.read();
    text.setLength(0);
    solid = 0;
    tooLong = false;
  }

  private End end(End end) {
    text.setLength(tooLong ? 0 : solid);
    return tooLong && end == End.CLOSED ? End.TOO_LONG : end;
  }

  private void checkLength() {
    if (text.length() > limits.commentLength()) {
      tooLong = true;
      text.setLength(0);
      solid = 0;
    }
  }

  /** Whether the number of a first turn comes next; nothing is read. */
  private boolean numberOneFollows() throws IOException {
    source.mark();
    source.read();
    boolean follows = source.read() == '.' && source.peek() != '.';
    source.reset();
    return follows;
  }

  private void readEscape() throws IOException {
    if (source.peek() == '\n') {
      source.read();
    } else {
      Escapes.read(source, text);
    }
  }

  private void breakLine() throws IOException {
    text.setLength(solid);
    if (solid > 0) {
      text.append(' ');
    }
    while (source.peek() == ' ' || source.peek() == '\t') {
      source.read();
    }
  }
}
