package io.github.boardrules.picture.view;

/** Colors around the color wheel. */
final class Hues {
  private static final double SATURATION = 0.58;

  private Hues() {}

  /**
   * Returns a color as {@code #rrggbb}.
   *
   * @param hue the place on the color wheel, from 0 to 1; 0 is red
   * @param lightness the lightness, from 0 to 1
   */
  static String hex(double hue, double lightness) {
    int red = part(hue + 1 / 3d, lightness);
    int green = part(hue, lightness);
    int blue = part(hue - 1 / 3d, lightness);
    return "#" + Integer.toHexString(1 << 24 | red << 16 | green << 8 | blue).substring(1);
  }

  /** Returns the red, green or blue part of a color, from 0 to 255; see the HSL color model. */
  private static int part(double shifted, double lightness) {
    double place = 6 * (shifted - Math.floor(shifted));
    double high = Math.max(0, Math.min(1, Math.min(place, 4 - place)));
    double chroma = SATURATION * (1 - Math.abs(2 * lightness - 1));
    return (int) Math.round(255 * (lightness - chroma / 2 + chroma * high));
  }
}
