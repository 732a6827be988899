package io.github.boardrules.iris;

import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import io.github.boardrules.core.spi.BitOps;
import io.github.boardrules.core.spi.StableHash;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What positions of one board size look up: moves as numbers, sets of moves and of cells as words
 * of bits. Never changed once made.
 *
 * <p>Every move has a number: a stone the index of its cell, a pair that of its lower cell, the
 * pass the number after the last cell. So the moves in their order are some of the numbers from 0
 * to {@link #size}, which on the standard board are exactly 128: two words.
 */
final class Tables {
  /** The numbers in the first two words, which a position keeps in fields of their own. */
  static final int CAPACITY = 128;

  static final long WHITE_TO_MOVE = StableHash.key(0, 1);
  private static final long OVER = StableHash.key(0, 2);
  private static final long ONE_PASS = StableHash.key(1, 1);
  private static final long TWO_PASSES = StableHash.key(1, 2);
  private static final long[] NO_WORDS = {};

  /** Cells are looked up by 32 files to a rank. */
  private static final int STRIDE = 32;

  /** The place of no cell. */
  static final int NOWHERE = STRIDE * STRIDE;

  final IrisGame game;

  /** The number of cells, and the number of the pass. */
  final int size;

  /** The number of words that the bits of cells and moves need, at least two. */
  final int words;

  final long[] gray;

  /** The numbers of all moves that place stones, as bits. */
  final long[] choices;

  /** The move of each number; the pair for the indexes of both its cells. */
  final IrisMove[] moves;

  /** Black has to place the opening stone. */
  final Phase opening;

  /** Everything is allowed. */
  final Phase ordinary;

  /** Everything is allowed after a pass. */
  final Phase passed;

  /** Every cell has a stone. */
  final Phase full;

  /** Both seats passed. */
  final Phase bothPassed;

  final Square square;

  private final HexBoard board;
  private final @Nullable Choice[] choicesByCell;

  Tables(IrisGame game, HexBoard board) {
    this.game = game;
    this.board = board;
    this.size = board.size();
    this.words = Math.max(2, (size >> 6) + 1);
    this.gray = bits(board.edge().complement());
    this.choices = gray.clone();
    this.moves = new IrisMove[size + 1];
    this.square = new Square(board, bits(board.edge()));
    this.choicesByCell = new Choice[NOWHERE + 1];
    for (int cell = 0; cell < size; cell++) {
      if (isGray(cell) || cell < twin(cell)) {
        addChoice(cell);
      }
    }
    moves[size] = IrisMove.PASS;
    long boardKey = boardKey();
    long[] all = choices.clone();
    set(all, size);
    long[] none = new long[words];
    this.opening = new Phase(this, gray, 0, false, boardKey);
    this.ordinary = new Phase(this, all, 0, false, boardKey);
    this.passed = new Phase(this, all, 1, false, boardKey ^ ONE_PASS);
    this.full = new Phase(this, none, 0, true, boardKey ^ OVER);
    this.bothPassed = new Phase(this, none, 2, true, boardKey ^ OVER ^ TWO_PASSES);
  }

  private long boardKey() {
    return StableHash.key(2, board.side());
  }

  private void addChoice(int number) {
    Cell cell = board.cell(number);
    long[] allowed = new long[words];
    Cell twinCell = null;
    long black = StableHash.key(3, number);
    long white = StableHash.key(4, number);
    if (isGray(number)) {
      long[] neighbours = bits(board.neighbours(cell));
      for (int word = 0; word < words; word++) {
        allowed[word] = gray[word] & ~neighbours[word];
      }
      allowed[number >> 6] &= ~(1L << number);
    } else {
      int twin = twin(number);
      twinCell = board.cell(twin);
      black ^= StableHash.key(3, twin);
      white ^= StableHash.key(4, twin);
      set(choices, number);
    }
    Choice choice =
        new Choice(
            this,
            number,
            cell,
            twinCell,
            allowed,
            boardKey() ^ StableHash.key(5, number),
            black,
            white);
    choicesByCell[place(cell)] = choice;
    moves[number] = choice.move;
    if (twinCell != null) {
      moves[twin(number)] = choice.move;
    }
  }

  /** Where the choice of a stone on a cell, or of a pair with the lower cell, is looked up. */
  static int place(Cell cell) {
    return (cell.x() | cell.y()) < STRIDE ? STRIDE * cell.y() + cell.x() : NOWHERE;
  }

  private long[] bits(CellSet cells) {
    long[] bits = new long[words];
    for (int word = 0; word < words; word++) {
      bits[word] = cells.word(word);
    }
    return bits;
  }

  /** The words from a place on, which boards of up to 127 cells do not have. */
  static long[] beyond(long[] words, int from) {
    return words.length == from ? NO_WORDS : Arrays.copyOfRange(words, from, words.length);
  }

  static void set(long[] bits, int index) {
    bits[index >> 6] |= 1L << index;
  }

  static boolean has(long[] bits, int index) {
    return (bits[index >> 6] >>> index & 1) != 0;
  }

  boolean isGray(int cell) {
    return has(gray, cell);
  }

  /** The cell diametrically opposite: the half turn runs through the cells backwards. */
  int twin(int cell) {
    return size - 1 - cell;
  }

  /** The choice that a stone on a cell or a pair with the lower cell is, if there is such a one. */
  @Nullable Choice choice(Cell cell) {
    return choicesByCell[place(cell)];
  }

  /**
   * The choice that a move is by its lower cell; none for a pass, or if the board has no such move.
   * The moves of {@link #moves} bring it with them, which saves a look-up.
   */
  @Nullable Choice choice(IrisMove move) {
    Choice own = move.choice;
    return own != null && own.tables == this ? own : choicesByCell[move.place];
  }

  /** The phase of a position without defects: its stones, the first one of a turn, passes. */
  Phase phase(int stones, @Nullable Cell pending, int passes) {
    Phase second = pending == null ? null : choice(pending);
    return passes == 2
        ? bothPassed
        : stones == size
            ? full
            : second != null ? second : passes == 1 ? passed : stones == 0 ? opening : ordinary;
  }

  /** The number of the choice that takes a cell of the board. */
  int number(int cell) {
    return isGray(cell) ? cell : Math.min(cell, twin(cell));
  }

  /**
   * The cells that some choices take: those of their numbers and, for pairs, the twins as well. The
   * half turn reverses the order of all bits.
   */
  long[] cells(long[] taken) {
    long[] cells = new long[words];
    for (int word = 0; word < words; word++) {
      long twins = Long.reverse(BitOps.from(taken, size - 64 * (word + 1)));
      cells[word] = taken[word] | (twins & ~gray[word]);
    }
    return cells;
  }
}
