package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareDirection;
import java.util.List;

/**
 * How pieces move, on sets of cells that are the bits of a long. On a line with n pieces a piece
 * goes n cells either way, if no enemy is in between and no piece of its own where it ends.
 */
final class Lines {
  /** Opposite directions are four apart, so a line has the number of the first of its two. */
  private static final ImmutableList<SquareDirection> DIRECTIONS =
      ImmutableList.of(
          SquareDirection.NORTH,
          SquareDirection.NORTH_EAST,
          SquareDirection.EAST,
          SquareDirection.SOUTH_EAST,
          SquareDirection.SOUTH,
          SquareDirection.SOUTH_WEST,
          SquareDirection.WEST,
          SquareDirection.NORTH_WEST);

  /** The cells of each line through each cell. */
  private static final long[] LINE = new long[64 * 4];

  /** For each cell, direction and distance: where it leads; no cell if off the board. */
  private static final long[] END = new long[64 * 8 * 8];

  /** For each cell, direction and distance: the cells passed on the way. */
  private static final long[] PASSED = new long[64 * 8 * 8];

  static {
    for (int index = 0; index < 64; index++) {
      for (int direction = 0; direction < 8; direction++) {
        Cell cell = Loa.BOARD.cell(index);
        SquareDirection d = DIRECTIONS.get(direction);
        LINE[line(index, direction)] = bits(Loa.BOARD.line(cell, d.axis()));
        List<Cell> ray = Loa.BOARD.ray(cell, d);
        for (int distance = 1; distance <= ray.size(); distance++) {
          int entry = entry(index, direction, distance);
          END[entry] = bits(ray.subList(distance - 1, distance));
          PASSED[entry] = bits(ray.subList(0, distance - 1));
        }
      }
    }
  }

  private Lines() {}

  private static long bits(List<Cell> cells) {
    return Loa.BOARD.setOf(cells).word(0);
  }

  private static int line(int cell, int direction) {
    return (cell << 2) | (direction & 3);
  }

  /**
   * A full line has eight pieces, whose distance of eight leads off the board from everywhere: it
   * shares the entry of the distance 0, which leads nowhere.
   */
  private static int entry(int cell, int direction, int distance) {
    return (cell << 6) | (direction << 3) | (distance & 7);
  }

  /** Where the piece of a cell may go. */
  static long targets(int cell, long own, long enemy) {
    long occupied = own | enemy;
    long targets = 0;
    for (int direction = 0; direction < 4; direction++) {
      int distance = Long.bitCount(LINE[line(cell, direction)] & occupied);
      int ahead = entry(cell, direction, distance);
      if ((PASSED[ahead] & enemy) == 0) {
        targets |= END[ahead];
      }
      int back = entry(cell, direction + 4, distance);
      if ((PASSED[back] & enemy) == 0) {
        targets |= END[back];
      }
    }
    return targets & ~own;
  }

  /** Whether any piece of a side may go anywhere. */
  static boolean canMove(long own, long enemy) {
    for (long rest = own; rest != 0; rest &= rest - 1) {
      if (targets(Long.numberOfTrailingZeros(rest), own, enemy) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The number of moves of a side. */
  static int countMoves(long own, long enemy) {
    int count = 0;
    for (long rest = own; rest != 0; rest &= rest - 1) {
      count += Long.bitCount(targets(Long.numberOfTrailingZeros(rest), own, enemy));
    }
    return count;
  }

  /** The number of given pieces on the line through a cell that runs in a direction. */
  static int countOnLine(int cell, SquareDirection direction, long pieces) {
    return Long.bitCount(LINE[line(cell, DIRECTIONS.indexOf(direction))] & pieces);
  }

  /** The cells between a cell and the one at a distance from it. */
  static long passed(int cell, SquareDirection direction, int distance) {
    return PASSED[entry(cell, DIRECTIONS.indexOf(direction), distance)];
  }
}
