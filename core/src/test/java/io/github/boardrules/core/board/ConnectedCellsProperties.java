package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.conformance.Choices;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.BiPredicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.function.Executable;

/**
 * Compares shifts and flood fills on bitboards with sets of coordinates, on boards of all sizes.
 */
class ConnectedCellsProperties {

  @Provide
  Arbitrary<Board> boards() {
    Arbitrary<Board> rectangles =
        Combinators.combine(
                Arbitraries.integers().between(1, 26), Arbitraries.integers().between(1, 26))
            .as(SquareBoard::of);
    return Arbitraries.oneOf(rectangles, Boards.any());
  }

  private static CellSet random(Board board, Random random) {
    int oneIn = 2 + random.nextInt(3);
    return board.setOf(board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList());
  }

  /** Returns the connected components by repeated growth. */
  private static Set<Set<Cell>> components(Set<Cell> cells, BiPredicate<Cell, Cell> touch) {
    Set<Set<Cell>> components = new HashSet<>();
    Set<Cell> rest = new HashSet<>(cells);
    while (!rest.isEmpty()) {
      Set<Cell> component = new HashSet<>();
      Set<Cell> newest = Set.of(rest.iterator().next());
      while (!newest.isEmpty()) {
        component.addAll(newest);
        rest.removeAll(newest);
        Set<Cell> next = new HashSet<>();
        for (Cell cell : newest) {
          rest.stream().filter(other -> touch.test(cell, other)).forEach(next::add);
        }
        newest = next;
      }
      components.add(component);
    }
    return components;
  }

  private static Set<Set<Cell>> components(Board board, Set<Cell> cells) {
    return components(cells, (a, b) -> Boards.touch(board, a, b));
  }

  @Property
  void shiftMovesEveryCellThatCanMove(@ForAll("boards") Board board, @ForAll Choices random) {
    CellSet set = random(board, random);
    for (Direction direction : board.directions()) {
      Set<Cell> expected = new HashSet<>();
      for (Cell cell : set) {
        board.at(cell.x() + direction.dx(), cell.y() + direction.dy()).ifPresent(expected::add);
      }
      assertEquals(expected, set.shift(direction), direction.toString());
    }
  }

  @Property
  void componentsAreConnectedAndOrdered(@ForAll("boards") Board board, @ForAll Choices random) {
    CellSet set = random(board, random);
    List<CellSet> found = set.components();
    assertEquals(components(board, set), Set.copyOf(found));
    assertEquals(found.stream().map(CellSet::first).sorted().toList(), firsts(found));
    for (CellSet component : found) {
      for (Cell cell : List.of(component.first(), last(component))) {
        assertEquals(component, set.component(cell));
      }
    }
  }

  @Property
  void aCellSplitsItsComponent(@ForAll("boards") Board board, @ForAll Choices random) {
    for (CellSet component : random(board, random).components()) {
      Cell any = ImmutableList.copyOf(component).get(random.nextInt(component.size()));
      for (Cell cell : List.of(component.first(), any, last(component))) {
        List<CellSet> parts = component.componentsWithout(cell);
        assertEquals(components(board, component.without(cell)), Set.copyOf(parts));
        assertEquals(parts.size(), Set.copyOf(parts).size());
      }
    }
  }

  @Property
  void aFloodReachesTheComponentsOfItsStart(@ForAll("boards") Board board, @ForAll Choices random) {
    CellSet set = random(board, random);
    CellSet some =
        board.setOf(board.cells().stream().filter(cell -> random.nextInt(20) == 19).toList());
    Set<Cell> expected = new HashSet<>();
    for (Set<Cell> component : components(board, set)) {
      if (component.stream().anyMatch(some::contains)) {
        expected.addAll(component);
      }
    }
    assertEquals(expected, some.flood(set));
  }

  @Property
  void componentsThroughCorners(@ForAll Choices random) {
    SquareBoard board = SquareBoard.of(1 + random.nextInt(15), 1 + random.nextInt(15));
    CellSet set = random(board, random);
    assertEquals(
        components(set, (a, b) -> Math.abs(a.x() - b.x()) <= 1 && Math.abs(a.y() - b.y()) <= 1),
        Set.copyOf(board.kingComponents(set)));
  }

  private static List<Cell> firsts(List<CellSet> sets) {
    return sets.stream().map(CellSet::first).toList();
  }

  private static Cell last(CellSet set) {
    return set.stream().reduce((first, second) -> second).orElseThrow();
  }

  @Example
  void setsAndDirectionsOfAnotherBoardAreRefused() {
    for (int side : new int[] {3, 12}) {
      SquareBoard board = SquareBoard.of(side, side);
      CellSet own = board.all();
      CellSet foreign = SquareBoard.of(side + 1, side - 1).all();
      Cell outside = new Cell(side, 0);
      List<Executable> operations =
          List.of(
              () -> own.flood(foreign),
              () -> foreign.flood(own),
              () -> own.shift(HexDirection.NORTH_EAST),
              () -> HexBoard.of(side).all().shift(SquareDirection.NORTH),
              () -> own.component(outside),
              () -> own.componentsWithout(outside));
      for (Executable operation : operations) {
        assertThrows(IllegalArgumentException.class, operation);
      }
    }
  }

  @Example
  void theStartMustBeACellOfTheSet() {
    for (SquareBoard board : List.of(SquareBoard.of(8, 8), SquareBoard.of(19, 19))) {
      CellSet set = board.none().with(board.cell(0)).with(board.cell(1));
      assertEquals(set, set.component(board.cell(1)));
      for (Cell wrong :
          List.of(board.cell(2), new Cell(board.width(), 0), new Cell(0, board.height()))) {
        assertThrows(IllegalArgumentException.class, () -> set.component(wrong));
      }
    }
  }
}
