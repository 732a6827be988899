package io.github.boardrules.linage;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.CellSet;
import org.jspecify.annotations.Nullable;

/** Stores the bitboards of a board of more than 128 points in arrays. */
final class LargeLinageState extends LinageState {
  private final long[] empty;
  private final long[] legal;

  LargeLinageState(
      BoardTables tables, CellSet empty, CellSet legal, @Nullable FreeRegionList free, long hash) {
    super(tables, free, hash);
    this.empty = tables.words(empty);
    this.legal = tables.words(legal);
  }

  private LargeLinageState(LargeLinageState other) {
    super(other);
    this.empty = other.empty.clone();
    this.legal = other.legal.clone();
  }

  @Override
  LinageState copy() {
    return new LargeLinageState(this);
  }

  @Override
  CellSet empty() {
    return CellSet.ofBits(tables.board, empty);
  }

  @Override
  public CellSet legal() {
    return CellSet.ofBits(tables.board, legal);
  }

  @Override
  long emptyWord(int word) {
    return empty[word];
  }

  @Override
  long legalWord(int word) {
    return legal[word];
  }

  @Override
  long emptyPatch(int point) {
    return tables.patches.of(empty, point);
  }

  @Override
  long legalPatch(int point) {
    return tables.patches.of(legal, point);
  }

  @Override
  boolean hasBothLines(FreeRegionList region) {
    return tables.hasBothLines(emptyWords(region));
  }

  @Override
  void occupy(int point) {
    empty[point >> 6] &= ~(1L << point);
    removeLegal(point);
  }

  @Override
  void addLegal(int point) {
    legal[point >> 6] |= 1L << point;
  }

  @Override
  void removeLegal(int point) {
    legal[point >> 6] &= ~(1L << point);
  }

  @Override
  void retainLegal(@Nullable FreeRegionList regions) {
    for (int word = 0; word < legal.length; word++) {
      legal[word] &= FreeRegionList.union(regions, word);
    }
  }

  @Override
  public int placementCount() {
    int count = 0;
    for (long word : legal) {
      count += Long.bitCount(word);
    }
    return count;
  }

  @Override
  public int nthPlacement(int n) {
    int word = 0;
    int rest = n;
    for (int count = Long.bitCount(legal[0]); rest >= count; count = Long.bitCount(legal[word])) {
      rest -= count;
      word++;
    }
    return 64 * word + BitOps.nthBit(legal[word], rest);
  }
}
