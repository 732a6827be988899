package io.github.boardrules.iris;

import io.github.boardrules.core.StableHash;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.HexBoard;
import java.util.Arrays;

/**
 * What positions of one board size look up: moves as numbers, sets of moves and of cells as words
 * of bits. Never changed once made.
 *
 * <p>Every move has a number: a stone the index of its cell, a pair that of its lower cell, the
 * pass the number after the last cell. So the moves in their order are some of the numbers from 0
 * to {@link #size}, which on the standard board are exactly 128: two words.
 *
 * <p>What may be done is said by a <em>phase</em>. While a second stone has to follow, that is the
 * number of the first one; else it is one of five greater numbers.
 */
final class Tables {
  /** The numbers in the first two words, which a position keeps in fields of their own. */
  static final int CAPACITY = 128;

  /** For boards that need no more than two words. */
  static final long[] NO_WORDS = {};

  private static final int STRIDE = 32;
  private static final long WHITE_TO_MOVE = StableHash.key(0, 1);
  private static final long OVER = StableHash.key(0, 2);
  private static final long ONE_PASS = StableHash.key(1, 1);
  private static final long TWO_PASSES = StableHash.key(1, 2);

  /** The number of cells, and the number of the pass. */
  final int size;

  /** The number of words that the bits of cells and moves need, at least two. */
  final int words;

  /** The phase in which everything is allowed. */
  final short ordinary;

  /** The same after a pass. */
  final short passed;

  /** The phase in which only Black's first stone is allowed. */
  final short opening;

  /** The phase when every cell has a stone: the first of the two in which the game is over. */
  final short full;

  /** The phase after two passes. */
  final short bothPassed;

  final long[] gray;

  /** The numbers of all moves that place stones. */
  final long[] choices;

  /** The numbers of the moves that each phase allows, as long as their cells are empty: word 0. */
  final long[] low;

  /** The same: word 1. */
  final long[] high;

  /** The same: the words from 2 on. */
  final long[][] rest;

  /** How many cells are coloured. */
  final int colouredCount;

  /**
   * The neighbours of each cell, as two words of bits; those of cell 64 after those of no cell, and
   * after the last cells again no neighbours.
   */
  final long[] reach;

  /** The neighbours of each cell, as indexes. */
  final short[][] neighbourIndexes;

  /** The move of each number; the pair for the indexes of both its cells. */
  final IrisMove[] moves;

  private final short[] stoneNumbers;
  private final short[] pairNumbers;
  private final long boardKey;
  private final long[] blackKeys;
  private final long[] whiteKeys;
  private final long[] firstStoneKeys;

  Tables(HexBoard board) {
    this.size = board.size();
    this.words = Math.max(2, (size >> 6) + 1);
    this.ordinary = (short) size;
    this.passed = (short) (size + 1);
    this.opening = (short) (size + 2);
    this.full = (short) (size + 3);
    this.bothPassed = (short) (size + 4);
    this.gray = bits(board.edge().complement());
    this.choices = gray.clone();
    this.colouredCount = board.edge().size();
    this.reach = new long[260];
    this.neighbourIndexes = new short[size][];
    this.moves = new IrisMove[size + 1];
    this.stoneNumbers = new short[STRIDE * STRIDE];
    this.pairNumbers = new short[STRIDE * STRIDE];
    this.boardKey = StableHash.key(2, board.side());
    this.blackKeys = new long[size];
    this.whiteKeys = new long[size];
    this.firstStoneKeys = new long[size];
    Arrays.fill(stoneNumbers, (short) -1);
    Arrays.fill(pairNumbers, (short) -1);
    for (int cell = 0; cell < size; cell++) {
      addCell(board, cell);
    }
    moves[size] = IrisMove.PASS;
    this.low = new long[size + 5];
    this.high = new long[size + 5];
    this.rest = new long[size + 5][];
    for (int phase = 0; phase < size + 5; phase++) {
      long[] allowed = allowed(board, phase);
      low[phase] = allowed[0];
      high[phase] = allowed[1];
      rest[phase] = words == 2 ? NO_WORDS : Arrays.copyOfRange(allowed, 2, words);
    }
  }

  private void addCell(HexBoard board, int index) {
    Cell cell = board.cell(index);
    CellSet beside = board.neighbours(cell);
    neighbourIndexes[index] = indexes(beside);
    if (words == 2) {
      int at = 2 * (index + (index >> 6));
      reach[at] = beside.word(0);
      reach[at + 1] = beside.word(1);
    }
    blackKeys[index] = StableHash.key(3, index);
    whiteKeys[index] = StableHash.key(4, index);
    firstStoneKeys[index] = StableHash.key(5, index);
    if (isGray(index)) {
      moves[index] = IrisMove.stone(cell);
      stoneNumbers[STRIDE * cell.y() + cell.x()] = (short) index;
    } else if (index < twin(index)) {
      set(choices, index);
      moves[index] = IrisMove.pair(cell, board.cell(twin(index)));
      moves[twin(index)] = moves[index];
      pairNumbers[STRIDE * cell.y() + cell.x()] = (short) index;
      blackKeys[index] ^= StableHash.key(3, twin(index));
      whiteKeys[index] ^= StableHash.key(4, twin(index));
    }
  }

  private long[] allowed(HexBoard board, int phase) {
    long[] allowed = new long[words];
    for (int word = 0; word < words; word++) {
      allowed[word] =
          phase >= full
              ? 0
              : phase == opening
                  ? gray[word]
                  : phase < size
                      ? gray[word] & ~board.neighbours(board.cell(phase)).word(word)
                      : choices[word];
    }
    if (phase == ordinary || phase == passed) {
      set(allowed, size);
    }
    return allowed;
  }

  private long[] bits(CellSet cells) {
    long[] bits = new long[words];
    for (int word = 0; word < words; word++) {
      bits[word] = cells.word(word);
    }
    return bits;
  }

  private static short[] indexes(CellSet cells) {
    short[] indexes = new short[cells.size()];
    int index = -1;
    for (int i = 0; i < indexes.length; i++) {
      index = cells.nextIndex(index + 1);
      indexes[i] = (short) index;
    }
    return indexes;
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

  /** The number of the choice that takes a cell. */
  int choice(int cell) {
    return isGray(cell) ? cell : Math.min(cell, twin(cell));
  }

  /** The number of a stone; -1 if the board has no such gray cell. */
  int number(IrisMove.Stone stone) {
    return at(stoneNumbers, stone.cell());
  }

  /**
   * The number of a pair; -1 if the board has no coloured cell that is the lower of such a pair.
   */
  int number(IrisMove.Pair pair) {
    return at(pairNumbers, pair.lower());
  }

  /** The number of a move; -1 if it is none of this board. */
  int number(IrisMove move) {
    if (move instanceof IrisMove.Stone stone) {
      return number(stone);
    }
    if (move instanceof IrisMove.Pair pair) {
      int number = number(pair);
      return number >= 0 && moves[number].equals(pair) ? number : -1;
    }
    return size;
  }

  private static int at(short[] numbers, Cell cell) {
    int x = cell.x();
    int y = cell.y();
    return (x | y) < STRIDE ? numbers[STRIDE * y + x] : -1;
  }

  /**
   * The cells that some choices take: those of their numbers and, for pairs, the twins as well. The
   * half turn reverses the order of all bits.
   */
  long[] cells(long[] taken) {
    long[] cells = new long[words];
    for (int word = 0; word < words; word++) {
      long twins = Long.reverse(window(taken, size - 64 * (word + 1)));
      cells[word] = taken[word] | (twins & ~gray[word]);
    }
    return cells;
  }

  /** The 64 bits from a place on, which may be negative; where there are no bits they are 0. */
  private static long window(long[] bits, int from) {
    int word = from >> 6;
    return wordOrZero(bits, word) >>> from | wordOrZero(bits, word + 1) << 1 << ~from;
  }

  private static long wordOrZero(long[] bits, int word) {
    return word >= 0 && word < bits.length ? bits[word] : 0;
  }

  /** Whether a phase allows any choice, where these and the pass are left. */
  boolean allows(int phase, long emptyLow, long emptyHigh, long[] others) {
    long found = (emptyLow & low[phase]) | (emptyHigh & high[phase]);
    for (int word = 2; word < words; word++) {
      found |= others[2 * word - 4] & rest[phase][word - 2];
    }
    return found != 0;
  }

  /** Whether no choice is left. */
  boolean isFull(long emptyLow, long emptyHigh, long[] others) {
    long found = (emptyLow & choices[0]) | (emptyHigh & choices[1]);
    for (int word = 2; word < words; word++) {
      found |= others[2 * word - 4] & choices[word];
    }
    return found == 0;
  }

  /** Zobrist's keys of all stones of a choice together. */
  long choiceKey(boolean white, int number) {
    return white ? whiteKeys[number] : blackKeys[number];
  }

  /** The key of all of a position but its stones. */
  long phaseKey(int phase, boolean white) {
    long key = boardKey ^ (white ? WHITE_TO_MOVE : 0);
    if (phase < size) {
      return key ^ firstStoneKeys[phase];
    }
    return key
        ^ (phase == passed ? ONE_PASS : 0)
        ^ (phase >= full ? OVER : 0)
        ^ (phase == bothPassed ? TWO_PASSES : 0);
  }
}
