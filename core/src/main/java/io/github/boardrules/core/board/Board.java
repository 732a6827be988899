package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a board and their geometry. Immutable and a value: boards of the same shape and size
 * are equal.
 *
 * <p>The cells are numbered from 0, rank by rank from the bottom, and within a rank from the left.
 * The number is the <em>index</em> of the cell.
 */
public abstract sealed class Board permits SquareBoard, HexBoard {
  private final ImmutableList<Cell> cells;
  private final int width;
  private final int height;

  /** The index of each cell of the bounding rectangle, or -1. */
  private final short[] indexes;

  private final CellSet none;
  private final CellSet all;
  private final ImmutableList<CellSet> neighbors;
  private final CellSet edge;

  // Created when they are first needed. A thread that does not see an object creates it again; it
  // never sees an incomplete one, because all of its fields are final.

  private @Nullable Shifts adjacency;

  /** By direction. */
  private final @Nullable Shifts[] shifts = new Shifts[8];

  /**
   * Creates a board.
   *
   * @param steps the steps to neighboring cells
   */
  Board(int width, int height, Shape shape, ImmutableList<? extends Direction> steps) {
    this.width = width;
    this.height = height;
    this.indexes = new short[width * height];
    ImmutableList.Builder<Cell> builder = ImmutableList.builder();
    short count = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        boolean present = shape.includes(x, y);
        indexes[y * width + x] = present ? count++ : -1;
        if (present) {
          builder.add(new Cell(x, y));
        }
      }
    }
    this.cells = builder.build();
    this.none = CellSet.ofBits(this);
    this.all = CellSet.full(this);
    this.neighbors = stepsFromEachCell(steps);
    this.edge =
        setOf(cells.stream().filter(cell -> neighbors(cell).size() < steps.size()).toList());
  }

  /** Which cells of the bounding rectangle belong to a board. */
  @FunctionalInterface
  interface Shape {
    boolean includes(int x, int y);
  }

  /** Returns for each cell, by index, the cells that one of the steps leads to. */
  final ImmutableList<CellSet> stepsFromEachCell(ImmutableList<? extends Direction> steps) {
    ImmutableList.Builder<CellSet> targets = ImmutableList.builderWithExpectedSize(size());
    for (Cell cell : cells) {
      long[] words = new long[CellSet.wordCount(this)];
      for (Direction step : steps) {
        int index = indexOrMinusOne(cell.x() + step.dx(), cell.y() + step.dy());
        if (index >= 0) {
          words[index >> 6] |= 1L << index;
        }
      }
      targets.add(CellSet.ofBits(this, words));
    }
    return targets.build();
  }

  /** {@return the number of cells} */
  public final int size() {
    return cells.size();
  }

  /** {@return the number of files} */
  public final int width() {
    return width;
  }

  /** {@return the number of ranks} */
  public final int height() {
    return height;
  }

  /** {@return all cells, ordered by index} */
  public final ImmutableList<Cell> cells() {
    return cells;
  }

  /**
   * {@return the cell with an index, always the same instance}
   *
   * @param index 0 to {@code size() - 1}
   * @throws IndexOutOfBoundsException if the index is out of range
   */
  public final Cell cell(int index) {
    return cells.get(index);
  }

  /**
   * {@return the index of a cell}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public final int index(Cell cell) {
    int index = indexOrMinusOne(cell.x(), cell.y());
    if (index < 0) {
      throw new IllegalArgumentException(this + " has no cell " + cell);
    }
    return index;
  }

  /**
   * {@return whether the board has a cell}
   *
   * @param cell a cell
   */
  public final boolean contains(Cell cell) {
    return indexOrMinusOne(cell.x(), cell.y()) >= 0;
  }

  /**
   * {@return the cell with given coordinates; empty if the board does not have it}
   *
   * @param x the file, counted from 0
   * @param y the rank, counted from 0
   */
  public final Optional<Cell> at(int x, int y) {
    int index = indexOrMinusOne(x, y);
    return index < 0 ? Optional.empty() : Optional.of(cells.get(index));
  }

  final void checkContains(Cell cell) {
    checkArgument(contains(cell), "%s has no cell %s", this, cell);
  }

  final int indexOrMinusOne(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height ? indexes[y * width + x] : -1;
  }

  /** {@return the empty set} */
  public final CellSet none() {
    return none;
  }

  /** {@return the set of all cells} */
  public final CellSet all() {
    return all;
  }

  /**
   * {@return a set of cells}
   *
   * @param cells the cells
   * @throws IllegalArgumentException if the board does not have one of the cells
   */
  public final CellSet setOf(Iterable<Cell> cells) {
    if (cells instanceof CellSet set && set.board().equals(this)) {
      return set;
    }
    long[] words = new long[CellSet.wordCount(this)];
    for (Cell cell : cells) {
      int index = index(cell);
      words[index >> 6] |= 1L << index;
    }
    return CellSet.ofBits(this, words);
  }

  /**
   * {@return a set of cells}
   *
   * @param cells the cells
   * @throws IllegalArgumentException if the board does not have one of the cells
   */
  public final CellSet setOf(Cell... cells) {
    return setOf(ImmutableList.copyOf(cells));
  }

  /**
   * {@return the cells that share an edge with a cell}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public final CellSet neighbors(Cell cell) {
    return neighbors.get(index(cell));
  }

  /** {@return the cells at the edge of the board: those that lack a neighbor} */
  public final CellSet edge() {
    return edge;
  }

  /**
   * {@return the distance of two cells: the minimum number of steps from neighbor to neighbor}
   *
   * @param from a cell of the board
   * @param to a cell of the board
   * @throws IllegalArgumentException if the board does not have one of the cells
   */
  public abstract int distance(Cell from, Cell to);

  /** {@return the symmetries that map the board to itself, the identity first} */
  public abstract ImmutableList<Symmetry> symmetries();

  /**
   * {@return the center of a cell in the plane}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public abstract PlanePoint center(Cell cell);

  /**
   * {@return the corners of a cell in the plane, counterclockwise} The polygons of all cells tile
   * the board.
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public abstract ImmutableList<PlanePoint> outline(Cell cell);

  /**
   * {@return the directions of lines: eight on a square board, six on a hexagonal one; clockwise}
   */
  public abstract ImmutableList<? extends Direction> directions();

  /** Returns the directions of the steps to {@link #neighbors}. */
  abstract ImmutableList<? extends Direction> directionsOfNeighbors();

  /** Returns the steps to {@link #neighbors}. */
  final Shifts adjacency() {
    Shifts found = adjacency;
    if (found == null) {
      found = new Shifts(this, directionsOfNeighbors());
      adjacency = found;
    }
    return found;
  }

  /** Returns the steps in a direction and its opposite. */
  final Shifts shifts(Direction direction) {
    int place = directions().indexOf(direction);
    checkArgument(place >= 0, "%s is not a direction of a %s", direction, this);
    Shifts found = shifts[place];
    if (found == null) {
      found = new Shifts(this, ImmutableList.of(direction));
      shifts[place] = found;
    }
    return found;
  }

  final Optional<Cell> step(Cell from, int dx, int dy) {
    checkContains(from);
    return at(from.x() + dx, from.y() + dy);
  }

  /** Returns the cells that repeated steps of (dx, dy) reach, nearest first. */
  final ImmutableList<Cell> ray(Cell from, int dx, int dy) {
    checkContains(from);
    ImmutableList.Builder<Cell> ray = ImmutableList.builder();
    int x = from.x() + dx;
    int y = from.y() + dy;
    for (int index = indexOrMinusOne(x, y); index >= 0; index = indexOrMinusOne(x, y)) {
      ray.add(cell(index));
      x += dx;
      y += dy;
    }
    return ray.build();
  }
}
