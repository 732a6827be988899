package io.github.boardrules.picture;

/**
 * A rectangle in a picture, where y increases downward. The unit is the distance of cells.
 *
 * @param left the minimum x
 * @param top the minimum y
 * @param width the width
 * @param height the height
 */
record Frame(double left, double top, double width, double height) {
  String viewBox() {
    return Svg.number(left)
        + " "
        + Svg.number(top)
        + " "
        + Svg.number(width)
        + " "
        + Svg.number(height);
  }

  /** Returns a rectangle that fills the frame. */
  String filled(String attributes) {
    return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" %s/>"
        .formatted(
            Svg.number(left), Svg.number(top), Svg.number(width), Svg.number(height), attributes);
  }
}
