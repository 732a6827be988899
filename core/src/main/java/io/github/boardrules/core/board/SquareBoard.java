package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A rectangular board of squares. {@code a1} is the bottom left cell.
 *
 * <pre>{@code
 * SquareBoard board = SquareBoard.of(8, 8);
 * board.ray(Cell.parse("b1"), SquareDirection.NORTH_EAST); // → [c2, d3, e4, f5, g6, h7]
 * }</pre>
 */
public final class SquareBoard extends Board {
  /** The maximum width and height. */
  public static final int MAX_SIDE = 26;

  /**
   * The last board of each kind of size. An entry is immutable, so that a thread that reads a stale
   * one only creates its board again.
   */
  private static final @Nullable SquareBoard[] RECENT = new SquareBoard[64];

  private static final ImmutableList<SquareDirection> DIRECTIONS =
      ImmutableList.copyOf(SquareDirection.values());

  private static final ImmutableList<SquareDirection> ORTHOGONAL = directions(false);

  private static final ImmutableList<SquareDirection> DIAGONAL = directions(true);

  private final ImmutableList<CellSet> diagonal;

  /** Created when it is first needed, as in {@link Board}. */
  private @Nullable Shifts kingSteps;

  private SquareBoard(int width, int height) {
    super(width, height, (x, y) -> true, ORTHOGONAL);
    this.diagonal = stepsFromEachCell(DIAGONAL);
  }

  private static ImmutableList<SquareDirection> directions(boolean diagonal) {
    return Arrays.stream(SquareDirection.values())
        .filter(direction -> (direction.dx() != 0 && direction.dy() != 0) == diagonal)
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * {@return a board} The boards of the most recent sizes are shared.
   *
   * @param width the number of files, 1 to {@link #MAX_SIDE}
   * @param height the number of ranks, 1 to {@link #MAX_SIDE}
   * @throws IllegalArgumentException if the width or the height is out of range
   */
  public static SquareBoard of(int width, int height) {
    checkArgument(
        width >= 1 && width <= MAX_SIDE, "width must be 1 to %s, but is %s", MAX_SIDE, width);
    checkArgument(
        height >= 1 && height <= MAX_SIDE, "height must be 1 to %s, but is %s", MAX_SIDE, height);
    // Different for all boards as wide as high.
    int place = (width + 2 * height) % RECENT.length;
    SquareBoard recent = RECENT[place];
    if (recent != null && recent.width() == width && recent.height() == height) {
      return recent;
    }
    SquareBoard board = new SquareBoard(width, height);
    RECENT[place] = board;
    return board;
  }

  /** Which cells count as the neighbors of a cell. */
  public enum Neighborhood {
    /** The up to four cells that share an edge with it. */
    ORTHOGONAL,
    /** The up to four cells that share only a corner with it. */
    DIAGONAL,
    /** The up to eight cells that share an edge or a corner with it. */
    KING
  }

  /**
   * {@return the neighbors of a cell}
   *
   * @param cell a cell of the board
   * @param neighborhood which cells count
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public CellSet neighbors(Cell cell, Neighborhood neighborhood) {
    return switch (neighborhood) {
      case ORTHOGONAL -> neighbors(cell);
      case DIAGONAL -> diagonal.get(index(cell));
      case KING -> neighbors(cell).union(diagonal.get(index(cell)));
    };
  }

  /**
   * {@return the next cell in a direction; empty at the edge of the board}
   *
   * @param from a cell of the board
   * @param direction the direction
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public Optional<Cell> step(Cell from, SquareDirection direction) {
    return step(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the cells in a direction up to the edge of the board, nearest first}
   *
   * @param from a cell of the board, which is not included
   * @param direction the direction
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<Cell> ray(Cell from, SquareDirection direction) {
    return ray(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the line through a cell, from edge to edge} A diagonal through a corner of the board
   * may consist of a single cell.
   *
   * @param through a cell of the board
   * @param axis the kind of line
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<Cell> line(Cell through, SquareAxis axis) {
    return ImmutableList.<Cell>builder()
        .addAll(ray(through, -axis.dx, -axis.dy).reverse())
        .add(cell(index(through)))
        .addAll(ray(through, axis.dx, axis.dy))
        .build();
  }

  /**
   * {@return all lines of a kind, ordered by their first cells} Every cell is in exactly one line.
   *
   * @param axis the kind of line
   */
  public ImmutableList<ImmutableList<Cell>> lines(SquareAxis axis) {
    return cells().stream()
        .filter(cell -> step(cell, -axis.dx, -axis.dy).isEmpty())
        .map(first -> line(first, axis))
        .collect(ImmutableList.toImmutableList());
  }

  /**
   * {@return the direction from one cell to another; empty if they are equal or on no common line}
   *
   * @param from a cell of the board
   * @param to a cell of the board
   * @throws IllegalArgumentException if the board does not have one of the cells
   */
  public Optional<SquareDirection> direction(Cell from, Cell to) {
    checkContains(from);
    checkContains(to);
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    int steps = Math.max(Math.abs(dx), Math.abs(dy));
    for (SquareDirection direction : SquareDirection.values()) {
      if (steps > 0 && dx == steps * direction.dx() && dy == steps * direction.dy()) {
        return Optional.of(direction);
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the connected components of a set, ordered by their first cells}
   *
   * @param set cells of the board
   * @param neighborhood which cells are connected
   */
  public ImmutableList<CellSet> components(CellSet set, Neighborhood neighborhood) {
    return set.components(
        switch (neighborhood) {
          case ORTHOGONAL -> adjacency();
          case DIAGONAL -> new Shifts(this, DIAGONAL);
          case KING -> kingSteps();
        });
  }

  private Shifts kingSteps() {
    Shifts found = kingSteps;
    if (found == null) {
      found = new Shifts(this, DIRECTIONS);
      kingSteps = found;
    }
    return found;
  }

  @Override
  public ImmutableList<SquareDirection> directions() {
    return DIRECTIONS;
  }

  @Override
  ImmutableList<SquareDirection> directionsOfNeighbors() {
    return ORTHOGONAL;
  }

  /** Returns the Manhattan distance: the sum of the differences of x and y. */
  @Override
  public int distance(Cell from, Cell to) {
    checkContains(from);
    checkContains(to);
    return Math.abs(from.x() - to.x()) + Math.abs(from.y() - to.y());
  }

  /**
   * Returns eight symmetries if width equals height; otherwise the four {@linkplain
   * #uprightSymmetries upright} ones.
   */
  @Override
  public ImmutableList<Symmetry> symmetries() {
    return width() != height()
        ? uprightSymmetries()
        : ImmutableList.copyOf(Iterables.concat(uprightSymmetries(), transpositions()));
  }

  /** {@return the four symmetries that map files to files, the identity first} */
  public ImmutableList<Symmetry> uprightSymmetries() {
    int right = width() - 1;
    int top = height() - 1;
    return ImmutableList.of(
        new Symmetry("identity", this, this, c -> c),
        new Symmetry("half turn", this, this, c -> new Cell(right - c.x(), top - c.y())),
        new Symmetry("left-right mirror", this, this, c -> new Cell(right - c.x(), c.y())),
        new Symmetry("top-bottom mirror", this, this, c -> new Cell(c.x(), top - c.y())));
  }

  /**
   * {@return the four symmetries that map files to ranks, to the board with width and height
   * swapped} The reflection in the rising diagonal is the first.
   */
  public ImmutableList<Symmetry> transpositions() {
    SquareBoard to = width() == height() ? this : of(/* width= */ height(), /* height= */ width());
    int right = height() - 1;
    int top = width() - 1;
    return ImmutableList.of(
        new Symmetry("transposition", this, to, c -> new Cell(c.y(), c.x())),
        new Symmetry("quarter turn", this, to, c -> new Cell(right - c.y(), c.x())),
        new Symmetry("three-quarter turn", this, to, c -> new Cell(c.y(), top - c.x())),
        new Symmetry(
            "falling-diagonal mirror", this, to, c -> new Cell(right - c.y(), top - c.x())));
  }

  /** Returns the coordinates of the cell: {@code a1} is at (0, 0). */
  @Override
  public PlanePoint center(Cell cell) {
    checkContains(cell);
    return new PlanePoint(cell.x(), cell.y());
  }

  /** Returns a square of side 1, the bottom left corner first. */
  @Override
  public ImmutableList<PlanePoint> outline(Cell cell) {
    PlanePoint center = center(cell);
    double left = center.x() - 0.5;
    double bottom = center.y() - 0.5;
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

  /** Returns a description for people: {@code 8×8 square board}. */
  @Override
  public String toString() {
    return width() + "×" + height() + " square board";
  }
}
