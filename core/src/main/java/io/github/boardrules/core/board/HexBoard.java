package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.errorprone.annotations.Immutable;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A board of hexagons: a hexagon, also called a hexhex board, a rhombus, another parallelogram or a
 * triangle, possibly without some cells. Each cell has up to six neighbors.
 *
 * <p>The cells of a straight line have the same x, the same y or the same x − y. In a drawing each
 * cell has a corner at the top, {@code a1} is the left end of the bottom rank, and the files lean
 * to the left.
 *
 * <pre>{@code
 * HexBoard board = HexBoard.of(7);
 * board.size(); // → 127
 * board.ray(Cell.parse("g7"), HexDirection.NORTH_EAST); // → [h8, i9, j10, k11, l12, m13]
 * board.opposite(Cell.parse("a4")); // → m10
 * HexBoard.triangle(4).sides(); // → [[a1, b1, c1, d1], [d1, d2, d3, d4], [d4, c3, b2, a1]]
 * HexBoard.rhombus(3).neighbors(Cell.parse("a1")); // → [b1, a2, b2]
 * }</pre>
 */
@Immutable
public final class HexBoard extends Board {
  /** The maximum number of cells on each side of a hexagon. */
  public static final int MAX_SIDE = 13;

  /** The maximum number of cells on each side of a rhombus, a parallelogram or a triangle. */
  public static final int MAX_LENGTH = 26;

  /** The distance from the center of a cell to its corners. */
  private static final double RADIUS = 1 / Math.sqrt(3);

  /** The distance of neighboring ranks. */
  private static final double RANK_HEIGHT = Math.sqrt(0.75);

  private static final ImmutableList<HexDirection> DIRECTIONS =
      ImmutableList.copyOf(HexDirection.values());

  /** By side; a thread that reads a stale entry creates its board again. */
  private static final @Nullable HexBoard[] HEXAGONS = new HexBoard[MAX_SIDE + 1];

  private HexBoard(Shape shape, int width, int height, ImmutableSortedSet<Cell> missing) {
    super(shape, width, height, missing);
  }

  /**
   * {@return a hexagon} A board with {@code n} cells on each side has {@code 2n − 1} files and
   * ranks. It has the cells whose coordinates differ by less than {@code n}. The boards are shared.
   *
   * @param side the number of cells on each side, 1 to {@link #MAX_SIDE}
   * @throws IllegalArgumentException if the side is out of range
   */
  public static HexBoard of(int side) {
    check("side", side, MAX_SIDE);
    HexBoard found = HEXAGONS[side];
    if (found == null) {
      int width = 2 * side - 1;
      found = new HexBoard(Shape.HEXAGON, width, width, ImmutableSortedSet.of());
      HEXAGONS[side] = found;
    }
    return found;
  }

  /**
   * {@return a rhombus, as for the game of Hex} It has the cells of all files and ranks. The
   * corners at {@code a1} and opposite to it are the obtuse ones.
   *
   * @param side the number of cells on each side, 1 to {@link #MAX_LENGTH}
   * @throws IllegalArgumentException if the side is out of range
   */
  public static HexBoard rhombus(int side) {
    check("side", side, MAX_LENGTH);
    return parallelogram(side, side);
  }

  /**
   * {@return a parallelogram, a rhombus if the width equals the height} It has the cells of all
   * files and ranks.
   *
   * @param width the number of files, 1 to {@link #MAX_LENGTH}
   * @param height the number of ranks, 1 to {@link #MAX_LENGTH}
   * @throws IllegalArgumentException if the width or the height is out of range
   */
  public static HexBoard parallelogram(int width, int height) {
    check("width", width, MAX_LENGTH);
    check("height", height, MAX_LENGTH);
    return new HexBoard(Shape.PARALLELOGRAM, width, height, ImmutableSortedSet.of());
  }

  /**
   * {@return a triangle, as for the game of Y} It has the cells with {@code y <= x}; a corner is at
   * the top.
   *
   * @param side the number of cells on each side, 1 to {@link #MAX_LENGTH}
   * @throws IllegalArgumentException if the side is out of range
   */
  public static HexBoard triangle(int side) {
    check("side", side, MAX_LENGTH);
    return new HexBoard(Shape.TRIANGLE, side, side, ImmutableSortedSet.of());
  }

  private static void check(String name, int length, int max) {
    checkArgument(length >= 1 && length <= max, "%s must be 1 to %s, but is %s", name, max, length);
  }

  @Override
  public HexBoard without(Iterable<Cell> cells) {
    CellSet taken = setOf(cells);
    return taken.isEmpty() ? this : new HexBoard(shape(), width(), height(), missingWithout(taken));
  }

  @Override
  public HexBoard without(Cell... cells) {
    return without(ImmutableList.copyOf(cells));
  }

  /**
   * {@return the number of cells on the bottom side of the shape, which equals that on the other
   * sides, except in a parallelogram}
   */
  public int side() {
    return shape() == Shape.HEXAGON ? (width() + 1) / 2 : width();
  }

  /**
   * {@return the center cell}
   *
   * @throws IllegalStateException if no cell is in the center of the board
   */
  public Cell middle() {
    checkState(
        shape() != Shape.TRIANGLE && width() % 2 == 1 && height() % 2 == 1,
        "%s has no center cell",
        this);
    return at(width() / 2, height() / 2)
        .orElseThrow(() -> new IllegalStateException(this + " has no center cell"));
  }

  /**
   * {@return the image of a cell under a half turn} The {@link #middle} is opposite to itself.
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell or its image
   * @throws IllegalStateException if the shape is a triangle
   */
  public Cell opposite(Cell cell) {
    checkState(shape() != Shape.TRIANGLE, "a triangle has no half turn");
    checkContains(cell);
    return cell(index(new Cell(width() - 1 - cell.x(), height() - 1 - cell.y())));
  }

  @Override
  public List<HexDirection> directions() {
    return DIRECTIONS;
  }

  @Override
  ImmutableList<HexDirection> directionsOfNeighbors() {
    return DIRECTIONS;
  }

  @Override
  public Optional<HexDirection> direction(Cell from, Cell to) {
    return direction(from, to, DIRECTIONS);
  }

  @Override
  int gridDistance(int dx, int dy) {
    return Math.max(Math.abs(dx - dy), Math.max(Math.abs(dx), Math.abs(dy)));
  }

  @Override
  ImmutableList<GridSymmetry> gridSymmetries() {
    return GridSymmetry.HEXAGONAL;
  }

  /** Returns the center; {@code a1} is at (0, 0), and the distance of neighbors is 1. */
  @Override
  public PlanePoint center(Cell cell) {
    checkContains(cell);
    return new PlanePoint(cell.x() - 0.5 * cell.y(), RANK_HEIGHT * cell.y());
  }

  /** Returns a regular hexagon with a corner at the top, the lowest corner first. */
  @Override
  public List<PlanePoint> outline(Cell cell) {
    PlanePoint center = center(cell);
    ImmutableList.Builder<PlanePoint> outline = ImmutableList.builder();
    for (int corner = 0; corner < 6; corner++) {
      double angle = Math.toRadians(60 * corner - 90);
      outline.add(
          new PlanePoint(
              center.x() + RADIUS * Math.cos(angle), center.y() + RADIUS * Math.sin(angle)));
    }
    return outline.build();
  }

  @Override
  public Optional<Cell> cellAt(PlanePoint point) {
    // In a straight line of cells, x, y or x − y is constant. Rounding all three may leave them
    // inconsistent; then the one that was rounded most follows from the others.
    double y = point.y() / RANK_HEIGHT;
    double x = point.x() + y / 2;
    double file = Math.rint(x);
    double rank = Math.rint(y);
    double diagonal = Math.rint(x - y);
    double byFile = Math.abs(file - x);
    double byRank = Math.abs(rank - y);
    double byDiagonal = Math.abs(diagonal - (x - y));
    if (byFile > byRank && byFile > byDiagonal) {
      file = rank + diagonal;
    } else if (byRank > byDiagonal) {
      rank = file - diagonal;
    }
    return file >= 0 && rank >= 0 ? at((int) file, (int) rank) : Optional.empty();
  }

  @Override
  String description() {
    return switch (shape()) {
      case TRIANGLE -> "hexagonal triangle of side " + side();
      case PARALLELOGRAM ->
          width() == height()
              ? "hexagonal rhombus of side " + side()
              : width() + "×" + height() + " hexagonal parallelogram";
      default -> "hexagonal board of side " + side();
    };
  }
}
