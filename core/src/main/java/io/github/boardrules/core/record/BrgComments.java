package io.github.boardrules.core.record;

import java.io.IOException;

/** Reads the comments of the library's own format. */
final class BrgComments {
  private final CharSource source;
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
    /** With the text, or where the tags of another game begin. */
    UNCLOSED
  }

  BrgComments(CharSource source, ReadLimits limits, BrgTags tags) {
    this.source = source;
    this.limits = limits;
    this.tags = tags;
  }

  /** The comment that was read. */
  String text() {
    return tags.resolve(text.toString());
  }

  /** Reads a comment in braces. A line end with the blanks around it is one blank. */
  End readBraces() throws IOException {
    begin();
    while (true) {
      int c = source.read();
      switch (c) {
        case '}' -> {
          text.setLength(solid);
          return end(End.CLOSED);
        }
        case CharSource.END -> {
          return end(End.UNCLOSED);
        }
        case '\n' -> {
          if (source.peek() == '[' && tags.follows()) {
            return end(End.UNCLOSED);
          }
          breakLine();
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
    while (c != '\n' && c != CharSource.END) {
      text.append((char) c);
      checkLength();
      c = source.read();
    }
    String trimmed = text.toString().strip();
    text.setLength(0);
    text.append(trimmed);
    return end(End.CLOSED);
  }

  private void begin() throws IOException {
    source.read();
    text.setLength(0);
    solid = 0;
    tooLong = false;
  }

  private End end(End end) {
    text.setLength(tooLong ? 0 : text.length());
    return tooLong && end == End.CLOSED ? End.TOO_LONG : end;
  }

  private void checkLength() {
    if (text.length() > limits.commentLength()) {
      tooLong = true;
      text.setLength(0);
      solid = 0;
    }
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
