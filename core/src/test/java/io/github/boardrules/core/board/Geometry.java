package io.github.boardrules.core.board;

import java.util.List;

/** Geometry of points in the plane. */
final class Geometry {
  private Geometry() {}

  static double distance(PlanePoint a, PlanePoint b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y());
  }

  static PlanePoint mean(List<PlanePoint> points) {
    return new PlanePoint(
        points.stream().mapToDouble(PlanePoint::x).average().orElseThrow(),
        points.stream().mapToDouble(PlanePoint::y).average().orElseThrow());
  }

  /** The area of a polygon; negative if its corners are listed clockwise. */
  static double area(List<PlanePoint> corners) {
    double twice = 0;
    for (int i = 0; i < corners.size(); i++) {
      PlanePoint a = corners.get(i);
      PlanePoint b = corners.get((i + 1) % corners.size());
      twice += a.x() * b.y() - b.x() * a.y();
    }
    return twice / 2;
  }

  /** The number of points that two lists have in common. */
  static long shared(List<PlanePoint> some, List<PlanePoint> others) {
    return some.stream()
        .filter(point -> others.stream().anyMatch(other -> distance(point, other) < 1e-9))
        .count();
  }
}
