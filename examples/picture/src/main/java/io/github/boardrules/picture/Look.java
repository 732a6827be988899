package io.github.boardrules.picture;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;

/**
 * How a picture looks, whatever it shows. Immutable.
 *
 * @param palette the colors
 * @param hasMarks whether the picture shows clumps, regions, groups and the like
 * @param hasCoordinates whether the picture shows the names of files and ranks
 * @param isFlipped whether the board is turned by 180 degrees
 */
@Immutable
public record Look(Palette palette, boolean hasMarks, boolean hasCoordinates, boolean isFlipped) {
  /** The light palette, with marks and coordinates. */
  public static final Look DEFAULT = new Look(Palette.LIGHT, true, true, false);

  /**
   * Creates a look.
   *
   * @param palette the colors
   * @param hasMarks whether the picture shows clumps, regions, groups and the like
   * @param hasCoordinates whether the picture shows the names of files and ranks
   * @param isFlipped whether the board is turned by 180 degrees
   */
  public Look {
    checkNotNull(palette, "palette");
  }

  /**
   * {@return the same look with other colors}
   *
   * @param other the colors
   */
  public Look with(Palette other) {
    return new Look(other, hasMarks, hasCoordinates, isFlipped);
  }

  /** {@return the same look without marks} */
  public Look withoutMarks() {
    return new Look(palette, false, hasCoordinates, isFlipped);
  }

  /** {@return the same look without coordinates} */
  public Look withoutCoordinates() {
    return new Look(palette, hasMarks, false, isFlipped);
  }

  /** {@return the same look with the board turned by 180 degrees} */
  public Look flipped() {
    return new Look(palette, hasMarks, hasCoordinates, !isFlipped);
  }
}
