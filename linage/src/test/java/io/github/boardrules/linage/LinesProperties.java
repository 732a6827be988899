package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Orientation;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Compares the lines of random sets of points with a search point by point. */
class LinesProperties {
  private static List<List<Cell>> lines(CellSet points, int length, int dx, int dy) {
    List<List<Cell>> lines = new ArrayList<>();
    for (Cell start : points.board().cells()) {
      List<Cell> line = new ArrayList<>();
      for (int i = 0; i < length; i++) {
        points.board().at(start.x() + i * dx, start.y() + i * dy).ifPresent(line::add);
      }
      if (line.size() == length && points.containsAll(line)) {
        lines.add(line);
      }
    }
    return lines;
  }

  @Property
  void startsEndsAndPointsOfAllLines(
      @ForAll @IntRange(min = 1, max = 25) int width,
      @ForAll @IntRange(min = 1, max = 25) int height,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    BoardTables tables = new BoardTables(board, length);
    int oneIn = 2 + random.nextInt(6);
    CellSet empty =
        board.setOf(board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList());
    List<List<Cell>> vertical = lines(empty, length, 0, 1);
    List<List<Cell>> horizontal = lines(empty, length, 1, 0);
    check(tables, empty, Orientation.VERTICAL, vertical);
    check(tables, empty, Orientation.HORIZONTAL, horizontal);
    boolean both = !vertical.isEmpty() && !horizontal.isEmpty();
    assertEquals(both, tables.hasBothLines(tables.words(empty)));
    if (tables.wordCount() == 2) {
      assertEquals(both, tables.hasBothLines(empty.word(0), empty.word(1)));
    }
    assertEquals(!vertical.isEmpty() || !horizontal.isEmpty(), tables.lines.exist(empty));
    List<LinageLine> expected = new ArrayList<>();
    vertical.forEach(
        line -> expected.add(new LinageLine(Orientation.VERTICAL, ImmutableList.copyOf(line))));
    horizontal.forEach(
        line -> expected.add(new LinageLine(Orientation.HORIZONTAL, ImmutableList.copyOf(line))));
    assertEquals(expected, tables.lines.in(empty));
  }

  private static void check(
      BoardTables tables, CellSet empty, Orientation orientation, List<List<Cell>> expected) {
    SquareBoard board = tables.board;
    Lines lines = tables.lines;
    CellSet starts = lines.starts(orientation, empty);
    assertEquals(board.setOf(expected.stream().map(line -> line.get(0)).toList()), starts);
    int last = tables.lineLength - 1;
    assertEquals(
        board.setOf(expected.stream().map(line -> line.get(last)).toList()),
        lines.ends(orientation, starts));
    CellSet points = board.setOf(expected.stream().flatMap(List::stream).toList());
    assertEquals(points, lines.points(orientation, starts));
    assertEquals(!expected.isEmpty(), lines.exist(orientation, empty));
    CellSet components = board.none();
    for (CellSet component : empty.components()) {
      components = component.intersects(points) ? components.union(component) : components;
    }
    assertEquals(components, lines.componentsWith(orientation, empty));
  }
}
