package io.github.boardrules.iris;

import static java.util.Objects.requireNonNull;

import io.github.boardrules.core.bits.BitOps;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.spi.ZobristKeys;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The moves and turn states of one board size, computed once for a game. Immutable.
 *
 * <p>Every move has a number: a stone has the index of its cell, a pair the index of its lower
 * cell, and the pass the number of cells of the board. Sets of moves are bitboards in the order of
 * these numbers, 64 to a word. The standard board has 127 cells, so its moves fill exactly two
 * words.
 */
final class MoveTables {
  static final long WHITE_TO_MOVE = StableHash.key(0, 1);
  private static final long OVER = StableHash.key(0, 2);
  private static final long ONE_PASS = StableHash.key(1, 1);
  private static final long TWO_PASSES = StableHash.key(1, 2);

  final IrisGame game;

  private final HexBoard board;

  /** The number of cells. */
  final int size;

  final ZobristKeys blackStones;
  final ZobristKeys whiteStones;

  /** The number of words of a bitboard, at least two. */
  final int words;

  /** The gray cells. */
  final long[] gray;

  /** The moves by number; a pair also under the index of its upper cell. */
  final IrisMove[] moves;

  final List<IrisMove> placements = new ArrayList<>();

  /** The numbers of the placements. */
  final long[] placementBits;

  final PaddedGrid grid;

  final TurnState opening;
  final TurnState full;
  final TurnState bothPassed;

  final TurnState ordinary;
  final TurnState afterPass;

  /** The placements by {@link IrisMove#gridIndex}. */
  private final @Nullable IrisMove[] placementsByGridIndex = new IrisMove[IrisMove.GRID_SIZE];

  MoveTables(IrisGame game, HexBoard board) {
    this.game = game;
    this.board = board;
    this.size = board.size();
    this.blackStones = new ZobristKeys(3, board);
    this.whiteStones = new ZobristKeys(4, board);
    this.words = Math.max(2, (size >> 6) + 1);
    this.gray = bits(board.edge().complement());
    this.moves = new IrisMove[size + 1];
    this.placementBits = new long[words];
    this.grid = new PaddedGrid(board, bits(board.edge()));
    for (int cell = 0; cell < size; cell++) {
      if (isGray(cell) || cell < twin(cell)) {
        add(placement(cell));
      }
    }
    moves[pass()] = IrisMove.pass();
    long[] all = placementBits.clone();
    set(all, pass());
    long key = boardKey();
    this.opening = state(TurnState.NO_STONE, 0, gray, key);
    this.ordinary = state(TurnState.NO_STONE, 0, all, key);
    this.afterPass = state(TurnState.NO_STONE, 1, all, key ^ ONE_PASS);
    this.full = over(0, key ^ OVER);
    this.bothPassed = over(2, key ^ OVER ^ TWO_PASSES);
  }

  private long boardKey() {
    return StableHash.key(2, board.side());
  }

  private IrisMove placement(int number) {
    Cell[] cells = {board.cell(number)};
    long[] allowed = new long[words];
    long blackKey = blackStones.key(number);
    long whiteKey = whiteStones.key(number);
    if (isGray(number)) {
      long[] adjacent = bits(board.neighbors(cells[0]).with(cells[0]));
      for (int word = 0; word < words; word++) {
        allowed[word] = gray[word] & ~adjacent[word];
      }
    } else {
      int twin = twin(number);
      blackKey ^= blackStones.key(twin);
      whiteKey ^= whiteStones.key(twin);
      cells = new Cell[] {cells[0], board.cell(twin)};
    }
    TurnState second = state(number, 0, allowed, boardKey() ^ StableHash.key(5, number));
    return IrisMove.of(number, blackKey, whiteKey, second, cells);
  }

  private void add(IrisMove placement) {
    placements.add(placement);
    set(placementBits, placement.number);
    for (Cell cell : placement.cells()) {
      moves[board.index(cell)] = placement;
    }
    placementsByGridIndex[placement.gridIndex] = placement;
  }

  private TurnState state(int firstStone, int passes, long[] allowed, long key) {
    return new TurnState(this, false, firstStone, passes, allowed, key);
  }

  private TurnState over(int passes, long key) {
    return new TurnState(this, true, TurnState.NO_STONE, passes, new long[words], key);
  }

  /** Returns the number of the pass. */
  int pass() {
    return size;
  }

  /**
   * Returns the move of these tables that has the lowest cell of a move, which is another move if a
   * pair is not one of twins; null for a pass, and where no placement begins.
   */
  @Nullable IrisMove own(IrisMove move) {
    return move.second != null && move.second.tables == this
        ? move
        : placementsByGridIndex[move.gridIndex];
  }

  /** Returns the state in which the second stone of a turn is due. */
  TurnState second(int firstStone) {
    return requireNonNull(moves[firstStone].second);
  }

  /** Returns the turn state of a setup without defects. */
  TurnState turn(IrisSetup setup) {
    int stones = setup.black().size() + setup.white().size();
    if (setup.firstStone().isPresent()) {
      return second(board.index(setup.firstStone().get()));
    }
    return setup.passes() == 2
        ? bothPassed
        : stones == size
            ? full
            : setup.passes() == 1 ? afterPass : stones == 0 ? opening : ordinary;
  }

  /** Returns the number of the placement that occupies a cell. */
  int number(int cell) {
    return isGray(cell) ? cell : Math.min(cell, twin(cell));
  }

  boolean isGray(int cell) {
    return has(gray, cell);
  }

  /** Returns the diametrically opposite cell: a half turn reverses the order of the cells. */
  int twin(int cell) {
    return size - 1 - cell;
  }

  /**
   * Returns the cells that some placements occupy: the cells of their numbers and the twins of
   * those that are colored. A half turn reverses the order of all bits.
   */
  long[] cells(long[] numbers) {
    long[] cells = new long[words];
    for (int word = 0; word < words; word++) {
      long twins = Long.reverse(BitOps.from(numbers, size - 64 * (word + 1)));
      cells[word] = numbers[word] | (twins & ~gray[word]);
    }
    return cells;
  }

  private long[] bits(CellSet cells) {
    long[] bits = new long[words];
    for (int word = 0; word < words; word++) {
      bits[word] = cells.word(word);
    }
    return bits;
  }

  static void set(long[] bits, int index) {
    bits[index >> 6] |= 1L << index;
  }

  static boolean has(long[] bits, int index) {
    return (bits[index >> 6] >>> index & 1) != 0;
  }
}
