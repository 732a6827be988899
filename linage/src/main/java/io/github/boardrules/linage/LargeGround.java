package io.github.boardrules.linage;

import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.BitOps;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The ground of a board of more than 128 points, in arrays of words. */
final class LargeGround extends Ground {
  private final long[] empty;
  private final long[] legal;

  /** Takes the arrays over: nobody else may change them. */
  LargeGround(long[] empty, long[] legal, @Nullable Hull free) {
    super(free);
    this.empty = empty;
    this.legal = legal;
  }

  @Override
  LargeGround after(Terrain terrain, int point) {
    long[] left = empty.clone();
    long[] may = legal.clone();
    clear(left, point);
    clear(may, point);
    Windows windows = terrain.windows();
    long window = windows.of(left, point);
    int place = windows.place(point);
    long open = windows.open(point);
    long near = Window.grow(1L << place) & window;

    Hull hull = Objects.requireNonNull(Hull.with(free(), point), "no placement");
    Hull free = free();
    long piece = Window.cutOff(window, place, open);
    if (piece != 0) {
      free = freeAfterSplit(terrain, hull, point, window, piece, intersection(left, hull));
    } else if (!Window.areOnBothLines(near, window, terrain.lineLength())
        && !hasBothLines(terrain, left, hull)) {
      free = Hull.without(free, hull);
    }
    for (int word = 0; word < may.length && free != free(); word++) {
      may[word] &= Hull.union(free, word);
    }
    if ((near & (near - 1)) == 0) {
      int beforePoint = windows.point(point, Long.numberOfTrailingZeros(near));
      if (Hull.with(free, beforePoint) != null && terrain.leavesEveryPartALine(left, beforePoint)) {
        may[beforePoint >> 6] |= 1L << beforePoint;
      }
    }
    long weak = Window.weak(near, window, terrain.lineLength());
    if (weak != 0) {
      long legal = windows.of(may, point);
      long spoilt = Window.spoilt(window, weak, legal, open, terrain.lineLength());
      if (spoilt == Window.UNKNOWN) {
        long suspects = Window.suspects(window, weak, legal, terrain.lineLength());
        check(
            terrain,
            left,
            may,
            suspects == Window.UNKNOWN ? may : windows.points(may.length, point, suspects));
        spoilt = 0;
      }
      for (; spoilt != 0; spoilt &= spoilt - 1) {
        clear(may, windows.point(point, Long.numberOfTrailingZeros(spoilt)));
      }
    }
    return new LargeGround(left, may, free);
  }

  private static long[] intersection(long[] words, Hull hull) {
    long[] common = words.clone();
    for (int word = 0; word < common.length; word++) {
      common[word] &= hull.word(word);
    }
    return common;
  }

  /** Clears those suspects where no stone may be placed. */
  private static void check(Terrain terrain, long[] empty, long[] may, long[] suspects) {
    for (int word = 0; word < may.length; word++) {
      for (long rest = suspects[word]; rest != 0; rest &= rest - 1) {
        int point = 64 * word + Long.numberOfTrailingZeros(rest);
        if (!terrain.leavesEveryPartALine(empty, point)) {
          clear(may, point);
        }
      }
    }
  }

  /** Whether some empty points of a hull form lines of both orientations. */
  private static boolean hasBothLines(Terrain terrain, long[] empty, Hull hull) {
    int width = terrain.board().width();
    boolean horizontal = false;
    boolean vertical = false;
    long here = empty[0] & hull.word(0);
    for (int word = 0; word < empty.length; word++) {
      long next = word + 1 < empty.length ? empty[word + 1] & hull.word(word + 1) : 0;
      if (here != 0) {
        long horizontals = here & terrain.horizontalStarts(word);
        for (int i = 1; i < terrain.lineLength(); i++) {
          horizontals &= (here >>> i) | (next << -i);
        }
        horizontal |= horizontals != 0;
        long verticals = here;
        for (int i = 1; i < terrain.lineLength(); i++) {
          verticals &= bits(empty, hull, 64 * word + i * width);
        }
        vertical |= verticals != 0;
        if (horizontal && vertical) {
          return true;
        }
      }
      here = next;
    }
    return false;
  }

  /** 64 bits of the empty points of a hull, from a place on. */
  private static long bits(long[] empty, Hull hull, int from) {
    int word = from >> 6;
    if (word >= empty.length) {
      return 0;
    }
    long bits = (empty[word] & hull.word(word)) >>> from;
    return word + 1 == empty.length
        ? bits
        : bits | (((empty[word + 1] & hull.word(word + 1)) << 1) << ~from);
  }

  private static void clear(long[] words, int point) {
    words[point >> 6] &= ~(1L << point);
  }

  @Override
  CellSet empty(Terrain terrain) {
    return CellSet.ofBits(terrain.board(), empty);
  }

  @Override
  CellSet legal(Terrain terrain) {
    return CellSet.ofBits(terrain.board(), legal);
  }

  @Override
  boolean isEmpty(int point) {
    return ((empty[point >> 6] >>> point) & 1) != 0;
  }

  @Override
  boolean hasSameStones(Ground other) {
    return other instanceof LargeGround large && Arrays.equals(empty, large.empty);
  }

  @Override
  boolean isLegal(int point) {
    return ((legal[point >> 6] >>> point) & 1) != 0;
  }

  @Override
  public int count() {
    int count = 0;
    for (long word : legal) {
      count += Long.bitCount(word);
    }
    return count;
  }

  @Override
  public int index(int rank) {
    int word = 0;
    int rest = rank;
    for (int count = Long.bitCount(legal[0]); rest >= count; count = Long.bitCount(legal[word])) {
      rest -= count;
      word++;
    }
    return 64 * word + BitOps.select(legal[word], rest);
  }
}
