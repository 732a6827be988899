package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkElementIndex;

import java.util.AbstractList;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.RandomAccess;

/**
 * The moves of a side, along ranks, files, rising and falling diagonals, and along each in the
 * order of the first of their two cells: {@link Pairs}, of which moves are made when asked for.
 */
final class MoveList extends AbstractList<LoaMove> implements RandomAccess {
  private final long own;
  private final long enemy;
  private final long inRanks;
  private final long inFiles;
  private final long inRising;
  private final long inFalling;

  private MoveList(
      long own, long enemy, long inRanks, long inFiles, long inRising, long inFalling) {
    this.own = own;
    this.enemy = enemy;
    this.inRanks = inRanks;
    this.inFiles = inFiles;
    this.inRising = inRising;
    this.inFalling = inFalling;
  }

  /** The diagonals through the pieces of the eight ranks are added up in planes. */
  static MoveList of(long own, long enemy) {
    long pieces = own | enemy;
    int a = Diagonals.through(pieces, 0);
    int b = Diagonals.through(pieces, 1);
    int c = Diagonals.through(pieces, 2);
    int d = Diagonals.through(pieces, 3);
    int e = Diagonals.through(pieces, 4);
    int f = Diagonals.through(pieces, 5);
    int g = Diagonals.through(pieces, 6);
    int h = Diagonals.through(pieces, 7);
    int abc = a ^ b ^ c;
    int def = d ^ e ^ f;
    int gh = g ^ h;
    int twosOfAbc = carry(a, b, c);
    int twosOfDef = carry(d, e, f);
    int twosOfGh = g & h;
    int twosOfAll = carry(abc, def, gh);
    int twos = twosOfAbc ^ twosOfDef ^ twosOfGh;
    int n0 = abc ^ def ^ gh;
    int n1 = twos ^ twosOfAll;
    int n2 = carry(twosOfAbc, twosOfDef, twosOfGh) ^ (twos & twosOfAll);
    int less0 = ~n0;
    int less1 = ~(n0 ^ n1);
    int less2 = n2 ^ ~(n0 | n1);
    return new MoveList(
        own,
        enemy,
        Pairs.inRanks(own, enemy),
        Pairs.inFiles(own, enemy),
        Pairs.inRisingDiagonals(own, enemy, less0, less1, less2),
        Pairs.inFallingDiagonals(own, enemy, less0, less1, less2));
  }

  private static int carry(int a, int b, int c) {
    return (a & b) | ((a ^ b) & c);
  }

  @Override
  public int size() {
    return Long.bitCount(inRanks)
        + Long.bitCount(inFiles)
        + Long.bitCount(inRising)
        + Long.bitCount(inFalling);
  }

  @Override
  public boolean isEmpty() {
    return (inRanks | inFiles | inRising | inFalling) == 0;
  }

  @Override
  public LoaMove get(int index) {
    checkElementIndex(index, size());
    int files = Long.bitCount(inRanks);
    int rising = files + Long.bitCount(inFiles);
    int falling = rising + Long.bitCount(inRising);
    // Without jumps, which could not be foreseen: all ones where the move is before the sum.
    int isBeforeFiles = (index - files) >> 31;
    int isBeforeRising = (index - rising) >> 31;
    int isBeforeFalling = (index - falling) >> 31;
    long pairs =
        (inRanks & isBeforeFiles)
            | (inFiles & (isBeforeRising ^ isBeforeFiles))
            | (inRising & (isBeforeFalling ^ isBeforeRising))
            | (inFalling & ~isBeforeFalling);
    int rest =
        index
            - (files & ~isBeforeFiles)
            - ((rising - files) & ~isBeforeRising)
            - ((falling - rising) & ~isBeforeFalling);
    for (int i = 0; i < rest; i++) {
      pairs &= pairs - 1;
    }
    int axis = Pairs.FALLING + isBeforeFiles + isBeforeRising + isBeforeFalling;
    return move(axis, Long.numberOfTrailingZeros(pairs));
  }

  private LoaMove move(int axis, int lower) {
    int distance = Lines.countOnLine(lower, axis, own | enemy);
    int upper = lower + distance * Pairs.step(axis);
    int isBack = (int) (~own >>> lower) & 1;
    int isCapture = (int) ((enemy >>> lower) | (enemy >>> upper)) & 1;
    return SharedMoves.get(axis, lower, distance, isBack, isCapture);
  }

  @Override
  public Iterator<LoaMove> iterator() {
    return new Iterator<>() {
      private int axis = Pairs.RANKS;
      private long rest = inRanks;
      private int left = size();

      @Override
      public boolean hasNext() {
        return left > 0;
      }

      @Override
      public LoaMove next() {
        if (left == 0) {
          throw new NoSuchElementException("no more moves");
        }
        left--;
        while (rest == 0) {
          rest = pairs(++axis);
        }
        int lower = Long.numberOfTrailingZeros(rest);
        rest &= rest - 1;
        return move(axis, lower);
      }
    };
  }

  private long pairs(int axis) {
    return switch (axis) {
      case Pairs.RANKS -> inRanks;
      case Pairs.FILES -> inFiles;
      case Pairs.RISING -> inRising;
      default -> inFalling;
    };
  }
}
