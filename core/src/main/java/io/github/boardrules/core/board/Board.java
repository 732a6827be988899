package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Iterables;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.Immutable;
import com.google.errorprone.annotations.concurrent.LazyInit;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.TextScanner;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * The cells of a board and their geometry: a square or hexagonal grid, and the {@linkplain Shape
 * shape} that says which of its cells exist, possibly {@linkplain #without without} some. Immutable
 * and a value: boards with the same grid, shape, size and missing cells are equal.
 *
 * <p>The cells are numbered from 0, rank by rank from the bottom, and within a rank from the left.
 * The number is the <em>index</em> of the cell. A missing cell has no index and is in no set, line
 * or text.
 */
@Immutable
public abstract sealed class Board permits SquareBoard, HexBoard {
  private final Shape shape;
  private final int width;
  private final int height;
  private final ImmutableSortedSet<Cell> missing;
  private final ImmutableList<Cell> cells;

  /** The index of each cell of the bounding rectangle, or -1. */
  @SuppressWarnings("Immutable") // filled before it is published, then never changed
  private final short[] indexes;

  private final CellSet none;
  private final CellSet all;
  private final ImmutableList<CellSet> neighbors;
  private final CellSet edge;

  /** Stored, because caches are keyed by boards. */
  private final int hash;

  // Created when they are first needed. A thread that does not see an object creates it again; it
  // never sees an incomplete one, because all of its fields are final.

  @LazyInit private @Nullable Shifts adjacency;

  /** By direction. */
  @SuppressWarnings("Immutable") // a cache
  private final @Nullable Shifts[] shifts = new Shifts[8];

  /** Creates a board with at least one cell; the shape has the missing cells. */
  Board(Shape shape, int width, int height, ImmutableSortedSet<Cell> missing) {
    this.shape = shape;
    this.width = width;
    this.height = height;
    this.missing = missing;
    this.hash = Objects.hash(shape.name(), width, height, missing);
    this.indexes = new short[width * height];
    ImmutableList.Builder<Cell> builder = ImmutableList.builder();
    short count = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        indexes[y * width + x] = -1;
        if (shape.includes(x, y, width)) {
          Cell cell = new Cell(x, y);
          if (missing.isEmpty() || !missing.contains(cell)) {
            indexes[y * width + x] = count++;
            builder.add(cell);
          }
        }
      }
    }
    this.cells = builder.build();
    this.none = CellSet.ofBits(this);
    this.all = CellSet.full(this);
    this.neighbors = stepsFromEachCell(directionsOfNeighbors());
    long[] edgeBits = new long[CellSet.wordCount(this)];
    for (int index = 0; index < count; index++) {
      if (neighbors.get(index).size() < directionsOfNeighbors().size()) {
        edgeBits[index >> 6] |= 1L << index;
      }
    }
    this.edge = CellSet.of(this, edgeBits);
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
      targets.add(CellSet.of(this, words));
    }
    return targets.build();
  }

  /** {@return the shape of the board, without regard to missing cells} */
  public final Shape shape() {
    return shape;
  }

  /** {@return the number of files} */
  public final int width() {
    return width;
  }

  /** {@return the number of ranks} */
  public final int height() {
    return height;
  }

  /** {@return the cells of the shape that the board does not have; empty if it is complete} */
  public final SortedSet<Cell> missing() {
    return missing;
  }

  /**
   * {@return this board without some cells} The other cells keep their names, but not their
   * indexes.
   *
   * @param cells the cells to leave out
   * @throws IllegalArgumentException if the board does not have one of the cells, or no others
   */
  public abstract Board without(Iterable<Cell> cells);

  /**
   * {@return this board without some cells}
   *
   * @param cells the cells to leave out
   * @throws IllegalArgumentException if the board does not have one of the cells, or no others
   */
  public abstract Board without(Cell... cells);

  final ImmutableSortedSet<Cell> missingWithout(CellSet taken) {
    checkArgument(taken.size() < size(), "a board must have a cell");
    return ImmutableSortedSet.copyOf(Iterables.concat(missing, taken));
  }

  /** {@return the number of cells} */
  public final int size() {
    return cells.size();
  }

  /** {@return all cells, ordered by index} */
  public final List<Cell> cells() {
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

  /**
   * Parses a cell of this board, as {@link Cell#parse} does.
   *
   * @param text the text to parse
   * @return the cell
   * @throws NotationException if the text is not the notation of a cell, or the board does not have
   *     the cell
   */
  public final Cell parseCell(CharSequence text) {
    TextScanner scanner = new TextScanner(text);
    Cell cell = readCell(scanner);
    scanner.expectEnd();
    return cell;
  }

  /**
   * Parses a cell of this board at the current place of a scanner and does not consume the text
   * after it, as {@link Cell#read} does. For authors of games.
   *
   * @param scanner the scanner
   * @return the cell
   * @throws NotationException if a cell is not next, or the board does not have the cell
   */
  public final Cell readCell(TextScanner scanner) {
    int start = scanner.offset();
    Cell cell = Cell.read(scanner);
    if (!contains(cell)) {
      throw scanner.error(NotationException.Code.OFF_BOARD, start, "a cell of the " + this);
    }
    return cell;
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
    return CellSet.of(this, words);
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

  // Neighbors and lines.

  /**
   * {@return the directions of lines, clockwise: eight on a square board, six on a hexagonal one}
   */
  public abstract List<? extends Direction> directions();

  /** Returns the directions of the steps to {@link #neighbors}. */
  abstract ImmutableList<? extends Direction> directionsOfNeighbors();

  /**
   * {@return the cells that share an edge with a cell}
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public final CellSet neighbors(Cell cell) {
    return neighbors.get(index(cell));
  }

  /**
   * {@return the cells at the edge of the board or of a missing cell: those that lack a neighbor}
   */
  public final CellSet edge() {
    return edge;
  }

  /**
   * {@return the cells along each side of the shape, with the corners at both ends,
   * counterclockwise from the bottom side; missing cells are left out}
   */
  public final List<List<Cell>> sides() {
    ImmutableList<Cell> corners = shape.corners(width, height);
    ImmutableList.Builder<List<Cell>> sides = ImmutableList.builder();
    for (int side = 0; side < corners.size(); side++) {
      sides.add(side(corners.get(side), corners.get((side + 1) % corners.size())));
    }
    return sides.build();
  }

  private ImmutableList<Cell> side(Cell from, Cell to) {
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    ImmutableList.Builder<Cell> side = ImmutableList.builder();
    for (int step = 0; step <= Math.max(Math.abs(dx), Math.abs(dy)); step++) {
      at(from.x() + step * Integer.signum(dx), from.y() + step * Integer.signum(dy))
          .ifPresent(side::add);
    }
    return side.build();
  }

  /** {@return the cells of all sides, counterclockwise from {@code a1}, each once} */
  public final List<Cell> perimeter() {
    return ImmutableSet.copyOf(Iterables.concat(sides())).asList();
  }

  /**
   * {@return the next cell in a direction; empty at the edge of the board}
   *
   * @param from a cell of the board
   * @param direction a direction of the board
   * @throws IllegalArgumentException if the board does not have the cell or the direction
   */
  public final Optional<Cell> step(Cell from, Direction direction) {
    checkContains(from);
    place(direction);
    return at(from.x() + direction.dx(), from.y() + direction.dy());
  }

  /**
   * {@return the cells in a direction up to the edge of the board or a missing cell, nearest first}
   *
   * @param from a cell of the board, which is not included
   * @param direction a direction of the board
   * @throws IllegalArgumentException if the board does not have the cell or the direction
   */
  public final List<Cell> ray(Cell from, Direction direction) {
    checkContains(from);
    place(direction);
    ImmutableList.Builder<Cell> ray = ImmutableList.builder();
    int x = from.x() + direction.dx();
    int y = from.y() + direction.dy();
    for (int index = indexOrMinusOne(x, y); index >= 0; index = indexOrMinusOne(x, y)) {
      ray.add(cell(index));
      x += direction.dx();
      y += direction.dy();
    }
    return ray.build();
  }

  /**
   * {@return the direction from one cell to another; empty if they are equal, on no common line, or
   * separated by a missing cell}
   *
   * @param from a cell of the board
   * @param to a cell of the board
   * @throws IllegalArgumentException if the board does not have one of the cells
   */
  public abstract Optional<? extends Direction> direction(Cell from, Cell to);

  final <D extends Direction> Optional<D> direction(
      Cell from, Cell to, ImmutableList<D> directions) {
    checkContains(to);
    return directions.stream().filter(direction -> ray(from, direction).contains(to)).findFirst();
  }

  /** Returns the place of a direction among {@link #directions}. */
  @CanIgnoreReturnValue
  private int place(Direction direction) {
    checkNotNull(direction, "direction");
    int place = directions().indexOf(direction);
    if (place < 0) {
      throw new IllegalArgumentException(direction + " is not a direction of a " + this);
    }
    return place;
  }

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
    int place = place(direction);
    Shifts found = shifts[place];
    if (found == null) {
      found = new Shifts(this, ImmutableList.of(direction));
      shifts[place] = found;
    }
    return found;
  }

  /**
   * {@return the length of a shortest path from a cell to another, in steps from neighbor to
   * neighbor; empty if the cells are not connected}
   *
   * <p>Runs in constant time on a complete board, and otherwise in time linear in the length times
   * the number of cells.
   *
   * @param from a cell of the board
   * @param to a cell of the board
   * @throws IllegalArgumentException if the board does not have one of the cells
   */
  public final OptionalInt distance(Cell from, Cell to) {
    checkContains(from);
    checkContains(to);
    if (missing.isEmpty()) {
      return OptionalInt.of(gridDistance(to.x() - from.x(), to.y() - from.y()));
    }
    int steps = 0;
    CellSet reached = setOf(from);
    while (!reached.contains(to)) {
      CellSet before = reached;
      reached = adjacency().withNeighbors(before);
      if (reached.equals(before)) {
        return OptionalInt.empty();
      }
      steps++;
    }
    return OptionalInt.of(steps);
  }

  /** Returns the distance of two cells on a board without missing cells. */
  abstract int gridDistance(int dx, int dy);

  // Symmetries.

  /**
   * {@return the symmetries of the grid that map the cells of the board to themselves, the identity
   * first; some have the same images if all cells are on one line}
   */
  public final List<Symmetry> symmetries() {
    return symmetries(gridSymmetries(), this);
  }

  abstract ImmutableList<GridSymmetry> gridSymmetries();

  /** Returns those symmetries that map the cells of this board to those of another. */
  final ImmutableList<Symmetry> symmetries(ImmutableList<GridSymmetry> candidates, Board target) {
    return candidates.stream()
        .flatMap(candidate -> candidate.between(this, target).stream())
        .collect(toImmutableList());
  }

  // The board as text and in the plane.

  /**
   * {@return a picture of the board for a terminal: the ranks from the top, each after its number,
   * above the letters of the files} Every line ends with a line feed.
   *
   * @param symbols the character of each cell; a blank for a cell that is left out
   */
  public final String diagram(ToIntFunction<Cell> symbols) {
    return Diagram.of(this, symbols);
  }

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
  public abstract List<PlanePoint> outline(Cell cell);

  /** {@return the bounding box of all cells in the plane} */
  public final PlaneRectangle extent() {
    ImmutableList<PlanePoint> corners =
        cells.stream().flatMap(cell -> outline(cell).stream()).collect(toImmutableList());
    return new PlaneRectangle(
        corners.stream().mapToDouble(PlanePoint::x).min().orElseThrow(),
        corners.stream().mapToDouble(PlanePoint::y).min().orElseThrow(),
        corners.stream().mapToDouble(PlanePoint::x).max().orElseThrow(),
        corners.stream().mapToDouble(PlanePoint::y).max().orElseThrow());
  }

  /**
   * {@return the cell at a point of the plane; empty if the point is outside of all cells} On a
   * common edge of cells, one of them.
   *
   * @param point any point
   */
  public abstract Optional<Cell> cellAt(PlanePoint point);

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof Board other
            && shape == other.shape
            && width == other.width
            && height == other.height
            && missing.equals(other.missing));
  }

  @Override
  public final int hashCode() {
    return hash;
  }

  /** Returns a description for people: {@code 8×8 square board without d4}. */
  @Override
  public final String toString() {
    return missing.isEmpty()
        ? description()
        : description()
            + " without "
            + String.join(", ", Iterables.transform(missing, Cell::notation));
  }

  /** Returns a description of the complete board. */
  abstract String description();
}
