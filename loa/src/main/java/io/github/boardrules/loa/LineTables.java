package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareDirection;
import java.util.Arrays;
import java.util.List;

/**
 * The moves of a single piece, from tables of the lines of the board. Sets of cells are bitboards:
 * bit {@code 8 * y + x} is the cell in file x and rank y.
 *
 * <p>{@link MovePairs} finds the moves of all pieces of a side at once.
 */
final class LineTables {
  private static final int CELLS = 64;
  private static final int AXES = 4;

  /** For each axis, in the order of {@link MovePairs}, the direction to cells of higher index. */
  private static final ImmutableList<SquareDirection> FORWARD =
      ImmutableList.of(
          SquareDirection.EAST,
          SquareDirection.NORTH,
          SquareDirection.NORTH_EAST,
          SquareDirection.NORTH_WEST);

  /** The cells of the four lines through each cell. */
  private static final long[] LINES = new long[CELLS * AXES];

  /**
   * For each line through a cell and each distance, four sets: the cell at that distance forward
   * (empty if it is off the board), the cells passed on the way there, and the same two backward.
   */
  private static final long[] REACH = new long[CELLS * AXES * 8 * 4];

  /** The axis of the line through each two cells; {@link #AXES} if they share none. */
  private static final byte[] AXIS = new byte[CELLS * CELLS];

  static {
    Arrays.fill(AXIS, (byte) AXES);
    for (int index = 0; index < CELLS; index++) {
      Cell cell = Loa.BOARD.cell(index);
      for (int axis = 0; axis < AXES; axis++) {
        SquareDirection forward = FORWARD.get(axis);
        List<Cell> ahead = Loa.BOARD.ray(cell, forward);
        List<Cell> back = Loa.BOARD.ray(cell, forward.opposite());
        List<Cell> line =
            ImmutableList.<Cell>builder().add(cell).addAll(ahead).addAll(back).build();
        LINES[line(index, axis)] = bits(line);
        for (Cell other : line) {
          AXIS[CELLS * index + Loa.BOARD.index(other)] = (byte) axis;
        }
        fillReach(line(index, axis), 0, ahead);
        fillReach(line(index, axis), 2, back);
      }
    }
  }

  private LineTables() {}

  private static void fillReach(int line, int offset, List<Cell> ray) {
    for (int distance = 1; distance <= ray.size(); distance++) {
      int entry = entry(line, distance) + offset;
      REACH[entry] = bits(ray.subList(distance - 1, distance));
      REACH[entry + 1] = bits(ray.subList(0, distance - 1));
    }
  }

  private static long bits(List<Cell> cells) {
    return Loa.BOARD.setOf(cells).word(0);
  }

  private static int line(int cell, int axis) {
    return AXES * cell + axis;
  }

  /**
   * Distance 8 shares the empty entry of distance 0: a line of eight pieces is full, and no cell of
   * it has another one eight cells away.
   */
  private static int entry(int line, int distance) {
    return (line << 5) + ((distance & 7) << 2);
  }

  /** Returns whether the piece on a cell may move to another cell. Looks at one line only. */
  static boolean reaches(int from, int to, long own, long enemy) {
    int axis = AXIS[CELLS * from + to];
    return axis < AXES && (targets(from, axis, own, enemy) >>> to & 1) != 0;
  }

  private static long targets(int cell, int axis, long own, long enemy) {
    int line = line(cell, axis);
    int entry = entry(line, Long.bitCount(LINES[line] & (own | enemy)));
    long forward = REACH[entry] & allIfEmpty(REACH[entry + 1] & enemy);
    long backward = REACH[entry + 2] & allIfEmpty(REACH[entry + 3] & enemy);
    return (forward | backward) & ~own;
  }

  /** Returns all bits for the empty set, otherwise 0. No move passes h8, so bit 63 is 0. */
  private static long allIfEmpty(long passed) {
    return (passed - 1) >> 63;
  }

  /** Returns whether any piece of a side can move; usually the first piece can, along its rank. */
  static boolean canMove(long own, long enemy) {
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      for (int axis = 0; axis < AXES; axis++) {
        if (targets(cell, axis, own, enemy) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** Returns the number of pieces on the line through a cell along an axis. */
  static int countOnLine(int cell, int axis, long pieces) {
    return Long.bitCount(LINES[line(cell, axis)] & pieces);
  }
}
