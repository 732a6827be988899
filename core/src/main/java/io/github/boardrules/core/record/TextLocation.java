package io.github.boardrules.core.record;

/**
 * A place in a text.
 *
 * @param source the name that the text goes by, such as a file's; may be empty
 * @param line the line, counted from 1; a line ends with LF, CR or both; 0 where there is no text
 * @param column the character of the line, counted from 1 in UTF-16 units; 0 where there is no text
 * @param offset the number of characters before the place, in UTF-16 units, a byte order mark not
 *     counted
 */
public record TextLocation(String source, long line, long column, long offset) {
  private static final TextLocation NOWHERE = new TextLocation("", 0, 0, 0);

  /**
   * Checks that nothing is negative.
   *
   * @param source the name of the text
   * @param line counted from 1; 0 for no place
   * @param column counted from 1; 0 for no place
   * @param offset the number of characters before it
   */
  public TextLocation {
    if (line < 0 || column < 0 || offset < 0) {
      throw new IllegalArgumentException(line + ":" + column + " (" + offset + ")");
    }
  }

  /** {@return the place of what was not read from a text} */
  public static TextLocation nowhere() {
    return NOWHERE;
  }

  /** The place some characters further in the same line. */
  TextLocation plus(int characters) {
    return line == 0
        ? this
        : new TextLocation(source, line, column + characters, offset + characters);
  }

  /** As compilers write it: {@code games.sgf:12:3}. */
  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
