package io.github.boardrules.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.PlanePoint;
import io.github.boardrules.picture.view.BoardView.CellView;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The outlines of random sets of cells, compared with elementary geometry of points. */
class OutlinesTest {
  private static List<CellView> views(CellSet cells) {
    Board board = cells.board();
    return cells.stream()
        .map(cell -> new CellView(cell.notation(), board.center(cell), board.outline(cell)))
        .toList();
  }

  /** Returns the area in a path, which is positive if the path is counterclockwise. */
  private static double area(List<PlanePoint> path) {
    double sum = 0;
    for (int i = 0; i < path.size(); i++) {
      PlanePoint a = path.get(i);
      PlanePoint b = path.get((i + 1) % path.size());
      sum += a.x() * b.y() - b.x() * a.y();
    }
    return sum / 2;
  }

  /** Whether a point is inside a set of closed paths: a ray crosses them an odd number of times. */
  private static boolean isInside(List<ImmutableList<PlanePoint>> paths, PlanePoint point) {
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

  @ParameterizedTest
  @ValueSource(strings = {"linage", "iris"})
  void theOutlineOfASetEnclosesItsCells(String game) {
    Random random = new Random(63);
    Board board = GameTypes.installed().get(game).game(Options.none()).board();
    for (int run = 0; run < 50; run++) {
      CellSet cells =
          board.setOf(board.cells().stream().filter(cell -> random.nextInt(100) < 60).toList());
      ImmutableList<ImmutableList<PlanePoint>> paths = Outlines.of(views(cells));
      for (CellView cell : views(board.all())) {
        // Off the center, so that the ray of isInside meets no corner.
        PlanePoint point = new PlanePoint(cell.center().x() + 0.013, cell.center().y() + 0.0171);
        boolean expected = cells.contains(board.parseCell(cell.name()));
        assertEquals(expected, isInside(paths, point), cell.name());
      }
      double sum = paths.stream().mapToDouble(OutlinesTest::area).sum();
      double expected = views(cells).stream().mapToDouble(cell -> area(cell.outline())).sum();
      assertEquals(expected, sum, 1e-6);
      int edges = 0;
      for (var cell : cells) {
        edges += board.outline(cell).size() - board.neighbors(cell).intersection(cells).size();
      }
      assertEquals(edges, paths.stream().mapToInt(List::size).sum());
    }
  }
}
