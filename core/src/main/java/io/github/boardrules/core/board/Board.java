package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The cells of a board and how they lie to each other. Immutable and a value: boards of the same
 * shape and size are equal.
 *
 * <p>The cells are numbered from 0 in their order: rank by rank from the bottom, each from the
 * left. That number is the cell's <em>index</em>.
 */
public abstract sealed class Board permits SquareBoard, HexBoard {
  private final ImmutableList<Cell> cells;
  private final int width;
  private final int height;
  private final short[] indexes;
  private final CellSet none;
  private final CellSet all;

  /** A board of some of the cells of a rectangle. */
  Board(int width, int height, Shape shape) {
    this.width = width;
    this.height = height;
    this.indexes = new short[width * height];
    ImmutableList.Builder<Cell> builder = ImmutableList.builder();
    short count = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        boolean there = shape.includes(x, y);
        indexes[y * width + x] = there ? count++ : -1;
        if (there) {
          builder.add(new Cell(x, y));
        }
      }
    }
    this.cells = builder.build();
    this.none = CellSet.empty(this);
    this.all = CellSet.full(this);
  }

  /** Which cells of the rectangle a board has. */
  @FunctionalInterface
  interface Shape {
    boolean includes(int x, int y);
  }

  /** {@return the number of cells} */
  public final int size() {
    return cells.size();
  }

  /** {@return the number of files: one more than the greatest x} */
  public final int width() {
    return width;
  }

  /** {@return the number of ranks: one more than the greatest y} */
  public final int height() {
    return height;
  }

  /** {@return all cells in order; the place in the list is the cell's index} */
  public final ImmutableList<Cell> cells() {
    return cells;
  }

  /**
   * {@return the cell of an index, always the same instance}
   *
   * @param index the place of the cell in {@link #cells}, from 0
   * @throws IndexOutOfBoundsException if the board has no such cell
   */
  public final Cell cell(int index) {
    return cells.get(index);
  }

  /**
   * {@return whether the board has the cell}
   *
   * @param cell a cell
   */
  public final boolean contains(Cell cell) {
    return indexOrMinusOne(cell.x(), cell.y()) >= 0;
  }

  /**
   * {@return the cell of two coordinates, counted from 0, if the board has it}
   *
   * @param x the file, counted from 0
   * @param y the rank, counted from 0
   */
  public final Optional<Cell> at(int x, int y) {
    int index = indexOrMinusOne(x, y);
    return index < 0 ? Optional.empty() : Optional.of(cells.get(index));
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

  final void checkContains(Cell cell) {
    checkArgument(contains(cell), "%s has no cell %s", this, cell);
  }

  final int indexOrMinusOne(int x, int y) {
    return x >= 0 && y >= 0 && x < width && y < height ? indexes[y * width + x] : -1;
  }

  /** {@return no cell} */
  public final CellSet none() {
    return none;
  }

  /** {@return all cells} */
  public final CellSet all() {
    return all;
  }

  /**
   * {@return the given cells}
   *
   * @param some the cells
   * @throws IllegalArgumentException if the board does not have one of them
   */
  public final CellSet setOf(Iterable<Cell> some) {
    return CellSet.copyOf(this, some);
  }

  /**
   * {@return the given cells, see {@link #setOf(Iterable)}}
   *
   * @param some the cells
   */
  public final CellSet setOf(Cell... some) {
    return setOf(ImmutableList.copyOf(some));
  }

  /**
   * {@return the cells that touch a cell: those that share an edge with it}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public abstract CellSet neighbours(Cell cell);

  /**
   * {@return the cells at the rim of the board: those that have fewer neighbours than a cell in the
   * middle}
   */
  public abstract CellSet edge();

  /** {@return the cells at the corners of the board} */
  public abstract CellSet corners();

  /**
   * {@return the number of steps between neighbours that lead from one cell to the other}
   *
   * @param from where to begin
   * @param to where to end
   * @throws IllegalArgumentException if the board does not have one of them
   */
  public abstract int distance(Cell from, Cell to);

  /**
   * {@return the cells at exactly a distance from a cell: a ring around it, cut off where the board
   * ends}
   *
   * @param centre the cell in the middle of the ring
   * @param radius the distance, 0 for the cell itself
   * @throws IllegalArgumentException if the board does not have the cell, or the radius is negative
   */
  public final CellSet ring(Cell centre, int radius) {
    checkContains(centre);
    checkArgument(radius >= 0, "radius %s", radius);
    return setOf(cells.stream().filter(cell -> distance(centre, cell) == radius).toList());
  }

  /** {@return the symmetries that map the board to itself, the identity first} */
  public abstract ImmutableList<Symmetry> symmetries();

  /**
   * {@return where the centre of a cell is drawn}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public abstract PlanePoint centre(Cell cell);

  /**
   * {@return the corners of the shape of a cell, counterclockwise} The shapes of all cells tile the
   * plane.
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public abstract ImmutableList<PlanePoint> outline(Cell cell);

  /**
   * {@return the cells of a set that can be reached from one of them by steps between neighbours
   * within it}
   *
   * @param set the cells to look at
   * @param seed a cell of it
   * @throws IllegalArgumentException if the cell is not in the set
   */
  public final CellSet component(CellSet set, Cell seed) {
    return component(set, seed, this::neighbours);
  }

  /**
   * {@return the components of a set: the greatest parts of it that hang together by steps between
   * neighbours} Ordered by their first cells; together they are the set. Takes time in proportion
   * to the set.
   *
   * @param set the cells to look at
   */
  public final ImmutableList<CellSet> components(CellSet set) {
    return components(set, this::neighbours);
  }

  /** What counts as the neighbours of a cell. */
  @FunctionalInterface
  interface Neighbours {
    CellSet of(Cell cell);
  }

  final CellSet component(CellSet set, Cell seed, Neighbours neighbours) {
    checkArgument(set.contains(seed), "%s is not in the set", seed);
    boolean[] reached = new boolean[size()];
    List<Cell> queue = new ArrayList<>();
    reached[index(seed)] = true;
    queue.add(seed);
    for (int next = 0; next < queue.size(); next++) {
      for (Cell neighbour : neighbours.of(queue.get(next))) {
        int index = index(neighbour);
        if (!reached[index] && set.containsIndex(index)) {
          reached[index] = true;
          queue.add(neighbour);
        }
      }
    }
    return setOf(queue);
  }

  final ImmutableList<CellSet> components(CellSet set, Neighbours neighbours) {
    ImmutableList.Builder<CellSet> components = ImmutableList.builder();
    CellSet rest = set;
    while (!rest.isEmpty()) {
      CellSet component = component(rest, rest.first(), neighbours);
      components.add(component);
      rest = rest.minus(component);
    }
    return components.build();
  }

  final Optional<Cell> step(Cell from, int dx, int dy) {
    checkContains(from);
    return at(from.x() + dx, from.y() + dy);
  }

  /**
   * The cells that steps of (dx, dy) reach from a cell, nearest first, up to the end of the board.
   */
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

  /** The longest line through a cell whose steps are (dx, dy). */
  final ImmutableList<Cell> line(Cell through, int dx, int dy) {
    return ImmutableList.<Cell>builder()
        .addAll(ray(through, -dx, -dy).reverse())
        .add(cell(index(through)))
        .addAll(ray(through, dx, dy))
        .build();
  }

  /** All longest lines whose steps are (dx, dy), ordered by their first cells. */
  final ImmutableList<ImmutableList<Cell>> lines(int dx, int dy) {
    ImmutableList.Builder<ImmutableList<Cell>> lines = ImmutableList.builder();
    for (Cell cell : cells) {
      if (indexOrMinusOne(cell.x() - dx, cell.y() - dy) < 0) {
        lines.add(line(cell, dx, dy));
      }
    }
    return lines.build();
  }
}
