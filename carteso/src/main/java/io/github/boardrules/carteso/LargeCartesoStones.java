package io.github.boardrules.carteso;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Orientation;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The state of a board of any size: five bitboards with one word for each rank, so that a fill
 * touches only the ranks that it enters. An empty row below the first rank and above the last gives
 * every rank two neighbors; a row is the number of a rank plus one.
 *
 * <p>The reaches of the two colors and their unclaimed stones are stored because fills run in them.
 * The claims change only before {@link #after} returns. Threads see them because a position holds
 * the state in a final field.
 */
final class LargeCartesoStones extends CartesoStones {
  /** The numbers of the sets; of two sets of a kind, the one for white follows. */
  private static final int REACH = 0;

  private static final int UNCLAIMED = 2;
  private static final int VERTICAL = 4;
  private static final int SETS = 5;

  private final BoardTables tables;

  /** The distance between the sets. */
  private final int stride;

  private final int[] ranks;
  private int emptyCount;

  private LargeCartesoStones(BoardTables tables, int[] ranks, int emptyCount, long hash) {
    super(hash);
    this.tables = tables;
    this.stride = tables.height + 2;
    this.ranks = ranks;
    this.emptyCount = emptyCount;
  }

  static LargeCartesoStones empty(SquareBoard board) {
    BoardTables tables = new BoardTables(board);
    CellSet none = board.none();
    return new LargeCartesoStones(tables, new int[0], 0, 0).with(none, none, none, none);
  }

  @Override
  LargeCartesoStones with(CellSet black, CellSet white, CellSet vertical, CellSet horizontal) {
    CellSet unclaimed = vertical.union(horizontal).complement();
    LargeCartesoStones state =
        new LargeCartesoStones(
            tables,
            new int[SETS * stride],
            tables.board.size() - black.size() - white.size(),
            tables.keys.hash(black, white, vertical, horizontal));
    state.put(REACH, white.complement());
    state.put(REACH + 1, black.complement());
    state.put(UNCLAIMED, black.intersection(unclaimed));
    state.put(UNCLAIMED + 1, white.intersection(unclaimed));
    state.put(VERTICAL, vertical);
    return state;
  }

  private void put(int set, CellSet points) {
    for (Cell cell : points) {
      ranks[set * stride + cell.y() + 1] |= 1 << cell.x();
    }
  }

  @Override
  LargeCartesoStones withStone(Color color, int point) {
    int row = tables.rank(point) + 1;
    int bit = 1 << tables.file(point);
    int[] after = ranks.clone();
    after[base(REACH, color.opposite()) + row] &= ~bit;
    after[base(UNCLAIMED, color) + row] |= bit;
    return new LargeCartesoStones(
        tables, after, emptyCount - 1, hash ^ tables.keys.stones(color).key(point));
  }

  @Override
  BoardTables tables() {
    return tables;
  }

  private int allFiles() {
    return (1 << tables.width) - 1;
  }

  private int base(int sets, Color color) {
    return (color == Color.BLACK ? sets : sets + 1) * stride;
  }

  private int empty(int row) {
    return ranks[REACH * stride + row] & ranks[(REACH + 1) * stride + row];
  }

  private int stones(Color color, int row) {
    return allFiles() & ~ranks[base(REACH, color.opposite()) + row];
  }

  private int claimed(Orientation side, int row) {
    int vertical = ranks[VERTICAL * stride + row];
    return side == Orientation.VERTICAL
        ? vertical
        : allFiles()
            & ~(empty(row)
                | vertical
                | ranks[UNCLAIMED * stride + row]
                | ranks[(UNCLAIMED + 1) * stride + row]);
  }

  @Override
  int reachPattern(Color color, int point) {
    return pattern(base(REACH, color) + tables.rank(point) + 1, point);
  }

  @Override
  @Nullable Orientation claimantBeside(Color color, int point) {
    int row = tables.rank(point) + 1;
    int unclaimed = pattern(base(UNCLAIMED, color) + row, point);
    int claimed =
        tables.pattern(point)
            & ~reachPattern(color.opposite(), point)
            & ~unclaimed
            & LocalPattern.NEIGHBORS;
    return claimed == 0
        ? null
        : (claimed & pattern(VERTICAL * stride + row, point)) != 0
            ? Orientation.VERTICAL
            : Orientation.HORIZONTAL;
  }

  private int pattern(int row, int point) {
    return LocalPattern.of(ranks[row - 1], ranks[row], ranks[row + 1], tables.file(point));
  }

  @Override
  int unclaimedFiles(Color color, int rank) {
    return ranks[base(UNCLAIMED, color) + rank + 1];
  }

  @Override
  LargeFloodFill unclaimed(Color color, int point) {
    return new LargeFloodFill(tables, point, ranks, base(UNCLAIMED, color));
  }

  @Override
  LargeFloodFill reach(Color color, int point) {
    return new LargeFloodFill(tables, point, ranks, base(REACH, color));
  }

  @Override
  void claim(Orientation side, FloodFill group) {
    int box = group.box();
    for (int rank = BoundingBox.bottom(box); rank <= BoundingBox.top(box); rank++) {
      int files = group.files(rank);
      ranks[UNCLAIMED * stride + rank + 1] &= ~files;
      ranks[(UNCLAIMED + 1) * stride + rank + 1] &= ~files;
      ranks[VERTICAL * stride + rank + 1] |= side == Orientation.VERTICAL ? files : 0;
      hash ^= tables.keys.claims(side).hash(rank * tables.width, files);
    }
  }

  private CellSet set(IntUnaryOperator row) {
    long[] words = new long[tables.board.none().wordCount()];
    for (int rank = 0; rank < tables.height; rank++) {
      int place = rank * tables.width;
      long files = row.applyAsInt(rank + 1);
      words[place >> 6] |= files << place;
      if ((place & 63) + tables.width > 64) {
        words[(place >> 6) + 1] |= files >>> -place;
      }
    }
    return CellSet.ofBits(tables.board, words);
  }

  @Override
  CellSet points(Color color) {
    return set(row -> stones(color, row));
  }

  @Override
  public CellSet legal() {
    return set(this::empty);
  }

  @Override
  CellSet claims(Orientation side) {
    return set(row -> claimed(side, row));
  }

  @Override
  int emptyCount() {
    return emptyCount;
  }

  @Override
  int emptyPoint(int before) {
    int row = 1;
    int left = before;
    int free = empty(1);
    while (left >= Integer.bitCount(free)) {
      left -= Integer.bitCount(free);
      free = empty(++row);
    }
    return (row - 1) * tables.width + BitOps.nthBit(free, left);
  }

  @Override
  Optional<Color> color(int point) {
    int row = tables.rank(point) + 1;
    int bit = 1 << tables.file(point);
    return (empty(row) & bit) != 0
        ? Optional.empty()
        : Optional.of((stones(Color.WHITE, row) & bit) != 0 ? Color.WHITE : Color.BLACK);
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof LargeCartesoStones other && Arrays.equals(ranks, other.ranks);
  }
}
