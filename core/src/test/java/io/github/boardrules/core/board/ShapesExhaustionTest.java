package io.github.boardrules.core.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares boards of all shapes with {@link NaiveBoard}: all with up to six files and ranks and up
 * to two missing cells, and random larger ones.
 */
class ShapesExhaustionTest {
  /** In each direction of a side, the linear function of which its cells have the maximum. */
  private static final Map<Shape, List<ToIntFunction<Cell>>> SIDES =
      ImmutableMap.of(
          Shape.RECTANGLE,
          List.of(cell -> -cell.y(), Cell::x, Cell::y, cell -> -cell.x()),
          Shape.PARALLELOGRAM,
          List.of(cell -> -cell.y(), Cell::x, Cell::y, cell -> -cell.x()),
          Shape.TRIANGLE,
          List.of(cell -> -cell.y(), Cell::x, cell -> cell.y() - cell.x()),
          Shape.HEXAGON,
          List.of(
              cell -> -cell.y(),
              cell -> cell.x() - cell.y(),
              Cell::x,
              Cell::y,
              cell -> cell.y() - cell.x(),
              cell -> -cell.x()));

  /** The complete boards with few files and ranks, with the cells that they must have. */
  private static Map<Board, Set<Cell>> smallBoards(int most) {
    Map<Board, Set<Cell>> boards = new HashMap<>();
    for (int width = 1; width <= most; width++) {
      for (int height = 1; height <= most; height++) {
        Set<Cell> cells = rectangle(width, height);
        boards.put(SquareBoard.of(width, height), cells);
        boards.put(HexBoard.parallelogram(width, height), cells);
      }
      Set<Cell> triangle = rectangle(width, width);
      triangle.removeIf(cell -> cell.y() > cell.x());
      boards.put(HexBoard.triangle(width), triangle);
    }
    for (int side = 1; side <= most / 2; side++) {
      boards.put(HexBoard.of(side), hexagon(side));
    }
    return boards;
  }

  static Set<Cell> rectangle(int width, int height) {
    Set<Cell> cells = new HashSet<>();
    for (int x = 0; x < width; x++) {
      for (int y = 0; y < height; y++) {
        cells.add(new Cell(x, y));
      }
    }
    return cells;
  }

  static Set<Cell> hexagon(int side) {
    Set<Cell> cells = rectangle(2 * side - 1, 2 * side - 1);
    cells.removeIf(cell -> Math.abs(cell.x() - cell.y()) >= side);
    return cells;
  }

  /** Checks a board without each set of up to two cells. */
  private static void withoutUpToTwo(Board complete, Set<Cell> cells, Consumer<Board> check) {
    assertEquals(cells, new HashSet<>(complete.cells()));
    check.accept(complete);
    for (Cell one : cells) {
      if (cells.size() > 1) {
        check.accept(complete.without(one));
      }
      for (Cell other : cells) {
        if (one.compareTo(other) < 0 && cells.size() > 2) {
          check.accept(complete.without(other, one));
        }
      }
    }
  }

  private static NaiveBoard naive(Board board, Set<Cell> complete) {
    return new NaiveBoard(
        board instanceof HexBoard, Sets.difference(complete, Set.copyOf(board.missing())));
  }

  @Test
  void allBoardsOfUpToFourFilesAgree() {
    compareAll(4);
  }

  @Tag("proof")
  @Test
  void allSmallBoardsAgree() {
    compareAll(6);
  }

  private static void compareAll(int most) {
    smallBoards(most)
        .forEach(
            (complete, cells) ->
                withoutUpToTwo(complete, cells, board -> compare(board, cells, new Random(1))));
  }

  /** Compares lines and distances from each cell instead of a few. */
  @Tag("proof")
  @Test
  void allLinesAndDistancesOfSmallBoardsAgree() {
    smallBoards(6)
        .forEach(
            (complete, cells) ->
                withoutUpToTwo(
                    complete,
                    cells,
                    board -> {
                      NaiveBoard naive = naive(board, cells);
                      board.cells().forEach(cell -> compareLines(board, naive, cell));
                      board.cells().forEach(cell -> compareDistances(board, naive, cell));
                    }));
  }

  @Test
  void randomLargerBoardsAgree() {
    Random random = new Random(7);
    for (int round = 0; round < 60; round++) {
      int width = 7 + random.nextInt(20);
      int height = 7 + random.nextInt(20);
      Board complete =
          switch (round % 4) {
            case 0 -> SquareBoard.of(width, height);
            case 1 -> HexBoard.parallelogram(width, height);
            case 2 -> HexBoard.triangle(width);
            default -> HexBoard.of(4 + (width - 7) / 2);
          };
      Set<Cell> cells = new HashSet<>(complete.cells());
      double share = random.nextInt(3) * 0.2;
      List<Cell> taken = cells.stream().filter(cell -> random.nextDouble() < share).toList();
      if (taken.size() < cells.size()) {
        compare(complete.without(taken), cells, random);
      }
    }
  }

  /** Compares all answers of a board, where they are many, for some cells. */
  static void compare(Board board, Set<Cell> complete, Random random) {
    NaiveBoard naive = naive(board, complete);
    assertEquals(List.copyOf(naive.cells), board.cells());
    assertEquals(board, Boards.again(board));
    Set<Cell> edge = new HashSet<>();
    for (int index = 0; index < board.size(); index++) {
      Cell cell = board.cell(index);
      assertEquals(index, board.index(cell));
      assertEquals(naive.neighbors(cell), board.neighbors(cell));
      if (board.neighbors(cell).size() < (naive.isHex ? 6 : 4)) {
        edge.add(cell);
      }
    }
    assertEquals(edge, board.edge());
    int few = Math.min(board.size(), 4);
    for (int i = 0; i < few; i++) {
      compareLines(board, naive, Boards.anyCell(board, random));
      compareDistances(board, naive, Boards.anyCell(board, random));
    }
    compareSides(board, complete);
    compareSets(board, naive, random);
    if (board.size() <= 36) {
      compareSymmetries(board, naive);
    }
  }

  private static void compareLines(Board board, NaiveBoard naive, Cell from) {
    Map<Cell, Direction> directions = new HashMap<>();
    for (int i = 0; i < naive.steps().length; i++) {
      Direction direction = board.directions().get(i);
      int[] step = naive.steps()[i];
      List<Cell> ray = naive.ray(from, step);
      assertEquals(ray, board.ray(from, direction));
      assertEquals(naive.at(from, step, 1), board.step(from, direction));
      ray.forEach(cell -> directions.put(cell, direction));
    }
    for (Cell to : naive.cells) {
      assertEquals(Optional.ofNullable(directions.get(to)), board.direction(from, to));
    }
  }

  private static void compareDistances(Board board, NaiveBoard naive, Cell from) {
    Map<Cell, Integer> distances = naive.distances(from);
    for (Cell to : naive.cells) {
      Integer expected = distances.get(to);
      assertEquals(
          expected == null ? OptionalInt.empty() : OptionalInt.of(expected),
          board.distance(from, to));
    }
  }

  private static void compareSides(Board board, Set<Cell> complete) {
    List<ToIntFunction<Cell>> functions = SIDES.getOrDefault(board.shape(), List.of());
    assertEquals(functions.size(), board.sides().size());
    Set<Cell> all = new HashSet<>();
    for (int side = 0; side < functions.size(); side++) {
      Set<Cell> expected = NaiveBoard.farthest(complete, functions.get(side));
      expected.removeAll(board.missing());
      List<Cell> found = board.sides().get(side);
      assertEquals(expected, new HashSet<>(found));
      assertEquals(expected.size(), found.size());
      all.addAll(expected);
    }
    assertEquals(all, new HashSet<>(board.perimeter()));
    assertEquals(all.size(), board.perimeter().size());
  }

  private static void compareSets(Board board, NaiveBoard naive, Random random) {
    Set<Cell> some = Boards.someCells(board, random);
    CellSet set = board.setOf(some);
    NaiveBoard part = new NaiveBoard(naive.isHex, some);
    for (int i = 0; i < naive.steps().length; i++) {
      Set<Cell> shifted = new HashSet<>();
      for (Cell cell : some) {
        naive.at(cell, naive.steps()[i], 1).ifPresent(shifted::add);
      }
      assertEquals(shifted, set.shift(board.directions().get(i)));
    }
    Set<Set<Cell>> components =
        some.stream().map(cell -> part.distances(cell).keySet()).collect(Collectors.toSet());
    assertEquals(components, Set.copyOf(set.components()));
    assertEquals(components.size(), set.components().size());
  }

  private static void compareSymmetries(Board board, NaiveBoard naive) {
    Set<List<Cell>> found = new HashSet<>();
    for (Symmetry symmetry : board.symmetries()) {
      found.add(board.cells().stream().map(symmetry::apply).toList());
    }
    assertEquals(naive.symmetries(), found, board.toString());
    assertTrue(board.symmetries().get(0).isIdentity());
  }

  /** The cells of the sides follow each other around the board. */
  @Test
  void sidesOfCompleteBoardsAreWalkedCounterclockwise() {
    for (Board board : smallBoards(6).keySet()) {
      List<Cell> around = board.perimeter();
      if (board.width() > 1 && board.height() > 1) {
        for (int i = 0; i < around.size(); i++) {
          Cell next = around.get((i + 1) % around.size());
          assertTrue(board.neighbors(around.get(i)).contains(next), board.toString());
        }
        List<PlanePoint> centers = around.stream().map(board::center).toList();
        assertTrue(Geometry.area(centers) > 0, board.toString());
      }
    }
  }

  @Test
  void symmetriesToTheTransposedBoardPreserveNeighbors() {
    for (Board complete : smallBoards(6).keySet()) {
      if (complete instanceof SquareBoard square && square.size() <= 20) {
        withoutUpToTwo(square, new HashSet<>(square.cells()), board -> compareTransposed(board));
      }
    }
  }

  static void compareTransposed(Board board) {
    SquareBoard square = (SquareBoard) board;
    assertEquals(square.uprightSymmetries().size(), square.transpositions().size());
    for (Symmetry symmetry : square.transpositions()) {
      Board target = symmetry.target();
      Set<Cell> reflected =
          square.cells().stream()
              .map(cell -> new Cell(cell.y(), cell.x()))
              .collect(Collectors.toSet());
      assertEquals(reflected, Set.copyOf(target.cells()));
      for (Cell cell : square.cells()) {
        assertEquals(
            target.neighbors(symmetry.apply(cell)), symmetry.apply(square.neighbors(cell)));
      }
    }
  }

  /** Boards that differ in anything are not equal. */
  @Test
  void boardsAreEqualIfShapeSizeAndMissingCellsAre() {
    List<Board> boards = new ArrayList<>();
    for (Board complete : List.of(SquareBoard.of(3, 2), HexBoard.rhombus(3), HexBoard.of(2))) {
      withoutUpToTwo(complete, new TreeSet<>(complete.cells()), boards::add);
    }
    boards.addAll(smallBoards(6).keySet().stream().filter(b -> b.size() > 9).toList());
    assertEquals(boards.size(), ImmutableSet.copyOf(boards).size());
    assertEquals(boards.size(), boards.stream().map(Board::toString).distinct().count());
  }
}
