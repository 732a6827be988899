package io.github.boardrules.core.board;

import com.google.common.collect.ImmutableList;

/** The two ways to draw hexagons on a page. One is the other, turned by a twelfth. */
public enum HexLayout {
  /** A corner of each hexagon at its top: ranks run to the right, files up and to the left. */
  POINTY_TOP(1, 0, -0.5, Math.sqrt(0.75), -90),
  /** An edge of each hexagon at its top: files run upwards, ranks down and to the right. */
  FLAT_TOP(Math.sqrt(0.75), -0.5, 0, 1, -120);

  /** From the centre of a hexagon to its corners; that to its edges is half a unit. */
  private static final double RADIUS = 1 / Math.sqrt(3);

  private final double eastX;
  private final double eastY;
  private final double northWestX;
  private final double northWestY;
  private final int firstCornerDegrees;

  HexLayout(
      double eastX, double eastY, double northWestX, double northWestY, int firstCornerDegrees) {
    this.eastX = eastX;
    this.eastY = eastY;
    this.northWestX = northWestX;
    this.northWestY = northWestY;
    this.firstCornerDegrees = firstCornerDegrees;
  }

  PlanePoint centre(Cell cell) {
    return new PlanePoint(
        cell.x() * eastX + cell.y() * northWestX, cell.x() * eastY + cell.y() * northWestY);
  }

  ImmutableList<PlanePoint> outline(Cell cell) {
    PlanePoint centre = centre(cell);
    ImmutableList.Builder<PlanePoint> outline = ImmutableList.builder();
    for (int corner = 0; corner < 6; corner++) {
      double angle = Math.toRadians(firstCornerDegrees + 60 * corner);
      outline.add(
          new PlanePoint(
              centre.x() + RADIUS * Math.cos(angle), centre.y() + RADIUS * Math.sin(angle)));
    }
    return outline.build();
  }
}
