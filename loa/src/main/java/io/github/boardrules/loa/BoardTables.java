package io.github.boardrules.loa;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.board.Board;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.loa.LoaRules.Hole;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A board with its hole and its lines. Immutable.
 *
 * <p>Lines are numbered axis by axis, first the ranks from the bottom. A cell is a bit of each line
 * through it: its file in a rank, otherwise its rank, so that a step along the line goes to the
 * next bit. The lines of a hexagonal board are those of a square one without the falling diagonals,
 * and so are the neighbors of its cells.
 */
final class BoardTables {
  private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};

  /** The number of bits of a line; no board is wider or higher. */
  private static final int BITS = 16;

  private static final RecentValues<Key, BoardTables> RECENT =
      new RecentValues<>(key -> new BoardTables(key.board(), key.hasHole()));

  private record Key(Board board, boolean hasHole) {}

  final Board board;

  /** The index of the hole, or -1. */
  final int hole;

  /** The {@link Zobrist} key. */
  final long key;

  /** The number of kinds of lines: four on a square board, three on a hexagonal one. */
  final int axes;

  /** The cells of each line, as bits. */
  final int[] masks;

  /** The line through each cell along each axis. */
  private final byte[] lines;

  /** The cell of each bit of each line. */
  private final short[] cells;

  final ImmutableList<GameSymmetry<LoaMove>> symmetries;

  BoardTables(Board board, boolean hasHole) {
    this.board = board;
    this.hole = hasHole ? board.size() / 2 : -1;
    boolean isHex = board instanceof HexBoard;
    int size = board instanceof HexBoard hex ? hex.side() : board.width();
    this.key = Zobrist.board(isHex, size, hasHole);
    this.axes = isHex ? 3 : 4;
    this.lines = new byte[board.size() * axes];
    this.masks = new int[numberLines()];
    this.cells = new short[masks.length * BITS];
    fillLines();
    this.symmetries =
        Stream.of(false, true)
            .flatMap(
                swap -> board.symmetries().stream().map(map -> new LoaSymmetry(this, map, swap)))
            .collect(ImmutableList.toImmutableList());
  }

  /** Returns the tables of the board of some rules. */
  static BoardTables of(LoaRules rules) {
    return RECENT.get(new Key(rules.board(), rules.get(LoaRules.HOLE) == Hole.CENTER));
  }

  /** Numbers the lines in the order of their first cells, and returns their number. */
  private int numberLines() {
    int count = 0;
    for (int axis = 0; axis < axes; axis++) {
      for (Cell cell : board.cells()) {
        Optional<Cell> before = board.at(cell.x() - STEPS[axis][0], cell.y() - STEPS[axis][1]);
        int index = axes * board.index(cell) + axis;
        lines[index] =
            before.isPresent() ? lines[axes * board.index(before.get()) + axis] : (byte) count++;
      }
    }
    return count;
  }

  private void fillLines() {
    for (int cell = 0; cell < board.size(); cell++) {
      for (int axis = 0; axis < axes; axis++) {
        int line = line(cell, axis);
        masks[line] |= 1 << bit(cell, axis);
        cells[line * BITS + bit(cell, axis)] = (short) cell;
      }
    }
  }

  /** Returns the number of the line through a cell along an axis. */
  int line(int cell, int axis) {
    return lines[axes * cell + axis];
  }

  /** Returns the bit of a cell in its line along an axis. */
  int bit(int cell, int axis) {
    return axis == 0 ? board.cell(cell).x() : board.cell(cell).y();
  }

  /** Returns the cell of a bit of a line. */
  int cell(int line, int bit) {
    return cells[line * BITS + bit];
  }

  /** Returns the number of cells on a line that satisfy a condition. */
  int count(int line, Predicate<Cell> condition) {
    int count = 0;
    for (int rest = masks[line]; rest != 0; rest &= rest - 1) {
      int cell = cell(line, Integer.numberOfTrailingZeros(rest));
      count += condition.test(board.cell(cell)) ? 1 : 0;
    }
    return count;
  }

  /** Returns the axis of the line through two cells, or -1 if they are equal or share no line. */
  int axis(Cell from, Cell to) {
    int dx = to.x() - from.x();
    int dy = to.y() - from.y();
    if (dx == 0 || dy == 0) {
      return dx != 0 ? MovePairs.RANKS : dy != 0 ? MovePairs.FILES : -1;
    }
    return dx == dy
        ? MovePairs.RISING
        : dx == -dy && axes > MovePairs.FALLING ? MovePairs.FALLING : -1;
  }
}
