package io.github.boardrules.carteso;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.ZobristKeys;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The state of a board of at most 128 points: three bitboards of two words each. An unclaimed stone
 * is in both {@code vertical} and {@code horizontal}; a claim removes it from the set of the other
 * side. A point in neither set is empty.
 *
 * <p>The claims change only before {@link #after} returns. Threads see them because a position
 * holds the state in a final field.
 */
final class SmallCartesoStones extends CartesoStones {
  private final SmallBoardTables tables;
  private final long whiteLow;
  private final long whiteHigh;
  private long verticalLow;
  private long verticalHigh;
  private long horizontalLow;
  private long horizontalHigh;

  private SmallCartesoStones(
      SmallBoardTables tables, CellSet white, CellSet vertical, CellSet horizontal, long hash) {
    super(hash);
    this.tables = tables;
    this.whiteLow = white.word(0);
    this.whiteHigh = white.word(1);
    this.verticalLow = vertical.word(0);
    this.verticalHigh = vertical.word(1);
    this.horizontalLow = horizontal.word(0);
    this.horizontalHigh = horizontal.word(1);
  }

  private SmallCartesoStones(SmallCartesoStones before, Color color, int point) {
    super(before.hash ^ before.tables.keys.stones(color).key(point));
    this.tables = before.tables;
    long stoneLow = SmallBoardTables.low(point);
    long stoneHigh = SmallBoardTables.high(point);
    this.whiteLow = before.whiteLow | (color == Color.WHITE ? stoneLow : 0);
    this.whiteHigh = before.whiteHigh | (color == Color.WHITE ? stoneHigh : 0);
    this.verticalLow = before.verticalLow | stoneLow;
    this.verticalHigh = before.verticalHigh | stoneHigh;
    this.horizontalLow = before.horizontalLow | stoneLow;
    this.horizontalHigh = before.horizontalHigh | stoneHigh;
  }

  static SmallCartesoStones empty(SquareBoard board) {
    CellSet none = board.none();
    return new SmallCartesoStones(new SmallBoardTables(board), none, none, none, 0)
        .with(none, none, none, none);
  }

  @Override
  SmallCartesoStones with(CellSet black, CellSet white, CellSet vertical, CellSet horizontal) {
    CellSet stones = black.union(white);
    return new SmallCartesoStones(
        tables,
        white,
        stones.minus(horizontal),
        stones.minus(vertical),
        tables.keys.hash(black, white, vertical, horizontal));
  }

  @Override
  SmallCartesoStones withStone(Color color, int point) {
    return new SmallCartesoStones(this, color, point);
  }

  @Override
  SmallBoardTables tables() {
    return tables;
  }

  private long low(Color color) {
    return whiteLow ^ (color == Color.BLACK ? takenLow() : 0);
  }

  private long high(Color color) {
    return whiteHigh ^ (color == Color.BLACK ? takenHigh() : 0);
  }

  private long takenLow() {
    return verticalLow | horizontalLow;
  }

  private long takenHigh() {
    return verticalHigh | horizontalHigh;
  }

  /** Returns the empty points and the stones of a color. */
  private long reachLow(Color color) {
    return tables.allLow & ~low(color.opposite());
  }

  private long reachHigh(Color color) {
    return tables.allHigh & ~high(color.opposite());
  }

  private long unclaimedLow() {
    return verticalLow & horizontalLow;
  }

  private long unclaimedHigh() {
    return verticalHigh & horizontalHigh;
  }

  @Override
  int reachPattern(Color color, int point) {
    return tables.pattern(point, reachLow(color), reachHigh(color));
  }

  @Override
  @Nullable Orientation claimantBeside(Color color, int point) {
    long claimedLow = tables.neighborsLow(point) & low(color) & ~unclaimedLow();
    long claimedHigh = tables.neighborsHigh(point) & high(color) & ~unclaimedHigh();
    return (claimedLow | claimedHigh) == 0
        ? null
        : ((claimedLow & verticalLow) | (claimedHigh & verticalHigh)) != 0
            ? Orientation.VERTICAL
            : Orientation.HORIZONTAL;
  }

  @Override
  int unclaimedFiles(Color color, int rank) {
    return tables.files(low(color) & unclaimedLow(), high(color) & unclaimedHigh(), rank);
  }

  @Override
  SmallFloodFill unclaimed(Color color, int point) {
    return new SmallFloodFill(
        tables,
        SmallBoardTables.low(point),
        SmallBoardTables.high(point),
        low(color) & unclaimedLow(),
        high(color) & unclaimedHigh());
  }

  @Override
  SmallFloodFill reach(Color color, int point) {
    return new SmallFloodFill(
        tables,
        SmallBoardTables.low(point),
        SmallBoardTables.high(point),
        reachLow(color),
        reachHigh(color));
  }

  @Override
  SmallFloodFill reach(Color color, int point, FloodFill group) {
    SmallFloodFill start = (SmallFloodFill) group;
    return new SmallFloodFill(tables, start.low(), start.high(), reachLow(color), reachHigh(color));
  }

  @Override
  void claim(Orientation side, FloodFill group) {
    SmallFloodFill points = (SmallFloodFill) group;
    ZobristKeys keys = tables.keys.claims(side);
    hash ^= keys.hash(0, points.low()) ^ keys.hash(64, points.high());
    if (side == Orientation.VERTICAL) {
      horizontalLow &= ~points.low();
      horizontalHigh &= ~points.high();
    } else {
      verticalLow &= ~points.low();
      verticalHigh &= ~points.high();
    }
  }

  @Override
  CellSet points(Color color) {
    return CellSet.ofBits(tables.board, low(color), high(color));
  }

  @Override
  CellSet claims(Orientation side) {
    return side == Orientation.VERTICAL
        ? CellSet.ofBits(tables.board, verticalLow & ~horizontalLow, verticalHigh & ~horizontalHigh)
        : CellSet.ofBits(
            tables.board, horizontalLow & ~verticalLow, horizontalHigh & ~verticalHigh);
  }

  @Override
  public CellSet legal() {
    return CellSet.ofBits(tables.board, tables.allLow & ~takenLow(), tables.allHigh & ~takenHigh());
  }

  @Override
  int emptyCount() {
    return tables.board.size() - Long.bitCount(takenLow()) - Long.bitCount(takenHigh());
  }

  @Override
  int emptyPoint(int n) {
    return BitOps.nthBit(tables.allLow & ~takenLow(), tables.allHigh & ~takenHigh(), n);
  }

  @Override
  Optional<Color> color(int point) {
    long stone = point < 64 ? takenLow() : takenHigh();
    long white = point < 64 ? whiteLow : whiteHigh;
    return (stone >>> point & 1) == 0
        ? Optional.empty()
        : Optional.of((white >>> point & 1) == 0 ? Color.BLACK : Color.WHITE);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof SmallCartesoStones other
        && whiteLow == other.whiteLow
        && whiteHigh == other.whiteHigh
        && verticalLow == other.verticalLow
        && verticalHigh == other.verticalHigh
        && horizontalLow == other.horizontalLow
        && horizontalHigh == other.horizontalHigh;
  }
}
