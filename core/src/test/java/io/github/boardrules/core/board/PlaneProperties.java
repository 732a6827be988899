package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.conformance.Choices;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The geometry of boards in the plane, compared with elementary geometry of points. */
class PlaneProperties {

  @Provide
  Arbitrary<Board> boards() {
    return Boards.any();
  }

  /** Whether a point is inside a set of closed paths: a ray crosses them an odd number of times. */
  private static boolean isInside(List<? extends List<PlanePoint>> paths, PlanePoint point) {
    boolean inside = false;
    for (List<PlanePoint> path : paths) {
      for (int i = 0; i < path.size(); i++) {
        PlanePoint a = path.get(i);
        PlanePoint b = path.get((i + 1) % path.size());
        if ((a.y() > point.y()) != (b.y() > point.y())
            && point.x() < a.x() + (b.x() - a.x()) * (point.y() - a.y()) / (b.y() - a.y())) {
          inside = !inside;
        }
      }
    }
    return inside;
  }

  @Property
  void theCellAtAPointIsTheOneWhoseOutlineIsAroundIt(
      @ForAll("boards") Board board, @ForAll Choices random) {
    PlaneRectangle extent = board.extent();
    for (int i = 0; i < 20; i++) {
      double x = extent.left() - 1 + random.nextDouble() * (extent.right() - extent.left() + 2);
      double y = extent.bottom() - 1 + random.nextDouble() * (extent.top() - extent.bottom() + 2);
      PlanePoint point = new PlanePoint(x, y);
      Optional<Cell> expected =
          board.cells().stream()
              .filter(cell -> isInside(List.of(board.outline(cell)), point))
              .findFirst();
      assertEquals(expected, board.cellAt(point));
    }
    for (Cell cell : board.cells()) {
      assertEquals(Optional.of(cell), board.cellAt(board.center(cell)));
    }
  }

  @Example
  void noCellIsAtAPointFarAway() {
    double[] far = {-1e300, -100, 1e300, Double.NaN, Double.POSITIVE_INFINITY};
    for (Board board : Boards.ALL) {
      for (double x : far) {
        assertEquals(Optional.empty(), board.cellAt(new PlanePoint(x, 0)));
        assertEquals(Optional.empty(), board.cellAt(new PlanePoint(0, x)));
        assertEquals(Optional.empty(), board.cellAt(new PlanePoint(x, x)));
      }
    }
  }

  @Property
  void theExtentTouchesTheOutermostCells(@ForAll("boards") Board board) {
    PlaneRectangle extent = board.extent();
    boolean left = false;
    boolean bottom = false;
    boolean right = false;
    boolean top = false;
    for (Cell cell : board.cells()) {
      for (PlanePoint corner : board.outline(cell)) {
        assertTrue(corner.x() >= extent.left() && corner.x() <= extent.right());
        assertTrue(corner.y() >= extent.bottom() && corner.y() <= extent.top());
        left |= corner.x() == extent.left();
        right |= corner.x() == extent.right();
        bottom |= corner.y() == extent.bottom();
        top |= corner.y() == extent.top();
      }
    }
    assertTrue(left && bottom && right && top);
  }
}
