package io.github.boardrules.core.board;

import java.util.List;

/** What can be said of points. */
final class Geometry {
  private Geometry() {}

  static double distance(Point a, Point b) {
    return Math.hypot(a.x() - b.x(), a.y() - b.y());
  }

  static Point mean(List<Point> points) {
    return new Point(
        points.stream().mapToDouble(Point::x).average().orElseThrow(),
        points.stream().mapToDouble(Point::y).average().orElseThrow());
  }

  /** The area of a polygon; negative if it is walked around clockwise. */
  static double area(List<Point> corners) {
    double twice = 0;
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = corners.get((i + 1) % corners.size());
      twice += a.x() * b.y() - b.x() * a.y();
    }
    return twice / 2;
  }

  /** How many points are in both lists. */
  static long shared(List<Point> some, List<Point> others) {
    return some.stream()
        .filter(point -> others.stream().anyMatch(other -> distance(point, other) < 1e-9))
        .count();
  }
}
