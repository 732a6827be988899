package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.annotations.Immutable;
import com.google.errorprone.annotations.concurrent.LazyInit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A board of squares: a rectangle, possibly without some cells. {@code a1} is the bottom left cell.
 *
 * <pre>{@code
 * SquareBoard board = SquareBoard.of(8, 8);
 * board.ray(Cell.parse("b1"), SquareDirection.NORTH_EAST); // → [c2, d3, e4, f5, g6, h7]
 * SquareBoard ring = SquareBoard.of(3, 3).without(Cell.parse("b2"));
 * ring.distance(Cell.parse("a2"), Cell.parse("c2")); // → OptionalInt[4]
 * }</pre>
 */
@Immutable
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

  private static final ImmutableList<SquareDirection> ORTHOGONAL =
      ImmutableList.of(
          SquareDirection.NORTH, SquareDirection.EAST, SquareDirection.SOUTH, SquareDirection.WEST);

  /** Created when it is first needed, as in Board. */
  @LazyInit private @Nullable Shifts kingSteps;

  private SquareBoard(int width, int height, ImmutableSortedSet<Cell> missing) {
    super(Shape.RECTANGLE, width, height, missing);
  }

  /**
   * {@return a rectangle} The boards of the most recent sizes are shared.
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
    SquareBoard board = new SquareBoard(width, height, ImmutableSortedSet.of());
    RECENT[place] = board;
    return board;
  }

  @Override
  public SquareBoard without(Iterable<Cell> cells) {
    CellSet taken = setOf(cells);
    return taken.isEmpty() ? this : new SquareBoard(width(), height(), missingWithout(taken));
  }

  @Override
  public SquareBoard without(Cell... cells) {
    return without(ImmutableList.copyOf(cells));
  }

  @Override
  public List<SquareDirection> directions() {
    return DIRECTIONS;
  }

  @Override
  ImmutableList<SquareDirection> directionsOfNeighbors() {
    return ORTHOGONAL;
  }

  /**
   * {@return the connected components of a set through the up to eight cells that share an edge or
   * a corner with a cell, ordered by their first cells}
   *
   * @param set cells of the board
   * @throws IllegalArgumentException if the set belongs to another board
   */
  public List<CellSet> kingComponents(CellSet set) {
    checkArgument(set.board().equals(this), "cells of %s, not %s", set.board(), this);
    return set.components(kingSteps());
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
  public Optional<SquareDirection> direction(Cell from, Cell to) {
    return direction(from, to, DIRECTIONS);
  }

  @Override
  int gridDistance(int dx, int dy) {
    return Math.abs(dx) + Math.abs(dy);
  }

  @Override
  ImmutableList<GridSymmetry> gridSymmetries() {
    return GridSymmetry.SQUARE;
  }

  /** {@return those symmetries that map files to files, four if no cell is missing} */
  public List<Symmetry> uprightSymmetries() {
    return symmetries(GridSymmetry.UPRIGHT, this);
  }

  /**
   * {@return the symmetries that map files to ranks, to the board reflected in the rising diagonal,
   * whose width and height are swapped; four if no cell is missing} That reflection is the first.
   */
  public List<Symmetry> transpositions() {
    return symmetries(GridSymmetry.TRANSPOSITIONS, transposed());
  }

  private SquareBoard transposed() {
    SquareBoard complete = of(/* width= */ height(), /* height= */ width());
    SquareBoard transposed =
        complete.without(missing().stream().map(cell -> new Cell(cell.y(), cell.x())).toList());
    return transposed.equals(this) ? this : transposed;
  }

  /** Returns the coordinates of the cell: {@code a1} is at (0, 0). */
  @Override
  public PlanePoint center(Cell cell) {
    checkContains(cell);
    return new PlanePoint(cell.x(), cell.y());
  }

  /** Returns a square of side 1, the bottom left corner first. */
  @Override
  public List<PlanePoint> outline(Cell cell) {
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
  public Optional<Cell> cellAt(PlanePoint point) {
    double x = Math.floor(point.x() + 0.5);
    double y = Math.floor(point.y() + 0.5);
    return x >= 0 && y >= 0 ? at((int) x, (int) y) : Optional.empty();
  }

  @Override
  String description() {
    return width() + "×" + height() + " square board";
  }
}
