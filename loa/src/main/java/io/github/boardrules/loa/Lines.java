package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareAxis;
import io.github.boardrules.core.board.SquareDirection;
import java.util.List;

/**
 * How one piece moves, on sets of cells that are the bits of a long. On a line with n pieces a
 * piece goes n cells either way, if no enemy is in between and no piece of its own where it ends.
 */
final class Lines {
  /** The directions that lead to greater indexes; their opposites lead back. */
  static final ImmutableList<SquareDirection> AHEAD =
      ImmutableList.of(
          SquareDirection.EAST,
          SquareDirection.NORTH,
          SquareDirection.NORTH_EAST,
          SquareDirection.NORTH_WEST);

  /** The cells of each line through each cell. */
  private static final long[] LINE = new long[64 * 4];

  /**
   * For each cell, axis and distance four sets: where the distance leads ahead (no cell if off the
   * board) and the cells passed on the way, and the same back.
   */
  private static final long[] WAYS = new long[64 * 4 * 8 * 4];

  static {
    for (int index = 0; index < 64; index++) {
      Cell cell = Loa.BOARD.cell(index);
      for (int axis = 0; axis < 4; axis++) {
        SquareDirection ahead = AHEAD.get(axis);
        LINE[line(index, axis)] = bits(Loa.BOARD.line(cell, ahead.axis()));
        fill(index, axis, 0, Loa.BOARD.ray(cell, ahead));
        fill(index, axis, 2, Loa.BOARD.ray(cell, ahead.opposite()));
      }
    }
  }

  private Lines() {}

  private static void fill(int index, int axis, int way, List<Cell> ray) {
    for (int distance = 1; distance <= ray.size(); distance++) {
      int entry = entry(line(index, axis), distance) + way;
      WAYS[entry] = bits(ray.subList(distance - 1, distance));
      WAYS[entry + 1] = bits(ray.subList(0, distance - 1));
    }
  }

  private static long bits(List<Cell> cells) {
    return Loa.BOARD.setOf(cells).word(0);
  }

  private static int line(int cell, int axis) {
    return ((cell & 63) << 2) + axis;
  }

  /**
   * A full line has eight pieces, whose distance of eight leads off the board from everywhere: it
   * shares the entry of the distance 0, which leads nowhere.
   */
  private static int entry(int line, int distance) {
    return (line << 5) + ((distance & 7) << 2);
  }

  /** Where the piece of a cell may go. */
  static long targets(int cell, long own, long enemy) {
    long targets = 0;
    for (int axis = 0; axis < 4; axis++) {
      targets |= targets(cell, axis, own, enemy);
    }
    return targets;
  }

  /** Where the piece of a cell may go along an axis, found without a jump. */
  private static long targets(int cell, int axis, long own, long enemy) {
    int line = line(cell, axis);
    int entry = entry(line, Long.bitCount(LINE[line] & (own | enemy)));
    long ahead = WAYS[entry] & allIfNone(WAYS[entry + 1] & enemy);
    long back = WAYS[entry + 2] & allIfNone(WAYS[entry + 3] & enemy);
    return (ahead | back) & ~own;
  }

  /** All cells for no cell, and none for any others; h8 is never passed. */
  private static long allIfNone(long passed) {
    return (passed - 1) >> 63;
  }

  /** Whether any piece of a side may go anywhere: mostly the first along the first axis. */
  static boolean canMove(long own, long enemy) {
    for (long rest = own; rest != 0; rest &= rest - 1) {
      int cell = Long.numberOfTrailingZeros(rest);
      for (int axis = 0; axis < 4; axis++) {
        if (targets(cell, axis, own, enemy) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  /** The number of given pieces on the line through a cell that runs along an axis. */
  static int countOnLine(int cell, int axis, long pieces) {
    return Long.bitCount(LINE[line(cell, axis)] & pieces);
  }

  /** The number of given pieces on the line through a cell that runs in a direction. */
  static int countOnLine(int cell, SquareDirection direction, long pieces) {
    return countOnLine(cell, axis(direction.axis()), pieces);
  }

  /** The cells between a cell and the one at a distance from it. */
  static long passed(int cell, SquareDirection direction, int distance) {
    int way = AHEAD.contains(direction) ? 1 : 3;
    return WAYS[entry(line(cell, axis(direction.axis())), distance) + way];
  }

  private static int axis(SquareAxis axis) {
    for (int i = 0; i < 4; i++) {
      if (AHEAD.get(i).axis() == axis) {
        return i;
      }
    }
    throw new AssertionError(axis);
  }

  /** The index of a cell of the board, as {@code Loa.BOARD} has it. */
  static int index(Cell cell) {
    return cell.y() << 3 | cell.x();
  }

  /** Whether the board has both cells. */
  static boolean hasBoth(Cell a, Cell b) {
    return (a.x() | a.y() | b.x() | b.y()) < 8;
  }
}
