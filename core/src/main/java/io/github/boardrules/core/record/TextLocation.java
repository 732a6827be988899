package io.github.boardrules.core.record;

import com.google.errorprone.annotations.Immutable;

/**
 * A place in a text, as a value. Lines end with LF, CR or CR LF; a byte order mark is not counted.
 * More methods may be added to this type.
 */
@Immutable
public sealed interface TextLocation extends Place permits LocationData {
  /** {@return the name of the text, such as a file name; may be empty} */
  String source();

  /**
   * {@return a location in a text that is not JSON}
   *
   * @param source the name of the text; may be empty
   * @param line the line, counted from 1; 0 if there is no text
   * @param column the column, counted from 1 in UTF-16 units; 0 if there is no text
   * @param offset the number of characters before the place, in UTF-16 units
   * @throws IllegalArgumentException if a number is negative
   */
  static TextLocation of(String source, long line, long column, long offset) {
    return of(source, line, column, offset, "");
  }

  /**
   * {@return a location}
   *
   * @param source the name of the text; may be empty
   * @param line the line, counted from 1; 0 if there is no text
   * @param column the column, counted from 1 in UTF-16 units; 0 if there is no text
   * @param offset the number of characters before the place, in UTF-16 units
   * @param pointer the JSON pointer of the value at the place
   * @throws IllegalArgumentException if a number is negative
   */
  static TextLocation of(String source, long line, long column, long offset, String pointer) {
    return new LocationData(source, line, column, offset, pointer);
  }

  /** {@return this location} */
  @Override
  default TextLocation toLocation() {
    return this;
  }

  /** {@return the location of an object that was not parsed from a text} */
  static TextLocation nowhere() {
    return LocationData.NOWHERE;
  }

  /**
   * {@return the location a number of characters to the right on the same line}
   *
   * @param characters the number of UTF-16 units to move
   */
  default TextLocation plus(int characters) {
    return line() == 0
        ? this
        : of(source(), line(), column() + characters, offset() + characters, pointer());
  }
}
