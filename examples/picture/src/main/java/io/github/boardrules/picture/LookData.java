package io.github.boardrules.picture;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;

/** The components of a look. */
@Immutable
record LookData(Palette palette, boolean hasMarks, boolean hasCoordinates, boolean isFlipped)
    implements Look {
  @Override
  public Look with(Palette other) {
    return new LookData(checkNotNull(other, "palette"), hasMarks, hasCoordinates, isFlipped);
  }

  @Override
  public Look withMarks(boolean shown) {
    return new LookData(palette, shown, hasCoordinates, isFlipped);
  }

  @Override
  public Look withCoordinates(boolean shown) {
    return new LookData(palette, hasMarks, shown, isFlipped);
  }

  @Override
  public Look flipped(boolean turned) {
    return new LookData(palette, hasMarks, hasCoordinates, turned);
  }

  @Override
  public String toString() {
    return "Look[palette="
        + palette
        + ", hasMarks="
        + hasMarks
        + ", hasCoordinates="
        + hasCoordinates
        + ", isFlipped="
        + isFlipped
        + "]";
  }
}
