package io.github.boardrules.linage;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.BitOps;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The ground of a board of at most 128 points: two words of bits, without an array. */
final class SmallGround extends Ground {
  static final int CAPACITY = 128;

  private final long emptyLow;
  private final long emptyHigh;
  private final long legalLow;
  private final long legalHigh;

  SmallGround(CellSet empty, CellSet legal, @Nullable Hull free) {
    this(empty.word(0), empty.word(1), legal.word(0), legal.word(1), free);
  }

  private SmallGround(
      long emptyLow, long emptyHigh, long legalLow, long legalHigh, @Nullable Hull free) {
    super(free);
    this.emptyLow = emptyLow;
    this.emptyHigh = emptyHigh;
    this.legalLow = legalLow;
    this.legalHigh = legalHigh;
  }

  @Override
  SmallGround after(Terrain terrain, int point) {
    long low = emptyLow & ~low(point);
    long high = emptyHigh & ~high(point);
    long mayLow = legalLow & low;
    long mayHigh = legalHigh & high;
    Windows windows = terrain.windows();
    long window = windows.of(low, high, point);
    int place = windows.place(point);
    long open = windows.open(point);
    long near = Window.grow(1L << place) & window;

    Hull hull = Objects.requireNonNull(Hull.with(free(), point), "no placement");
    Hull free = free();
    long piece = Window.cutOff(window, place, open);
    if (piece != 0) {
      long rest = low & hull.word(0);
      free = freeAfterSplit(terrain, hull, point, window, piece, rest, high & hull.word(1));
    } else if (!Window.areOnBothLines(near, window, terrain.lineLength())
        && !hasBothLines(terrain, low & hull.word(0), high & hull.word(1))) {
      free = Hull.without(free, hull);
    }
    if (free != free()) {
      mayLow &= Hull.union(free, 0);
      mayHigh &= Hull.union(free, 1);
    }
    if ((near & (near - 1)) == 0) {
      int beforePoint = windows.point(point, Long.numberOfTrailingZeros(near));
      if (Hull.with(free, beforePoint) != null && legal(terrain, low, high, beforePoint)) {
        mayLow |= low(beforePoint);
        mayHigh |= high(beforePoint);
      }
    }
    long weak = Window.weak(near, window, terrain.lineLength());
    if (weak != 0) {
      long legal = windows.of(mayLow, mayHigh, point);
      long spoilt = Window.spoilt(window, weak, legal, open, terrain.lineLength());
      if (spoilt == Window.UNKNOWN) {
        long suspects = Window.suspects(window, weak, legal, terrain.lineLength());
        long[] cleared =
            illegal(
                terrain,
                low,
                high,
                suspects == Window.UNKNOWN
                    ? new long[] {mayLow, mayHigh}
                    : windows.points(2, point, suspects));
        mayLow &= ~cleared[0];
        mayHigh &= ~cleared[1];
        spoilt = 0;
      }
      for (; spoilt != 0; spoilt &= spoilt - 1) {
        int illegal = windows.point(point, Long.numberOfTrailingZeros(spoilt));
        mayLow &= ~low(illegal);
        mayHigh &= ~high(illegal);
      }
    }
    return new SmallGround(low, high, mayLow, mayHigh, free);
  }

  /** Those suspects where no stone may be placed. */
  private static long[] illegal(Terrain terrain, long low, long high, long... suspects) {
    long[] illegal = suspects.clone();
    for (int word = 0; word < suspects.length; word++) {
      for (long rest = suspects[word]; rest != 0; rest &= rest - 1) {
        if (legal(terrain, low, high, 64 * word + Long.numberOfTrailingZeros(rest))) {
          illegal[word] &= ~(rest & -rest);
        }
      }
    }
    return illegal;
  }

  /** Whether a stone on an empty point of a free region leaves every part of it a line. */
  private static boolean legal(Terrain terrain, long low, long high, int point) {
    long piece = terrain.leftWithoutLine(terrain.windows().of(low, high, point), point);
    return piece == Window.UNKNOWN
        ? terrain.leavesEveryPartALine(new long[] {low, high}, point)
        : piece == 0;
  }

  /** Whether there are lines of both orientations. */
  private static boolean hasBothLines(Terrain terrain, long low, long high) {
    int width = terrain.board().width();
    long horizontalLow = low & terrain.horizontalStarts(0);
    long horizontalHigh = high & terrain.horizontalStarts(1);
    long verticalLow = low;
    long verticalHigh = high;
    for (int i = 1; i < terrain.lineLength(); i++) {
      horizontalLow &= BitOps.from(low, high, i);
      horizontalHigh &= high >>> i;
      verticalLow &= BitOps.from(low, high, i * width);
      verticalHigh &= i * width < 64 ? high >>> (i * width) : 0;
    }
    return (horizontalLow | horizontalHigh) != 0 && (verticalLow | verticalHigh) != 0;
  }

  private static long low(int point) {
    return point < 64 ? 1L << point : 0;
  }

  private static long high(int point) {
    return point < 64 ? 0 : 1L << point;
  }

  private static CellSet set(Terrain terrain, long low, long high) {
    return CellSet.ofBits(terrain.board(), low, high);
  }

  @Override
  CellSet empty(Terrain terrain) {
    return set(terrain, emptyLow, emptyHigh);
  }

  @Override
  CellSet legal(Terrain terrain) {
    return set(terrain, legalLow, legalHigh);
  }

  @Override
  boolean isEmpty(int point) {
    return (((point < 64 ? emptyLow : emptyHigh) >>> point) & 1) != 0;
  }

  @Override
  boolean hasSameStones(Ground other) {
    return other instanceof SmallGround small
        && emptyLow == small.emptyLow
        && emptyHigh == small.emptyHigh;
  }

  @Override
  boolean isLegal(int point) {
    return (((point < 64 ? legalLow : legalHigh) >>> point) & 1) != 0;
  }

  @Override
  public int count() {
    return Long.bitCount(legalLow) + Long.bitCount(legalHigh);
  }

  @Override
  public int index(int rank) {
    int before = Long.bitCount(legalLow);
    return rank < before
        ? BitOps.select(legalLow, rank)
        : 64 + BitOps.select(legalHigh, rank - before);
  }
}
