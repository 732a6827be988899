package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import java.util.EnumSet;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A rectangle of cells, {@code width} files and {@code height} ranks. {@code a1} is at the bottom
 * left.
 *
 * <pre>{@code
 * SquareBoard board = SquareBoard.of(8, 8);
 * board.ray(Cell.parse("b1"), SquareDirection.NORTH_EAST); // → [c2, d3, e4, f5, g6, h7]
 * }</pre>
 */
public final class SquareBoard extends Board {
  /** The greatest width and height. */
  public static final int MAX_SIDE = 26;

  private final ImmutableMap<Neighbourhood, ImmutableList<CellSet>> neighbours;

  private SquareBoard(int width, int height) {
    super(width, height, (x, y) -> true);
    this.neighbours =
        Maps.toMap(
            EnumSet.allOf(Neighbourhood.class),
            neighbourhood ->
                cells().stream()
                    .map(cell -> findNeighbours(cell, neighbourhood))
                    .collect(ImmutableList.toImmutableList()));
  }

  /**
   * {@return a board of the given size}
   *
   * @param width the number of files, 1 to {@link #MAX_SIDE}
   * @param height the number of ranks, 1 to {@link #MAX_SIDE}
   */
  public static SquareBoard of(int width, int height) {
    checkArgument(width >= 1 && width <= MAX_SIDE, "width %s", width);
    checkArgument(height >= 1 && height <= MAX_SIDE, "height %s", height);
    return new SquareBoard(width, height);
  }

  private CellSet findNeighbours(Cell cell, Neighbourhood neighbourhood) {
    ImmutableList.Builder<Cell> found = ImmutableList.builder();
    for (SquareDirection direction : SquareDirection.values()) {
      if (neighbourhood.includes(direction.dx(), direction.dy())) {
        step(cell, direction).ifPresent(found::add);
      }
    }
    return setOf(found.build());
  }

  /** The cells that share an edge with a cell, see {@link Neighbourhood#ORTHOGONAL}. */
  @Override
  public CellSet neighbours(Cell cell) {
    return neighbours(cell, Neighbourhood.ORTHOGONAL);
  }

  /**
   * {@return the neighbours of a cell}
   *
   * @param cell a cell
   * @param neighbourhood what counts as a neighbour
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public CellSet neighbours(Cell cell, Neighbourhood neighbourhood) {
    return requireNonNull(neighbours.get(neighbourhood)).get(index(cell));
  }

  /**
   * {@return the next cell in a direction, if the board goes on}
   *
   * @param from where to begin
   * @param direction which way
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public Optional<Cell> step(Cell from, SquareDirection direction) {
    return step(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the cells in a direction from a cell, nearest first, up to the edge of the board}
   *
   * @param from where to begin
   * @param direction which way
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<Cell> ray(Cell from, SquareDirection direction) {
    return ray(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the whole line through a cell, from edge to edge: one cell where a diagonal cuts a
   * corner off}
   *
   * @param through a cell of the line
   * @param axis the kind of line
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<Cell> line(Cell through, SquareAxis axis) {
    return line(through, axis.dx(), axis.dy());
  }

  /**
   * {@return all lines of a kind, ordered by their first cells; together they have every cell once}
   *
   * @param axis the kind of line
   */
  public ImmutableList<ImmutableList<Cell>> lines(SquareAxis axis) {
    return lines(axis.dx(), axis.dy());
  }

  /**
   * {@return the direction in which one cell lies from another; empty if they are the same or on no
   * line}
   *
   * @param from where to begin
   * @param to where to end
   * @throws IllegalArgumentException if the board does not have one of them
   */
  public Optional<SquareDirection> direction(Cell from, Cell to) {
    checkContains(from);
    checkContains(to);
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    if (dx != 0 && dy != 0 && Math.abs(dx) != Math.abs(dy)) {
      return Optional.empty();
    }
    for (SquareDirection direction : SquareDirection.values()) {
      if (direction.dx() == Integer.signum(dx) && direction.dy() == Integer.signum(dy)) {
        return Optional.of(direction);
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the components of a set under a neighbourhood, as {@link #components(CellSet)} gives
   * them}
   *
   * @param set the cells to look at
   * @param neighbourhood what counts as a neighbour
   */
  public ImmutableList<CellSet> components(CellSet set, Neighbourhood neighbourhood) {
    return components(set, cell -> neighbours(cell, neighbourhood));
  }

  /**
   * {@return the component of a cell under a neighbourhood, as {@link #component(CellSet, Cell)}
   * gives it}
   *
   * @param set the cells to look at
   * @param seed a cell of it
   * @param neighbourhood what counts as a neighbour
   */
  public CellSet component(CellSet set, Cell seed, Neighbourhood neighbourhood) {
    return component(set, seed, cell -> neighbours(cell, neighbourhood));
  }

  /** The first and last files and ranks. */
  @Override
  public CellSet edge() {
    return setOf(
        cells().stream()
            .filter(
                cell ->
                    cell.x() == 0
                        || cell.y() == 0
                        || cell.x() == width() - 1
                        || cell.y() == height() - 1)
            .toList());
  }

  @Override
  public CellSet corners() {
    return setOf(
        new Cell(0, 0),
        new Cell(width() - 1, 0),
        new Cell(0, height() - 1),
        new Cell(width() - 1, height() - 1));
  }

  /**
   * The number of orthogonal steps: the files between the cells and the ranks between them, added.
   */
  @Override
  public int distance(Cell from, Cell to) {
    checkContains(from);
    checkContains(to);
    return Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y());
  }

  /** Eight for a board as wide as high, else the four that keep files files. */
  @Override
  public ImmutableList<Symmetry> symmetries() {
    return width() != height()
        ? uprightSymmetries()
        : ImmutableList.<Symmetry>builder()
            .addAll(uprightSymmetries())
            .addAll(transpositions())
            .build();
  }

  /** {@return the four symmetries that keep files files, the identity first} */
  public ImmutableList<Symmetry> uprightSymmetries() {
    return ImmutableList.of(
        symmetry("identity", this, (x, y) -> new Cell(x, y)),
        symmetry("half turn", this, (x, y) -> new Cell(width() - 1 - x, height() - 1 - y)),
        symmetry("left-right mirror", this, (x, y) -> new Cell(width() - 1 - x, y)),
        symmetry("top-bottom mirror", this, (x, y) -> new Cell(x, height() - 1 - y)));
  }

  /**
   * {@return the four symmetries that make ranks of the files: from this board to the one whose
   * width and height are swapped} The reflection in the rising diagonal comes first.
   */
  public ImmutableList<Symmetry> transpositions() {
    SquareBoard to = width() == height() ? this : of(/* width= */ height(), /* height= */ width());
    int right = height() - 1;
    int top = width() - 1;
    return ImmutableList.of(
        symmetry("transposition", to, (x, y) -> new Cell(y, x)),
        symmetry("quarter turn", to, (x, y) -> new Cell(right - y, x)),
        symmetry("three-quarter turn", to, (x, y) -> new Cell(y, top - x)),
        symmetry("falling-diagonal mirror", to, (x, y) -> new Cell(right - y, top - x)));
  }

  private Symmetry symmetry(String name, SquareBoard target, Coordinates map) {
    return new Symmetry(name, this, target, cell -> map.of(cell.x(), cell.y()));
  }

  @FunctionalInterface
  private interface Coordinates {
    Cell of(int x, int y);
  }

  /** The cell's own coordinates: {@code a1} is at (0, 0). */
  @Override
  public PlanePoint centre(Cell cell) {
    checkContains(cell);
    return new PlanePoint(cell.x(), cell.y());
  }

  /** A square of side 1 around the centre, the bottom left corner first. */
  @Override
  public ImmutableList<PlanePoint> outline(Cell cell) {
    PlanePoint centre = centre(cell);
    double left = centre.x() - 0.5;
    double bottom = centre.y() - 0.5;
    return ImmutableList.of(
        new PlanePoint(left, bottom),
        new PlanePoint(left + 1, bottom),
        new PlanePoint(left + 1, bottom + 1),
        new PlanePoint(left, bottom + 1));
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof SquareBoard other
        && width() == other.width()
        && height() == other.height();
  }

  @Override
  public int hashCode() {
    return 31 * width() + height();
  }

  /** For people: {@code 8×8 square board}. */
  @Override
  public String toString() {
    return width() + "×" + height() + " square board";
  }
}
