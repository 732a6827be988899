package io.github.boardrules.core.board;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** Boards and sets for tests, and naive geometry computed from coordinates. */
public final class Boards {
  /** Boards of both kinds with one word of bits, two words and more, including the limits. */
  public static final ImmutableList<Board> ALL =
      ImmutableList.of(
          SquareBoard.of(1, 1),
          SquareBoard.of(1, 5),
          SquareBoard.of(4, 3),
          SquareBoard.of(8, 8),
          SquareBoard.of(13, 5),
          SquareBoard.of(16, 8),
          SquareBoard.of(10, 13),
          SquareBoard.of(19, 19),
          SquareBoard.of(26, 26),
          HexBoard.of(1),
          HexBoard.of(2),
          HexBoard.of(3),
          HexBoard.of(5),
          HexBoard.of(7),
          HexBoard.of(8),
          HexBoard.of(13),
          HexBoard.rhombus(1),
          HexBoard.rhombus(11),
          HexBoard.parallelogram(4, 7),
          HexBoard.parallelogram(26, 13),
          HexBoard.triangle(3),
          HexBoard.triangle(9),
          HexBoard.triangle(26),
          SquareBoard.of(5, 5).without(new Cell(2, 2)),
          SquareBoard.of(12, 12).without(diagonal(12)),
          HexBoard.of(4).without(new Cell(3, 3), new Cell(0, 0)),
          HexBoard.rhombus(14).without(diagonal(14)),
          HexBoard.triangle(6).without(new Cell(5, 5), new Cell(3, 1)));

  /** The index of the last of them. */
  static final int LAST = 27;

  private static List<Cell> diagonal(int side) {
    return IntStream.range(0, side).mapToObj(x -> new Cell(x, side - 1 - x)).toList();
  }

  /** Creates an equal board. */
  static Board again(Board board) {
    Board complete =
        switch (board.shape()) {
          case RECTANGLE -> SquareBoard.of(board.width(), board.height());
          case HEXAGON -> HexBoard.of(((HexBoard) board).side());
          case PARALLELOGRAM -> HexBoard.parallelogram(board.width(), board.height());
          case TRIANGLE -> HexBoard.triangle(board.width());
        };
    Board again = complete;
    for (Cell cell : ImmutableList.copyOf(board.missing()).reverse()) {
      again = again.without(cell);
    }
    return again;
  }

  private Boards() {}

  /** {@return one of the boards} */
  public static Arbitrary<Board> any() {
    return Arbitraries.of(ALL);
  }

  /**
   * {@return a random set of cells, of random density}
   *
   * @param board the board
   * @param random the source of randomness
   */
  public static Set<Cell> someCells(Board board, Random random) {
    int of10 = random.nextInt(11);
    return board.cells().stream()
        .filter(cell -> random.nextInt(10) < of10)
        .collect(Collectors.toCollection(HashSet::new));
  }

  static Cell anyCell(Board board, Random random) {
    return board.cell(random.nextInt(board.size()));
  }

  /** Whether two cells share an edge. */
  static boolean touch(Board board, Cell a, Cell b) {
    int dx = b.x() - a.x();
    int dy = b.y() - a.y();
    boolean orthogonal = Math.abs(dx) + Math.abs(dy) == 1;
    return board instanceof HexBoard ? orthogonal || (dx == dy && Math.abs(dx) == 1) : orthogonal;
  }

  static Set<Cell> neighbors(Board board, Cell cell) {
    return board.cells().stream()
        .filter(other -> touch(board, cell, other))
        .collect(Collectors.toSet());
  }

  /** The connected component of a cell, by repeated growth. */
  static Set<Cell> component(Board board, Set<Cell> cells, Cell seed) {
    Set<Cell> component = new HashSet<>(Set.of(seed));
    List<Cell> newest = List.of(seed);
    while (!newest.isEmpty()) {
      newest =
          newest.stream()
              .flatMap(cell -> neighbors(board, cell).stream())
              .filter(cells::contains)
              .filter(component::add)
              .toList();
    }
    return component;
  }

  /** The number of steps to every cell, by its index; -1 if there is no path. */
  static int[] distances(Board board, Cell from) {
    int[] distances = new int[board.size()];
    Arrays.fill(distances, -1);
    distances[board.cells().indexOf(from)] = 0;
    Set<Cell> reached = new HashSet<>(Set.of(from));
    List<Cell> newest = List.of(from);
    for (int steps = 1; !newest.isEmpty(); steps++) {
      newest =
          newest.stream()
              .flatMap(cell -> neighbors(board, cell).stream())
              .filter(reached::add)
              .toList();
      for (Cell cell : newest) {
        distances[board.cells().indexOf(cell)] = steps;
      }
    }
    return distances;
  }

  /** The coordinates of a board and some beyond it. */
  static IntStream coordinates(Board board) {
    return IntStream.range(-2, Math.max(board.width(), board.height()) + 2);
  }
}
