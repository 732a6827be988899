package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.testing.Openings;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Compares the results of patch operations with results computed on the whole board. */
class PatchProperties {
  private static final int MAX_SIDE = 25;
  private static final SquareBoard EIGHT = SquareBoard.of(8, 8);
  private static final long[] NO_WORDS = {};

  private static CellSet random(SquareBoard board, Random random) {
    int oneIn = 2 + random.nextInt(5);
    return board.setOf(board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList());
  }

  private static long patch(BoardTables tables, CellSet empty, int point) {
    return patch(tables.patches, empty, point);
  }

  private static long patch(Patches patches, CellSet empty, int point) {
    return empty.wordCount() <= 2
        ? patches.of(empty.word(0), empty.word(1), NO_WORDS, point)
        : patches.of(0, 0, empty.words(), point);
  }

  private static CellSet cells(BoardTables tables, int point, long bits) {
    return CellSet.ofBits(tables.board, tables.patches.words(point, bits));
  }

  private static long emptyAndOpen(BoardTables tables, CellSet empty, int point) {
    return patch(tables, empty, point) & tables.patches.open(point);
  }

  private static boolean hasLine(NaiveLinage naive, CellSet part) {
    Set<String> texts = LinageDifferentialProperties.texts(part);
    return !naive.lines(texts, 1, 0).isEmpty() || !naive.lines(texts, 0, 1).isEmpty();
  }

  @Property
  void aPatchContainsTheEmptyPointsAroundAPoint(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    BoardTables tables = new BoardTables(board, 2);
    CellSet empty = random(board, random);
    for (int point = 0; point < board.size(); point++) {
      Patches patches = tables.patches;
      assertEquals(point, patches.point(point, patches.bit(point)));
      CellSet all = cells(tables, point, patch(tables, board.all(), point));
      assertEquals(empty.intersection(all), cells(tables, point, patch(tables, empty, point)));
      for (Cell cell : board.neighbors(board.cell(point))) {
        assertTrue(all.contains(cell));
      }
      Set<Cell> open =
          all.stream()
              .filter(cell -> !all.containsAll(board.neighbors(cell)))
              .collect(Collectors.toSet());
      long shown = patch(tables, board.all(), point) & patches.open(point);
      assertEquals(open, cells(tables, point, shown));
    }
  }

  @Example
  void arcsAreTheComponentsOfTheRingThatTouchItsCenter() {
    SquareBoard board = SquareBoard.of(3, 3);
    Cell center = new Cell(1, 1);
    Patches patches = new Patches(board);
    for (int bits = 0; bits < 512; bits++) {
      CellSet empty = CellSet.ofBits(board, bits);
      for (Cell point : List.of(center, new Cell(0, 0), new Cell(2, 1), new Cell(1, 2))) {
        CellSet ring =
            board.setOf(
                Iterables.filter(
                    empty,
                    cell ->
                        Math.abs(cell.x() - point.x()) <= 1
                            && Math.abs(cell.y() - point.y()) <= 1
                            && !cell.equals(point)));
        int index = board.index(point);
        long arcs = Ring.arcs(patch(patches, empty, index), patches.place(index));
        CellSet found = CellSet.ofBits(board, patches.words(index, arcs));
        List<CellSet> touching =
            ring.components().stream()
                .filter(part -> part.intersects(board.neighbors(point)))
                .toList();
        assertEquals(touching.size(), found.size());
        assertTrue(board.neighbors(point).containsAll(found));
        touching.forEach(part -> assertTrue(part.intersects(found)));
      }
    }
  }

  @Property
  void cutOffReturnsAComponent(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    BoardTables tables = new BoardTables(board, 2);
    CellSet empty = random(board, random);
    for (Cell stone : empty) {
      int point = board.index(stone);
      CellSet rest = empty.without(stone);
      List<CellSet> around = new ArrayList<>(rest.components());
      around.removeIf(part -> !part.intersects(board.neighbors(stone)));
      long piece =
          Patch.cutOff(
              patch(tables, rest, point), tables.patches.place(point), tables.patches.open(point));
      if (piece == 0) {
        assertTrue(around.size() <= 1);
      } else if (piece == Patch.UNKNOWN) {
        assertTrue(width > Patch.SIDE || height > Patch.SIDE);
        CellSet shown = cells(tables, point, patch(tables, rest, point));
        CellSet open = cells(tables, point, emptyAndOpen(tables, rest, point));
        for (CellSet part : shown.components()) {
          assertTrue(!part.intersects(board.neighbors(stone)) || part.intersects(open));
        }
      } else {
        assertTrue(around.size() > 1);
        assertTrue(around.contains(cells(tables, point, piece)));
      }
    }
  }

  @Property
  void partWithoutLineReturnsAComponentWithoutALine(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Choices random) {
    SquareBoard board = SquareBoard.of(width, height);
    BoardTables tables = new BoardTables(board, length);
    NaiveLinage naive = new NaiveLinage(width, height, length);
    CellSet empty = random(board, random);
    for (int i = 0; i < 20 && !empty.isEmpty(); i++) {
      int point =
          empty.board().index(ImmutableList.copyOf(empty).get(random.nextInt(empty.size())));
      Cell stone = board.cell(point);
      List<CellSet> without = new ArrayList<>(empty.without(stone).components());
      without.removeIf(part -> !part.intersects(board.neighbors(stone)) || hasLine(naive, part));
      long piece =
          Patch.partWithoutLine(
              patch(tables, empty, point),
              tables.patches.place(point),
              tables.patches.open(point),
              length);
      if (piece == 0) {
        assertEquals(List.of(), without);
      } else if (piece == Patch.UNKNOWN) {
        assertTrue(width > Patch.SIDE || height > Patch.SIDE);
      } else {
        assertTrue(without.contains(cells(tables, point, piece)));
      }
    }
  }

  /**
   * Each point that becomes illegal in a random game is a suspect that cuts off a weak neighbor.
   */
  @Property
  void newlyIllegalPointsAreSuspects(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Choices random) {
    if (Math.max(width, height) < length) {
      return;
    }
    LinageRules territory = Openings.fixed(TestRules.board(width, height), Komi.ofHalfPoints(1));
    LinagePosition position = Linage.game(TestRules.of(territory, length)).start();
    BoardTables tables = position.game().tables;
    NaiveLinage naive = new NaiveLinage(width, height, length);
    while (position.legalMoveCount() > 1) {
      int point =
          position
              .board()
              .index(
                  ImmutableList.copyOf(position.placements())
                      .get(random.nextInt(position.legalMoveCount() - 1)));
      CellSet empty = position.stones().complement().without(tables.board.cell(point));
      LinagePosition next = position.playUnchecked(LinageMove.place(tables.board.cell(point)));
      long patch = patch(tables, empty, point);
      long legal = patch(tables, position.placements(), point) & patch;
      CellSet lost = cells(tables, point, legal).minus(next.placements());
      lost = lost.minus(next.territory(Orientation.VERTICAL));
      lost = lost.minus(next.territory(Orientation.HORIZONTAL));
      CellSet cuts = tables.board.none();
      long weak = Patch.weak(Patch.grow(tables.patches.bit(point)) & patch, patch, length);
      for (long rest = weak; rest != 0; rest &= rest - 1) {
        long neighbor = rest & -rest;
        long suspects = Patch.suspects(neighbor, patch, length);
        if (suspects == Patch.UNKNOWN) {
          assertTrue(width > Patch.SIDE || height > Patch.SIDE);
          cuts = tables.board.all();
          continue;
        }
        for (long left = suspects & legal; left != 0; left &= left - 1) {
          long suspect = left & -left;
          CellSet suspectCell = cells(tables, point, suspect);
          long part = Patch.componentWithoutLine(neighbor, patch & ~suspect, length);
          if (part != 0) {
            cuts = cuts.union(suspectCell);
          }
          if (part != 0 && (part & tables.patches.open(point)) == 0) {
            List<CellSet> parts = empty.minus(suspectCell).components();
            CellSet cells = cells(tables, point, part);
            assertTrue(parts.contains(cells) && !hasLine(naive, cells), position.text());
          }
        }
      }
      assertTrue(cuts.containsAll(lost), position.text());
      position = next;
    }
  }

  /** On a board of one patch, compares lines, weak points and suspects with lists of lines. */
  @Property
  void linesWeakPointsAndSuspectsMatchTheListOfLines(
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length, @ForAll Choices random) {
    long empty = random(EIGHT, random).word(0);
    List<Long> horizontal = lines(empty, length, 1, 0);
    List<Long> vertical = lines(empty, length, 0, 1);
    List<Long> lines = new ArrayList<>(horizontal);
    lines.addAll(vertical);
    assertEquals(union(lines), Patch.lines(empty, length));
    long some = random(EIGHT, random).complement().word(0) & empty;
    assertEquals(
        (some & union(horizontal)) != 0 && (some & union(vertical)) != 0,
        Patch.areOnBothLines(some, empty, length));
    long expected = 0;
    for (long rest = some; rest != 0; rest &= rest - 1) {
      long point = rest & -rest;
      List<Long> through = through(point, lines);
      boolean isSafe =
          through.stream().anyMatch(a -> through.stream().anyMatch(b -> (a & b) == point));
      expected |= isSafe ? 0 : point;
    }
    long weak = Patch.weak(some, empty, length);
    assertEquals(expected, weak);
    for (long rest = some; rest != 0; rest &= rest - 1) {
      checkSuspects(rest & -rest, empty, length, lines);
    }
  }

  private static void checkSuspects(long point, long empty, int length, List<Long> lines) {
    long suspects = Patch.suspects(point, empty, length);
    long dead = empty & ~union(lines);
    if ((point & dead) == 0) {
      assertEquals(common(through(point, lines)) & ~point, suspects);
    } else {
      CellSet deadAround =
          CellSet.ofBits(EIGHT, dead).component(EIGHT.cell(Long.numberOfTrailingZeros(point)));
      long exits = 0;
      for (Cell cell : deadAround) {
        exits |= EIGHT.neighbors(cell).word(0);
      }
      exits &= empty & ~deadAround.word(0);
      if (exits == 0) {
        assertEquals(Patch.UNKNOWN, suspects);
        return;
      }
      List<Long> choices = new ArrayList<>();
      for (long rest = exits; rest != 0; rest &= rest - 1) {
        choices.add((deadAround.word(0) & ~point) | common(through(rest & -rest, lines)));
      }
      assertTrue(choices.contains(suspects));
    }
    for (long rest = empty & ~point; rest != 0; rest &= rest - 1) {
      long cut = rest & -rest;
      long part = Patch.flood(point, empty & ~cut);
      boolean hasLine = lines.stream().anyMatch(line -> (line & ~part) == 0);
      assertEquals(hasLine ? 0 : part, Patch.componentWithoutLine(point, empty & ~cut, length));
      assertTrue(hasLine || (suspects & cut) != 0);
    }
  }

  private static List<Long> lines(long empty, int length, int dx, int dy) {
    List<Long> lines = new ArrayList<>();
    for (int y = 0; y + dy * (length - 1) < 8; y++) {
      for (int x = 0; x + dx * (length - 1) < 8; x++) {
        long line = 0;
        for (int i = 0; i < length; i++) {
          line |= 1L << (8 * (y + i * dy) + x + i * dx);
        }
        if ((line & ~empty) == 0) {
          lines.add(line);
        }
      }
    }
    return lines;
  }

  private static List<Long> through(long point, List<Long> lines) {
    return lines.stream().filter(line -> (line & point) != 0).toList();
  }

  private static long union(List<Long> lines) {
    return lines.stream().reduce(0L, (a, b) -> a | b);
  }

  private static long common(List<Long> lines) {
    return lines.stream().reduce(-1L, (a, b) -> a & b);
  }
}
