package io.github.boardrules.linage;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.spi.TerritoryStones;
import org.jspecify.annotations.Nullable;

/**
 * The empty points of a Linage board and, among them, the points where a stone may legally be
 * placed. They determine the legal placements and the score.
 *
 * <h2>Words</h2>
 *
 * <ul>
 *   <li>A <em>line</em> is a run of empty points of the length that the rules name; a
 *       <em>region</em> is a connected component of the empty points; it is <em>free</em> while it
 *       has lines of both orientations.
 *   <li>A <em>part</em> is what a stone cuts off from its region: a connected component of the
 *       rest.
 *   <li>A <em>dead</em> point is on no line.
 *   <li>A <em>weak</em> point is one that a single stone on another point can leave without a line:
 *       all lines through it have that point in common.
 *   <li>An <em>open</em> point of a {@linkplain Patch patch} has a neighbor outside the patch, so
 *       that its component may continue there.
 * </ul>
 *
 * <h2>Representation</h2>
 *
 * Two bitboards, <em>empty</em> and <em>legal</em>: two fields each on boards of up to 128 points,
 * an array each on larger ones; and a {@linkplain FreeRegionList list of the free regions}. An
 * entry of the list is a superset of its region: the points of the entry that are still empty are
 * the region. A stone that neither splits its region nor gives it an owner leaves the list
 * unchanged. This holds for five of six stones in random games.
 *
 * <h2>Invariant</h2>
 *
 * Every region has a line. The legal points are exactly the points of free regions where a stone
 * leaves every region with a line.
 *
 * <h2>Why an update is local</h2>
 *
 * A stone on {@code p} changes only the region of {@code p}, and it changes the legal points in
 * three ways only, which {@link PlacementUpdate} handles in this order:
 *
 * <ol>
 *   <li>It splits the region, or it breaks the last line of one orientation. Every part that now
 *       has an owner loses all its legal points.
 *   <li>It makes {@code r} <em>legal</em>. Before, a stone on {@code r} would have cut off a part
 *       without a line. A stone on {@code p} removes that part only if {@code p} is all of it. Then
 *       {@code r} is the only empty neighbor of {@code p}. So the only point that can become legal
 *       is the exit of a dead end that {@code p} has filled.
 *   <li>It makes {@code r} <em>illegal</em>. Now a stone on {@code r} would cut off a part without
 *       a line; before, this part had a line through {@code p} or was connected through {@code p}.
 *       So the part contains a neighbor {@code q} of {@code p}. If {@code q} is on a line, {@code
 *       r} is on every line through {@code q}, which is weak. Otherwise {@code q} is dead. Let
 *       {@code D} be the connected component of dead points that contains {@code q}: {@code r} is
 *       in {@code D}, or it is on every line through each empty neighbor of {@code D}.
 * </ol>
 *
 * <p>All three are decided on a {@linkplain Patch patch}, the 8×8 points around a point in a single
 * {@code long}. A connected component that does not reach beyond the patch is a complete region. If
 * the result depends on a component that may continue outside the patch, a flood fill of the whole
 * region decides. The check for lines of both orientations uses the whole bitboard of the region,
 * unless the empty neighbors of {@code p} are on lines of both orientations.
 *
 * <h2>Cost</h2>
 *
 * In uniformly random games, 97.7 % of the stones on 9×9 points need no flood fill, 94.7 % on 13×13
 * and 92.9 % on 19×19. A flood fill takes time linear in the number of points in the worst case. 38
 * % to 39 % of the stones need a scan of the bitboard of a region, which has one word for every 64
 * points. An update allocates 82 bytes on average on 9×9 points, 193 on 13×13 and 299 on 19×19,
 * including temporary arrays.
 *
 * <h2>Tests and threads</h2>
 *
 * {@code NaiveLinage} in the tests implements the rules by brute force. {@code
 * LinageStateProperties} compares the legal points of random games with it, and each update with a
 * computation from scratch.
 *
 * <p>An object does not change after {@link #of} or {@link #after} has returned it. Some fields are
 * not final, because {@code after} modifies the copy that it returns. The final field of {@link
 * LinagePosition} publishes the object safely to other threads.
 */
final class LinageState implements TerritoryStones {
  private static final long[] NO_WORDS = {};

  final BoardTables tables;
  @Nullable FreeRegionList free;
  private final long hash;

  /** Words 0 and 1 on a board of up to 128 points, otherwise 0. */
  private final long emptyLow;

  private final long emptyHigh;
  private long legalLow;
  private long legalHigh;

  /** All words on a larger board, otherwise none. */
  private final long[] emptyWords;

  private final long[] legalWords;

  private LinageState(
      BoardTables tables, CellSet empty, CellSet legal, @Nullable FreeRegionList free) {
    this.tables = tables;
    this.free = free;
    this.hash = tables.hash(empty.complement());
    boolean isSmall = tables.wordCount() <= 2;
    this.emptyLow = isSmall ? empty.word(0) : 0;
    this.emptyHigh = isSmall ? empty.word(1) : 0;
    this.legalLow = isSmall ? legal.word(0) : 0;
    this.legalHigh = isSmall ? legal.word(1) : 0;
    this.emptyWords = isSmall ? NO_WORDS : empty.words();
    this.legalWords = isSmall ? NO_WORDS : legal.words();
  }

  /** The state before the legal points are updated: one point is neither empty nor legal. */
  private LinageState(LinageState before, int stone) {
    this.tables = before.tables;
    this.free = before.free;
    this.hash = before.hash ^ before.tables.key(stone);
    this.emptyLow = before.emptyLow & ~low(stone);
    this.emptyHigh = before.emptyHigh & ~high(stone);
    this.legalLow = before.legalLow & ~low(stone);
    this.legalHigh = before.legalHigh & ~high(stone);
    boolean isSmall = before.isSmall();
    this.emptyWords = isSmall ? NO_WORDS : without(before.emptyWords, stone);
    this.legalWords = isSmall ? NO_WORDS : without(before.legalWords, stone);
  }

  private static long[] without(long[] words, int point) {
    long[] rest = words.clone();
    rest[point >> 6] &= ~(1L << point);
    return rest;
  }

  private boolean isSmall() {
    return emptyWords.length == 0;
  }

  /** Computes the legal points from scratch. Every region must have a line. */
  static LinageState of(BoardTables tables, CellSet empty) {
    Lines lines = tables.lines;
    FreeRegionList free = null;
    CellSet candidates = tables.board.none();
    for (CellSet region : empty.components()) {
      if (lines.owner(region).isEmpty()) {
        free = new FreeRegionList(tables.words(region), free);
        candidates = candidates.union(region);
      }
    }
    LinageState state = new LinageState(tables, empty, candidates, free);
    PlacementUpdate.recheck(state, lines.doubtful(candidates));
    return state;
  }

  /** Returns the state after a stone on a legal point. */
  LinageState after(int point) {
    LinageState next = new LinageState(this, point);
    PlacementUpdate.run(next, point);
    return next;
  }

  CellSet empty() {
    return set(emptyLow, emptyHigh, emptyWords);
  }

  @Override
  public CellSet legal() {
    return set(legalLow, legalHigh, legalWords);
  }

  private CellSet set(long low, long high, long[] words) {
    return words.length == 0
        ? CellSet.ofBits(tables.board, low, high)
        : CellSet.ofBits(tables.board, words);
  }

  /** Returns the points of all regions that have an owner. */
  CellSet owned() {
    long[] words = tables.words(empty());
    for (int word = 0; word < words.length; word++) {
      words[word] &= ~FreeRegionList.union(free, word);
    }
    return CellSet.ofBits(tables.board, words);
  }

  boolean isEmpty(int point) {
    return isSet(emptyLow, emptyHigh, emptyWords, point);
  }

  @Override
  public boolean isLegal(int point) {
    return isSet(legalLow, legalHigh, legalWords, point);
  }

  private static boolean isSet(long low, long high, long[] words, int point) {
    long word = words.length > 0 ? words[point >> 6] : point < 64 ? low : high;
    return ((word >>> point) & 1) != 0;
  }

  @Override
  public int placementCount() {
    int count = Long.bitCount(legalLow) + Long.bitCount(legalHigh);
    for (long word : legalWords) {
      count += Long.bitCount(word);
    }
    return count;
  }

  @Override
  public int nthPlacement(int n) {
    if (isSmall()) {
      return BitOps.nthBit(legalLow, legalHigh, n);
    }
    int word = 0;
    int rest = n;
    for (int count = Long.bitCount(legalWords[0]);
        rest >= count;
        count = Long.bitCount(legalWords[word])) {
      rest -= count;
      word++;
    }
    return 64 * word + BitOps.nthBit(legalWords[word], rest);
  }

  @Override
  public long hash() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof LinageState other && empty().equals(other.empty());
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }

  // For PlacementUpdate.

  /** Returns the empty points of the {@linkplain Patches#of patch} of a point. */
  long emptyPatch(int point) {
    return tables.patches.of(emptyLow, emptyHigh, emptyWords, point);
  }

  /** Returns the legal points of the patch of a point. */
  long legalPatch(int point) {
    return tables.patches.of(legalLow, legalHigh, legalWords, point);
  }

  /** Returns the bitboard of the empty points of an entry of the list. */
  long[] emptyPoints(FreeRegionList region) {
    if (isSmall()) {
      return new long[] {region.words[0] & emptyLow, region.words[1] & emptyHigh};
    }
    long[] words = region.words.clone();
    for (int word = 0; word < words.length; word++) {
      words[word] &= emptyWords[word];
    }
    return words;
  }

  /** Returns whether the empty points of an entry of the list form lines of both orientations. */
  boolean hasBothLines(FreeRegionList region) {
    return isSmall()
        ? tables.hasBothLines(emptyLow & region.words[0], emptyHigh & region.words[1])
        : tables.hasBothLines(emptyPoints(region));
  }

  void addLegal(int point) {
    if (isSmall()) {
      legalLow |= low(point);
      legalHigh |= high(point);
    } else {
      legalWords[point >> 6] |= 1L << point;
    }
  }

  void removeLegal(int point) {
    if (isSmall()) {
      legalLow &= ~low(point);
      legalHigh &= ~high(point);
    } else {
      legalWords[point >> 6] &= ~(1L << point);
    }
  }

  /** Removes the legal points outside a list of regions. */
  void retainLegal(@Nullable FreeRegionList regions) {
    if (isSmall()) {
      legalLow &= FreeRegionList.union(regions, 0);
      legalHigh &= FreeRegionList.union(regions, 1);
    }
    for (int word = 0; word < legalWords.length; word++) {
      legalWords[word] &= FreeRegionList.union(regions, word);
    }
  }

  private static long low(int point) {
    return point < 64 ? 1L << point : 0;
  }

  private static long high(int point) {
    return point >= 64 ? 1L << point : 0;
  }
}
