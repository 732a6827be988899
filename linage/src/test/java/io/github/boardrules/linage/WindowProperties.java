package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What windows tell, against the same found cell by cell on the whole board. */
class WindowProperties {
  private static final int MAX_SIDE = 25;
  private static final SquareBoard EIGHT = SquareBoard.of(8, 8);

  private static CellSet random(SquareBoard board, Random random) {
    int oneIn = 2 + random.nextInt(5);
    return board.setOf(board.cells().stream().filter(cell -> random.nextInt(oneIn) > 0).toList());
  }

  private static long window(Terrain terrain, CellSet empty, int point) {
    long window = terrain.windows().of(terrain.words(empty), point);
    if (terrain.words() == 2) {
      assertEquals(window, terrain.windows().of(empty.word(0), empty.word(1), point));
    }
    return window;
  }

  private static CellSet cells(Terrain terrain, int point, long bits) {
    return CellSet.ofBits(terrain.board(), terrain.windows().points(terrain.words(), point, bits));
  }

  private static long shownOpen(Terrain terrain, CellSet empty, int point) {
    return window(terrain, empty, point) & terrain.windows().open(point);
  }

  private static boolean hasLine(NaiveLinage naive, CellSet part) {
    Set<String> texts = LinageDifferentialProperties.texts(part);
    return !naive.lines(texts, 1, 0).isEmpty() || !naive.lines(texts, 0, 1).isEmpty();
  }

  @Property(tries = 200)
  void aWindowShowsTheBoardAroundAPoint(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    Terrain terrain = new Terrain(board, 2);
    CellSet empty = random(board, random);
    for (int point = 0; point < board.size(); point++) {
      Windows windows = terrain.windows();
      assertEquals(point, windows.point(point, windows.place(point)));
      CellSet all = cells(terrain, point, window(terrain, board.all(), point));
      assertEquals(empty.intersection(all), cells(terrain, point, window(terrain, empty, point)));
      for (Cell cell : board.neighbours(board.cell(point))) {
        assertTrue(all.contains(cell));
      }
      Set<Cell> open =
          all.stream()
              .filter(cell -> !all.containsAll(board.neighbours(cell)))
              .collect(Collectors.toSet());
      long shown = window(terrain, board.all(), point) & windows.open(point);
      assertEquals(open, cells(terrain, point, shown));
    }
  }

  @Example
  void arcsAreTheComponentsOfTheRingThatTouchItsCentre() {
    SquareBoard board = SquareBoard.of(3, 3);
    Cell centre = new Cell(1, 1);
    Windows windows = new Windows(board);
    for (int bits = 0; bits < 512; bits++) {
      CellSet empty = CellSet.ofBits(board, bits);
      for (Cell point : List.of(centre, new Cell(0, 0), new Cell(2, 1), new Cell(1, 2))) {
        CellSet ring = empty.intersection(board.neighbours(point, SquareBoard.Neighbourhood.KING));
        int index = board.index(point);
        long arcs = Ring.arcs(windows.of(bits, 0, index), windows.place(index));
        CellSet found = CellSet.ofBits(board, windows.points(1, index, arcs));
        List<CellSet> touching =
            board.components(ring).stream()
                .filter(part -> part.intersects(board.neighbours(point)))
                .toList();
        assertEquals(touching.size(), found.size());
        assertTrue(board.neighbours(point).containsAll(found));
        touching.forEach(part -> assertTrue(part.intersects(found)));
      }
    }
  }

  @Property(tries = 300)
  void whatIsCutOffIsAComponent(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    Terrain terrain = new Terrain(board, 2);
    CellSet empty = random(board, random);
    for (Cell stone : empty) {
      int point = board.index(stone);
      CellSet rest = empty.without(stone);
      List<CellSet> around = new ArrayList<>(board.components(rest));
      around.removeIf(part -> !part.intersects(board.neighbours(stone)));
      long piece =
          Window.cutOff(
              window(terrain, rest, point),
              terrain.windows().place(point),
              terrain.windows().open(point));
      if (piece == 0) {
        assertTrue(around.size() <= 1);
      } else if (piece == Window.UNKNOWN) {
        assertTrue(width > Window.SIDE || height > Window.SIDE);
        CellSet shown = cells(terrain, point, window(terrain, rest, point));
        CellSet open = cells(terrain, point, shownOpen(terrain, rest, point));
        for (CellSet part : board.components(shown)) {
          assertTrue(!part.intersects(board.neighbours(stone)) || part.intersects(open));
        }
      } else {
        assertTrue(around.size() > 1);
        assertTrue(around.contains(cells(terrain, point, piece)));
      }
    }
  }

  @Property(tries = 100)
  void whatIsLeftWithoutALineIsAComponentThatHasNone(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Random random) {
    SquareBoard board = SquareBoard.of(width, height);
    Terrain terrain = new Terrain(board, length);
    NaiveLinage naive = new NaiveLinage(width, height, length);
    CellSet empty = random(board, random);
    for (int i = 0; i < 20 && !empty.isEmpty(); i++) {
      int point = empty.index(random.nextInt(empty.size()));
      Cell stone = board.cell(point);
      List<CellSet> without = new ArrayList<>(board.components(empty.without(stone)));
      without.removeIf(part -> !part.intersects(board.neighbours(stone)) || hasLine(naive, part));
      long piece =
          Window.leftWithoutLine(
              window(terrain, empty, point),
              terrain.windows().place(point),
              terrain.windows().open(point),
              length);
      if (piece == 0) {
        assertEquals(List.of(), without);
      } else if (piece == Window.UNKNOWN) {
        assertTrue(width > Window.SIDE || height > Window.SIDE);
      } else {
        assertTrue(without.contains(cells(terrain, point, piece)));
      }
    }
  }

  /** A point that was legal may be so no more only where a stone fell next to what it cuts off. */
  @Property(tries = 100)
  void whatIsSpoiltIsAmongTheSuspectsAndLeavesAPartWithoutALine(
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int width,
      @ForAll @IntRange(min = 1, max = MAX_SIDE) int height,
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length,
      @ForAll Random random) {
    if (Math.max(width, height) < length) {
      return;
    }
    TerritoryRules terms = TerritoryRules.standard(width, height).fixed(new Komi(1));
    LinagePosition position = Linage.game(new LinageRules(terms, length)).start();
    Terrain terrain = position.game().terrain();
    NaiveLinage naive = new NaiveLinage(width, height, length);
    Windows windows = terrain.windows();
    while (position.legalMoveCount() > 1) {
      int point = position.placements().index(random.nextInt(position.legalMoveCount() - 1));
      CellSet empty = position.stones().complement().without(terrain.board().cell(point));
      LinagePosition next = position.playUnchecked(LinageMove.place(terrain.board().cell(point)));
      long window = window(terrain, empty, point);
      long near = Window.grow(1L << windows.place(point)) & window;
      long weak = Window.weak(near, window, length);
      long legal = window(terrain, position.placements(), point) & window;
      CellSet lost = cells(terrain, point, legal).minus(next.placements());
      lost = lost.minus(next.territory(Orientation.VERTICAL));
      lost = lost.minus(next.territory(Orientation.HORIZONTAL));
      long suspects = weak == 0 ? 0 : Window.suspects(window, weak, legal, length);
      long spoilt = weak == 0 ? 0 : Window.spoilt(window, weak, legal, windows.open(point), length);
      if (suspects != Window.UNKNOWN) {
        assertTrue(cells(terrain, point, suspects).containsAll(lost));
      }
      if (spoilt != Window.UNKNOWN) {
        assertEquals(0, spoilt & ~legal);
        assertTrue(cells(terrain, point, spoilt).containsAll(lost));
        for (Cell cell : cells(terrain, point, spoilt)) {
          List<CellSet> parts = terrain.board().components(empty.without(cell));
          assertTrue(parts.stream().anyMatch(part -> !hasLine(naive, part)), position.text());
        }
      } else {
        assertTrue(width > Window.SIDE || height > Window.SIDE);
      }
      position = next;
    }
  }

  /** All that is said of lines, against the lines themselves, on a board that is one window. */
  @Property(tries = 400)
  void linesWeakPointsAndSuspectsAreWhatTheirNamesSay(
      @ForAll @IntRange(min = 2, max = LinageRules.MAX_LINE) int length, @ForAll Random random) {
    long empty = random(EIGHT, random).word(0);
    List<Long> horizontal = lines(empty, length, 1, 0);
    List<Long> vertical = lines(empty, length, 0, 1);
    List<Long> lines = new ArrayList<>(horizontal);
    lines.addAll(vertical);
    assertEquals(union(lines), Window.lines(empty, length));
    assertEquals(!horizontal.isEmpty() && !vertical.isEmpty(), Window.hasBothLines(empty, length));
    long some = random(EIGHT, random).complement().word(0) & empty;
    assertEquals(
        (some & union(horizontal)) != 0 && (some & union(vertical)) != 0,
        Window.areOnBothLines(some, empty, length));
    long expected = 0;
    for (long rest = some; rest != 0; rest &= rest - 1) {
      long point = rest & -rest;
      List<Long> through = through(point, lines);
      boolean isSafe =
          through.stream().anyMatch(a -> through.stream().anyMatch(b -> (a & b) == point));
      expected |= isSafe ? 0 : point;
    }
    long weak = Window.weak(some, empty, length);
    assertEquals(expected, weak);
    long legal = random.nextLong() & empty;
    assertEquals(suspects(empty, weak, legal, lines), Window.suspects(empty, weak, legal, length));
  }

  private static long suspects(long empty, long weak, long legal, List<Long> lines) {
    long dust = empty & ~union(lines);
    long suspects = 0;
    for (long rest = weak; rest != 0; rest &= rest - 1) {
      long point = rest & -rest;
      if ((point & dust) == 0) {
        suspects |= common(through(point, lines));
        continue;
      }
      Cell cell = EIGHT.cell(Long.numberOfTrailingZeros(point));
      CellSet pocket = EIGHT.component(CellSet.ofBits(EIGHT, dust), cell);
      long exits = 0;
      for (Cell one : pocket) {
        exits |= EIGHT.neighbours(one).word(0);
      }
      exits &= empty & ~pocket.word(0);
      if (exits == 0) {
        return Window.UNKNOWN;
      }
      long common = -1;
      for (long left = exits; left != 0; left &= left - 1) {
        common &= common(through(left & -left, lines));
      }
      suspects |= pocket.word(0) | common;
    }
    return suspects & legal;
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
