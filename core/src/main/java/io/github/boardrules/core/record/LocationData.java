package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;

/** The components of a {@link TextLocation}. */
@Immutable
record LocationData(String source, long line, long column, long offset, String pointer)
    implements TextLocation {
  static final TextLocation NOWHERE = new LocationData("", 0, 0, 0, "");

  LocationData {
    checkNotNull(source, "source");
    checkNotNull(pointer, "pointer");
    if (line < 0 || column < 0 || offset < 0) {
      throw new IllegalArgumentException(
          "Negative line, column or offset: " + line + ", " + column + ", " + offset);
    }
  }

  /** Returns the location in the style of compilers, such as {@code games.brg:12:3}. */
  @Override
  public String toString() {
    return source + ":" + line + ":" + column;
  }
}
