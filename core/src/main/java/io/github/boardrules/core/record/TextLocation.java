package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;

/**
 * A place in a text.
 *
 * @param source the name of the text, such as a file name; may be empty
 * @param line the line, counted from 1; 0 if there is no text. Lines end with LF, CR or CR LF
 * @param column the column, counted from 1 in UTF-16 units; 0 if there is no text
 * @param offset the number of characters before the place, in UTF-16 units, without a byte order
 *     mark
 * @param pointer the JSON pointer (RFC 6901) of the value at the place, such as {@code
 *     /moves/12/0}; empty if the text is not JSON
 */
@Immutable
public record TextLocation(String source, long line, long column, long offset, String pointer)
    implements Place {
  private static final TextLocation NOWHERE = new TextLocation("", 0, 0, 0);

  /**
   * Creates a location in a text that is not JSON.
   *
   * @param source the name of the text
   * @param line the line, counted from 1
   * @param column the column, counted from 1
   * @param offset the number of characters before the place
   * @throws IllegalArgumentException if a number is negative
   */
  public TextLocation(String source, long line, long column, long offset) {
    this(source, line, column, offset, "");
  }

  /**
   * Creates a location.
   *
   * @param source the name of the text
   * @param line the line, counted from 1
   * @param column the column, counted from 1
   * @param offset the number of characters before the place
   * @param pointer the JSON pointer of the value at the place
   * @throws IllegalArgumentException if a number is negative
   */
  public TextLocation {
    checkNotNull(source, "source");
    checkNotNull(pointer, "pointer");
    if (line < 0 || column < 0 || offset < 0) {
      throw new IllegalArgumentException(
          "Negative line, column or offset: " + line + ", " + column + ", " + offset);
    }
  }

  /** {@return this location} */
  @Override
  public TextLocation toLocation() {
    return this;
  }

  /** {@return the location of an object that was not parsed from a text} */
  public static TextLocation nowhere() {
    return NOWHERE;
  }

  /**
   * {@return the location a number of characters to the right on the same line}
   *
   * @param characters the number of UTF-16 units to move
   */
  public TextLocation plus(int characters) {
    return line == 0
        ? this
        : new TextLocation(source, line, column + characters, offset + characters, pointer);
  }

  /** Returns the location in the style of compilers, such as {@code games.sgf:12:3}. */
  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
