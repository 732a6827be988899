package io.github.boardrules.linage;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.CellSet;
import org.jspecify.annotations.Nullable;

/**
 * Stores the bitboards of a board of at most 128 points in fields. With arrays, random games on 9×9
 * points take 15 % longer.
 */
final class SmallLinageState extends LinageState {
  static final int CAPACITY = 128;

  private long emptyLow;
  private long emptyHigh;
  private long legalLow;
  private long legalHigh;

  SmallLinageState(
      BoardTables tables, CellSet empty, CellSet legal, @Nullable FreeRegionList free, long hash) {
    super(tables, free, hash);
    this.emptyLow = empty.word(0);
    this.emptyHigh = empty.word(1);
    this.legalLow = legal.word(0);
    this.legalHigh = legal.word(1);
  }

  private SmallLinageState(SmallLinageState other) {
    super(other);
    this.emptyLow = other.emptyLow;
    this.emptyHigh = other.emptyHigh;
    this.legalLow = other.legalLow;
    this.legalHigh = other.legalHigh;
  }

  @Override
  LinageState copy() {
    return new SmallLinageState(this);
  }

  @Override
  CellSet empty() {
    return CellSet.ofBits(tables.board, emptyLow, emptyHigh);
  }

  @Override
  public CellSet legal() {
    return CellSet.ofBits(tables.board, legalLow, legalHigh);
  }

  @Override
  long emptyWord(int word) {
    return word == 0 ? emptyLow : emptyHigh;
  }

  @Override
  long legalWord(int word) {
    return word == 0 ? legalLow : legalHigh;
  }

  @Override
  long emptyPatch(int point) {
    return tables.patches.of(emptyLow, emptyHigh, point);
  }

  @Override
  long legalPatch(int point) {
    return tables.patches.of(legalLow, legalHigh, point);
  }

  @Override
  boolean hasBothLines(FreeRegionList region) {
    return tables.hasBothLines(emptyLow & region.words[0], emptyHigh & region.words[1]);
  }

  @Override
  void occupy(int point) {
    emptyLow &= ~low(point);
    emptyHigh &= ~high(point);
    removeLegal(point);
  }

  @Override
  void addLegal(int point) {
    legalLow |= low(point);
    legalHigh |= high(point);
  }

  @Override
  void removeLegal(int point) {
    legalLow &= ~low(point);
    legalHigh &= ~high(point);
  }

  @Override
  void retainLegal(@Nullable FreeRegionList regions) {
    legalLow &= FreeRegionList.union(regions, 0);
    legalHigh &= FreeRegionList.union(regions, 1);
  }

  private static long low(int point) {
    return point < 64 ? 1L << point : 0;
  }

  private static long high(int point) {
    return point < 64 ? 0 : 1L << point;
  }

  @Override
  public int placementCount() {
    return Long.bitCount(legalLow) + Long.bitCount(legalHigh);
  }

  @Override
  public int nthPlacement(int n) {
    return BitOps.nthBit(legalLow, legalHigh, n);
  }
}
