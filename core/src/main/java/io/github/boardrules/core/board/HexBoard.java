package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A hexagonal board of hexagons, also called a hexhex board. Each cell has up to six neighbors.
 *
 * <p>A board with {@code n} cells on each side has {@code 2n − 1} files and ranks. It has the cells
 * whose coordinates differ by less than {@code n}. The cells of a straight line have the same x,
 * the same y or the same x − y. In a drawing each hexagon has a corner at the top, and {@code a1}
 * is the left end of the bottom rank.
 *
 * <pre>{@code
 * HexBoard board = HexBoard.of(7);
 * board.size(); // → 127
 * board.ray(Cell.parse("g7"), HexDirection.NORTH_EAST); // → [h8, i9, j10, k11, l12, m13]
 * board.opposite(Cell.parse("a4")); // → m10
 * }</pre>
 */
public final class HexBoard extends Board {
  /** The maximum number of cells on each side. */
  public static final int MAX_SIDE = 13;

  /** The distance from the center of a hexagon to its corners. */
  private static final double RADIUS = 1 / Math.sqrt(3);

  private static final ImmutableList<HexDirection> DIRECTIONS =
      ImmutableList.copyOf(HexDirection.values());

  private final int side;

  private HexBoard(int side) {
    super(2 * side - 1, 2 * side - 1, (x, y) -> Math.abs(x - y) < side, DIRECTIONS);
    this.side = side;
  }

  /**
   * {@return a board}
   *
   * @param side the number of cells on each side, 1 to {@link #MAX_SIDE}
   * @throws IllegalArgumentException if the side is out of range
   */
  public static HexBoard of(int side) {
    checkArgument(side >= 1 && side <= MAX_SIDE, "side must be 1 to %s, but is %s", MAX_SIDE, side);
    return new HexBoard(side);
  }

  /** {@return the number of cells on each side} */
  public int side() {
    return side;
  }

  /** {@return the center cell} */
  public Cell middle() {
    return cell(size() / 2);
  }

  /**
   * {@return the next cell in a direction; empty at the edge of the board}
   *
   * @param from a cell of the board
   * @param direction the direction
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public Optional<Cell> step(Cell from, HexDirection direction) {
    return step(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the cells in a direction up to the edge of the board, nearest first}
   *
   * @param from a cell of the board, which is not included
   * @param direction the direction
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<Cell> ray(Cell from, HexDirection direction) {
    return ray(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the direction from one cell to another; empty if they are equal or on no common line}
   *
   * @param from a cell of the board
   * @param to a cell of the board
   * @throws IllegalArgumentException if the board does not have one of the cells
   */
  public Optional<HexDirection> direction(Cell from, Cell to) {
    int steps = distance(from, to);
    for (HexDirection direction : HexDirection.values()) {
      if (steps > 0
          && to.x() - from.x() == steps * direction.dx()
          && to.y() - from.y() == steps * direction.dy()) {
        return Optional.of(direction);
      }
    }
    return Optional.empty();
  }

  /**
   * {@return the image of a cell under a half turn} The {@link #middle} is opposite to itself.
   *
   * @param cell a cell of the board
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public Cell opposite(Cell cell) {
    return cell(size() - 1 - index(cell));
  }

  /**
   * {@return the cells of each of the six sides with both corners, counterclockwise from the bottom
   * side, which begins with {@code a1}}
   */
  public ImmutableList<ImmutableList<Cell>> sides() {
    ImmutableList<Cell> around = perimeter();
    return IntStream.range(0, 6)
        .mapToObj(
            number ->
                IntStream.rangeClosed(number * (side - 1), (number + 1) * (side - 1))
                    .mapToObj(place -> around.get(place % around.size()))
                    .collect(ImmutableList.toImmutableList()))
        .collect(ImmutableList.toImmutableList());
  }

  /** {@return the cells of the edge, counterclockwise from {@code a1}} */
  public ImmutableList<Cell> perimeter() {
    if (side == 1) {
      return cells();
    }
    Iterable<Cell> half =
        Iterables.concat(
            sideFrom(cell(0), HexDirection.EAST),
            sideFrom(new Cell(side - 1, 0), HexDirection.NORTH_EAST),
            sideFrom(new Cell(2 * side - 2, side - 1), HexDirection.NORTH_WEST));
    return ImmutableList.copyOf(Iterables.concat(half, Iterables.transform(half, this::opposite)));
  }

  /** Returns the cells of a side, without the corner at its end. */
  private Iterable<Cell> sideFrom(Cell corner, HexDirection direction) {
    return Iterables.concat(List.of(corner), ray(corner, direction).subList(0, side - 2));
  }

  @Override
  public ImmutableList<HexDirection> directions() {
    return DIRECTIONS;
  }

  @Override
  ImmutableList<HexDirection> directionsOfNeighbors() {
    return DIRECTIONS;
  }

  @Override
  public int distance(Cell from, Cell to) {
    checkContains(from);
    checkContains(to);
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    return Math.max(Math.abs(dx - dy), Math.max(Math.abs(dx), Math.abs(dy)));
  }

  /** Returns six rotations, counterclockwise, and six reflections. */
  @Override
  public ImmutableList<Symmetry> symmetries() {
    return HexSymmetries.of(this);
  }

  /** Returns the center; {@code a1} is at (0, 0), and the distance of neighbors is 1. */
  @Override
  public PlanePoint center(Cell cell) {
    checkContains(cell);
    return new PlanePoint(cell.x() - 0.5 * cell.y(), Math.sqrt(0.75) * cell.y());
  }

  /** Returns a regular hexagon with a corner at the top, the lowest corner first. */
  @Override
  public ImmutableList<PlanePoint> outline(Cell cell) {
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
  public boolean equals(@Nullable Object object) {
    return object instanceof HexBoard other && side == other.side;
  }

  @Override
  public int hashCode() {
    return Integer.hashCode(side);
  }

  /** Returns a description for people: {@code hexagonal board of side 7}. */
  @Override
  public String toString() {
    return "hexagonal board of side " + side;
  }
}
