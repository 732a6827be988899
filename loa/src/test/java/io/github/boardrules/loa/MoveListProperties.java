package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import org.junit.jupiter.api.Test;

/** Compares the bitboard move generator with a search cell by cell. */
class MoveListProperties {
  private static final int[][] STEPS = {
    {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}
  };

  /** Sets of cells of every density. */
  @Provide
  Arbitrary<Long> cells() {
    Arbitrary<Long> any = Arbitraries.longs().map(seed -> seed * 0x9e3779b97f4a7c15L ^ seed >>> 29);
    return Arbitraries.oneOf(
        any,
        any.flatMap(a -> any.map(b -> a & b)),
        any.flatMap(a -> any.flatMap(b -> any.map(c -> a & b & c))),
        any.flatMap(a -> any.map(b -> a | b)),
        any.flatMap(a -> any.flatMap(b -> any.map(c -> a | b | c))),
        Arbitraries.of(0L, -1L));
  }

  @Property
  @Tag("repeated")
  void movesAgreeWithASearchCellByCell(@ForAll("cells") long pieces, @ForAll("cells") long colors) {
    compare(pieces & colors, pieces & ~colors);
  }

  /** Every occupancy of every rank and file, seen from every cell. */
  @Test
  void everyOccupancyOfRanksAndFiles() {
    for (int cell = 0; cell < 64; cell++) {
      for (long set = 0; set < 256; set++) {
        long rank = set << (cell & 56);
        long file = spread(set) << (cell & 7);
        long piece = 1L << cell;
        compare(piece, rank & ~piece);
        compare(piece | rank, 0);
        compare(piece, file & ~piece);
        compare(piece | file, 0);
      }
    }
  }

  /** Every occupancy of every diagonal, seen from every cell. */
  @Test
  void everyOccupancyOfDiagonals() {
    for (int cell = 0; cell < 64; cell++) {
      for (int sign = -1; sign <= 1; sign += 2) {
        for (int set = 0; set < 256; set++) {
          long line = 0;
          for (int x = 0; x < 8; x++) {
            int y = (cell >> 3) + sign * (x - (cell & 7));
            if (y >= 0 && y < 8 && (set >> x & 1) != 0) {
              line |= 1L << (8 * y + x);
            }
          }
          compare(1L << cell, line & ~(1L << cell));
          compare(line | 1L << cell, 0);
        }
      }
    }
  }

  /** Returns the cells of the leftmost file for a set of cells of the lowest rank. */
  private static long spread(long rank) {
    long file = 0;
    for (int i = 0; i < 8; i++) {
      file |= (rank >> i & 1) << (8 * i);
    }
    return file;
  }

  private static void compare(long own, long enemy) {
    Set<String> expected = moves(own, enemy);
    MoveList list = MovePairs.moves(own, enemy);
    List<LoaMove> listed = new ArrayList<>();
    for (LoaMove move : list) {
      listed.add(move);
    }
    assertEquals(expected, listed.stream().map(LoaMove::toString).collect(Collectors.toSet()));
    assertEquals(expected.size(), listed.size());
    assertEquals(expected.size(), list.size());
    assertEquals(expected.isEmpty(), list.isEmpty());
    assertEquals(!expected.isEmpty(), LineTables.canMove(own, enemy));
    for (int i = 0; i < listed.size(); i++) {
      assertSame(listed.get(i), list.get(i));
    }
    Set<String> byPiece = new TreeSet<>();
    for (int from = 0; from < 64; from++) {
      if ((own >>> from & 1) != 0) {
        for (int to = 0; to < 64; to++) {
          if (LineTables.reaches(from, to, own, enemy)) {
            byPiece.add(text(from, to, (enemy >>> to & 1) != 0));
          }
        }
      }
    }
    assertEquals(expected, byPiece);
  }

  private static Set<String> moves(long own, long enemy) {
    Set<String> moves = new TreeSet<>();
    for (int from = 0; from < 64; from++) {
      if (has(own, from & 7, from >> 3)) {
        for (int[] step : STEPS) {
          addMove(own, enemy, from, step[0], step[1], moves);
        }
      }
    }
    return moves;
  }

  private static void addMove(long own, long enemy, int from, int dx, int dy, Set<String> moves) {
    int x = from & 7;
    int y = from >> 3;
    int distance = 0;
    for (int i = -7; i <= 7; i++) {
      distance += has(own | enemy, x + i * dx, y + i * dy) ? 1 : 0;
    }
    for (int i = 1; i < distance; i++) {
      if (has(enemy, x + i * dx, y + i * dy)) {
        return;
      }
    }
    int toX = x + distance * dx;
    int toY = y + distance * dy;
    if (toX >= 0 && toX < 8 && toY >= 0 && toY < 8 && !has(own, toX, toY)) {
      moves.add(text(from, 8 * toY + toX, has(enemy, toX, toY)));
    }
  }

  private static boolean has(long cells, int x, int y) {
    return x >= 0 && x < 8 && y >= 0 && y < 8 && (cells >>> (8 * y + x) & 1) != 0;
  }

  private static String text(int from, int to, boolean capture) {
    return cell(from) + (capture ? ":" : "-") + cell(to);
  }

  private static String cell(int index) {
    return (char) ('a' + index % 8) + "" + (index / 8 + 1);
  }

  /** Moves along lines are shared instances; other moves are only equal. */
  @Test
  void movesAlongLinesAreSharedInstances() {
    for (int from = 0; from < 64; from++) {
      for (int to = 0; to < 64; to++) {
        int dx = Math.abs((from & 7) - (to & 7));
        int dy = Math.abs((from >> 3) - (to >> 3));
        for (boolean capture : new boolean[] {false, true}) {
          LoaMove move = move(from, to, capture);
          assertEquals(text(from, to, capture), move.toString());
          if (from != to && (dx == 0 || dy == 0 || dx == dy)) {
            assertSame(move, move(from, to, capture));
          }
        }
      }
    }
  }

  private static LoaMove move(int from, int to, boolean capture) {
    return capture
        ? LoaMove.capture(Loa.BOARD.cell(from), Loa.BOARD.cell(to))
        : LoaMove.quiet(Loa.BOARD.cell(from), Loa.BOARD.cell(to));
  }

  @Test
  void anIndexBeyondTheListIsRefused() {
    MoveList list = MovePairs.moves(1L, 0);
    assertEquals("[a1-b1, a1-a2, a1-b2]", list.toString());
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(3));
    Iterator<LoaMove> moves = list.iterator();
    for (int i = 0; i < 3; i++) {
      assertTrue(moves.hasNext());
      moves.next();
    }
    assertFalse(moves.hasNext());
    assertThrows(NoSuchElementException.class, moves::next);
  }
}
