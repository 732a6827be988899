package io.github.boardrules.picture;

import com.google.errorprone.annotations.Immutable;

/** How a picture looks, whatever it shows. An immutable value; more methods may be added to it. */
@Immutable
public sealed interface Look permits LookData {
  /** The light palette, with marks and coordinates, not flipped. */
  Look DEFAULT = new LookData(Palette.LIGHT, true, true, false);

  /** {@return the colors} */
  Palette palette();

  /** {@return whether the picture shows clumps, regions, groups and the like} */
  boolean hasMarks();

  /** {@return whether the picture shows the names of files and ranks} */
  boolean hasCoordinates();

  /** {@return whether the board is turned by 180 degrees} */
  boolean isFlipped();

  /**
   * {@return the same look with other colors}
   *
   * @param palette the colors
   */
  Look with(Palette palette);

  /**
   * {@return the same look with or without marks}
   *
   * @param hasMarks whether the picture shows clumps, regions, groups and the like
   */
  Look withMarks(boolean hasMarks);

  /**
   * {@return the same look with or without coordinates}
   *
   * @param hasCoordinates whether the picture shows the names of files and ranks
   */
  Look withCoordinates(boolean hasCoordinates);

  /**
   * {@return the same look with the board turned, or not}
   *
   * @param isFlipped whether the board is turned by 180 degrees
   */
  Look flipped(boolean isFlipped);
}
