package io.github.boardrules.core.board;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A hexagon of hexagons ("hexhex") with a number of cells on each side, and six neighbours to a
 * cell.
 *
 * <p>With {@code n} cells on a side, the cells are those of the square of {@code 2n − 1} files and
 * ranks whose coordinates differ by less than {@code n}. Every straight line of cells has one x,
 * one y or one x − y. Drawn with {@linkplain HexLayout#POINTY_TOP pointy tops}, {@code a1} is at
 * the left end of the bottom rank.
 *
 * <pre>{@code
 * HexBoard board = HexBoard.of(7);
 * board.size(); // → 127
 * board.ray(Cell.parse("g7"), HexDirection.NORTH_EAST); // → [h8, i9, j10, k11, l12, m13]
 * board.opposite(Cell.parse("a4")); // → m10
 * }</pre>
 */
public final class HexBoard extends Board {
  /** The greatest number of cells on a side. */
  public static final int MAX_SIDE = 13;

  private final int side;
  private final ImmutableList<CellSet> neighbours;

  private HexBoard(int side) {
    super(2 * side - 1, 2 * side - 1, (x, y) -> Math.abs(x - y) < side);
    this.side = side;
    this.neighbours =
        cells().stream().map(this::findNeighbours).collect(ImmutableList.toImmutableList());
  }

  /**
   * {@return a board of the given size}
   *
   * @param side the number of cells on each side, 1 to {@link #MAX_SIDE}
   */
  public static HexBoard of(int side) {
    checkArgument(side >= 1 && side <= MAX_SIDE, "side %s", side);
    return new HexBoard(side);
  }

  private CellSet findNeighbours(Cell cell) {
    ImmutableList.Builder<Cell> found = ImmutableList.builder();
    for (HexDirection direction : HexDirection.values()) {
      step(cell, direction).ifPresent(found::add);
    }
    return setOf(found.build());
  }

  /** {@return the number of cells on each side} */
  public int side() {
    return side;
  }

  /** {@return the cell in the middle} */
  public Cell middle() {
    return cell(size() / 2);
  }

  @Override
  public CellSet neighbours(Cell cell) {
    return neighbours.get(index(cell));
  }

  /**
   * {@return the next cell in a direction, if the board goes on}
   *
   * @param from where to begin
   * @param direction which way
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public Optional<Cell> step(Cell from, HexDirection direction) {
    return step(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the cells in a direction from a cell, nearest first, up to the edge of the board}
   *
   * @param from where to begin
   * @param direction which way
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<Cell> ray(Cell from, HexDirection direction) {
    return ray(from, direction.dx(), direction.dy());
  }

  /**
   * {@return the whole line through a cell, from edge to edge}
   *
   * @param through a cell of the line
   * @param axis the kind of line
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<Cell> line(Cell through, HexAxis axis) {
    return line(through, axis.direction().dx(), axis.direction().dy());
  }

  /**
   * {@return all lines of a kind, ordered by their first cells; together they have every cell once}
   *
   * @param axis the kind of line
   */
  public ImmutableList<ImmutableList<Cell>> lines(HexAxis axis) {
    return lines(axis.direction().dx(), axis.direction().dy());
  }

  /**
   * {@return the direction in which one cell lies from another; empty if they are the same or on no
   * line}
   *
   * @param from where to begin
   * @param to where to end
   * @throws IllegalArgumentException if the board does not have one of them
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
   * {@return the cell diametrically opposite, as the half turn maps it; the middle is opposite to
   * itself}
   *
   * @param cell a cell
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public Cell opposite(Cell cell) {
    return cell(size() - 1 - index(cell));
  }

  /** The cells that have fewer than six neighbours: those of the {@link #perimeter}. */
  @Override
  public CellSet edge() {
    return setOf(perimeter());
  }

  /**
   * {@return the cells of the edge in a walk around the board, counterclockwise from {@code a1}}
   */
  public ImmutableList<Cell> perimeter() {
    if (side == 1) {
      return cells();
    }
    ImmutableList<Cell> half =
        ImmutableList.<Cell>builder()
            .addAll(sideFrom(cell(0), HexDirection.EAST))
            .addAll(sideFrom(new Cell(side - 1, 0), HexDirection.NORTH_EAST))
            .addAll(sideFrom(new Cell(2 * side - 2, side - 1), HexDirection.NORTH_WEST))
            .build();
    return ImmutableList.<Cell>builder()
        .addAll(half)
        .addAll(half.stream().map(this::opposite).toList())
        .build();
  }

  /** A side without the corner at its end. */
  private Iterable<Cell> sideFrom(Cell corner, HexDirection direction) {
    return ImmutableList.<Cell>builder()
        .add(corner)
        .addAll(ray(corner, direction).subList(0, side - 2))
        .build();
  }

  /** The six cells in which two sides meet. */
  @Override
  public CellSet corners() {
    ImmutableList<Cell> perimeter = perimeter();
    CellSet corners = none();
    for (int i = 0; i < perimeter.size(); i += Math.max(1, side - 1)) {
      corners = corners.with(perimeter.get(i));
    }
    return corners;
  }

  @Override
  public int distance(Cell from, Cell to) {
    checkContains(from);
    checkContains(to);
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    return Math.max(Math.abs(dx - dy), Math.max(Math.abs(dx), Math.abs(dy)));
  }

  /** Twelve: six turns, counterclockwise, and six mirrors. */
  @Override
  public ImmutableList<Symmetry> symmetries() {
    return HexSymmetries.of(this);
  }

  /** The centre with {@linkplain HexLayout#POINTY_TOP pointy tops}: {@code a1} is at (0, 0). */
  @Override
  public PlanePoint centre(Cell cell) {
    return centre(cell, HexLayout.POINTY_TOP);
  }

  /**
   * {@return where the centre of a cell is drawn in a layout; {@code a1} is at (0, 0) in both}
   *
   * @param cell a cell
   * @param layout how the board is drawn
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public PlanePoint centre(Cell cell, HexLayout layout) {
    checkContains(cell);
    return layout.centre(cell);
  }

  /**
   * A regular hexagon with {@linkplain HexLayout#POINTY_TOP pointy top}, its lowest corner first.
   */
  @Override
  public ImmutableList<PlanePoint> outline(Cell cell) {
    return outline(cell, HexLayout.POINTY_TOP);
  }

  /**
   * {@return the corners of the hexagon of a cell in a layout, counterclockwise; the lowest one
   * first, of two the left one}
   *
   * @param cell a cell
   * @param layout how the board is drawn
   * @throws IllegalArgumentException if the board does not have the cell
   */
  public ImmutableList<PlanePoint> outline(Cell cell, HexLayout layout) {
    checkContains(cell);
    return layout.outline(cell);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof HexBoard other && side == other.side;
  }

  @Override
  public int hashCode() {
    return Integer.hashCode(side);
  }

  /** For people: {@code hexagonal board of side 7}. */
  @Override
  public String toString() {
    return "hexagonal board of side " + side;
  }
}
