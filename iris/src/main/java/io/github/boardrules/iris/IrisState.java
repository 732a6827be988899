package io.github.boardrules.iris;

import static java.util.Objects.requireNonNull;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.CellSet;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * The engine of Iris: the stones and the turn of a position, its legal moves and its successors.
 * {@link IrisPosition} adds the queries of users. A superclass, and not a field, because a field
 * would cost another object for every position.
 *
 * <h2>Representation</h2>
 *
 * {@link MoveTables} numbers the moves: a pair occupies both of its cells or neither, so one number
 * is enough for it. A position stores two bitboards over these numbers: <em>empty</em>, the
 * placements that are not made yet, and <em>black</em>, the placements made by Black. White has the
 * other placements. The pass always counts as empty. The first two words of both bitboards are
 * fields, which is all that boards of up to 127 cells need; the words of larger boards follow in an
 * array. Everything else is a reference to a {@link TurnState}, which the tables hold ready: a
 * first stone, passes, and the <em>allowed</em> moves, which are a constant of the turn state.
 *
 * <h2>Invariant</h2>
 *
 * The legal moves are exactly {@code empty & allowed}. At the opening, the gray cells are allowed.
 * At the beginning of any other turn, all moves are. After a first stone, the gray cells that are
 * neither its cell nor adjacent to it are. When the game is over, nothing is.
 *
 * <h2>Successors</h2>
 *
 * <ul>
 *   <li>A placement clears its bit of <em>empty</em> and, if Black makes it, sets its bit of
 *       <em>black</em>.
 *   <li>If it begins a turn and its {@linkplain IrisMove#second second} turn state has a legal
 *       move, the turn continues. This covers the forfeited second stone. It covers pairs, too,
 *       because their second turn state allows nothing.
 *   <li>Otherwise the turn ends. The game is over if only the bit of the pass is left in
 *       <em>empty</em>.
 *   <li>A pass ends the game if the turn state before it counts one pass.
 * </ul>
 *
 * <h2>Hash</h2>
 *
 * Zobrist keys of the stones, updated with each placement, combined with the key of the turn state
 * and of the side to move. A finished game has no side to move and is stored as Black's turn, so
 * that positions are equal whoever ended the game.
 *
 * <h2>Cost</h2>
 *
 * A move takes constant time on boards of up to 127 cells, and otherwise time linear in the number
 * of words, at most 8. A position takes 64 bytes on the standard board, measured.
 *
 * <p>{@code NaiveIris} in the tests states the same rules by brute force; {@code
 * IrisDifferentialProperties} and {@code IrisExhaustionTest} compare the two.
 */
abstract sealed class IrisState permits IrisPosition {
  private static final long[] NO_WORDS = {};

  final TurnState turn;

  /** The side to move: 0 for Black or if the game is over, 1 for White. */
  private final byte side;

  /** Words 0 and 1 of <em>empty</em> and <em>black</em>. */
  private final long emptyLow;

  private final long emptyHigh;
  private final long blackLow;
  private final long blackHigh;

  /** Words 2 and up of <em>empty</em> and <em>black</em>, alternating. */
  private final long[] further;

  private final long placementHash;

  /** The state of a setup without defects. */
  IrisState(MoveTables tables, CellSet black, CellSet white, Color side, TurnState turn) {
    long[] words = new long[2 * tables.words];
    words[2 * (tables.pass() >> 6)] |= 1L << tables.pass();
    long hash = 0;
    for (IrisMove placement : tables.placements) {
      int word = 2 * (placement.number >> 6);
      long bit = 1L << placement.number;
      if (black.nextIndex(placement.number) == placement.number) {
        words[word + 1] |= bit;
        hash ^= placement.whiteKey ^ placement.keyDifference;
      } else if (white.nextIndex(placement.number) == placement.number) {
        hash ^= placement.whiteKey;
      } else {
        words[word] |= bit;
      }
    }
    this.turn = turn;
    this.side = (byte) (side == Color.BLACK ? 0 : 1);
    this.emptyLow = words[0];
    this.blackLow = words[1];
    this.emptyHigh = words[2];
    this.blackHigh = words[3];
    this.further = words.length == 4 ? NO_WORDS : Arrays.copyOfRange(words, 4, words.length);
    this.placementHash = hash;
  }

  /** The state after a pass: only the turn and the side to move are new. */
  IrisState(IrisState before, TurnState turn) {
    this.turn = turn;
    this.side = (byte) before.sideIn(turn);
    this.emptyLow = before.emptyLow;
    this.emptyHigh = before.emptyHigh;
    this.blackLow = before.blackLow;
    this.blackHigh = before.blackHigh;
    this.further = before.further;
    this.placementHash = before.placementHash;
  }

  /**
   * The state after a placement. The caller computes what needs a branch, because a branch between
   * the allocation and the last field costs a twentieth of a playout.
   */
  IrisState(IrisState before, IrisMove placement, TurnState turn, int side, long[] further) {
    // Branch-free, because the side to move is unpredictable.
    long black = before.side - 1L; // all ones for Black, 0 for White
    this.turn = turn;
    this.side = (byte) side;
    this.emptyLow = before.emptyLow & ~placement.low;
    this.emptyHigh = before.emptyHigh & ~placement.high;
    this.blackLow = before.blackLow | (placement.low & black);
    this.blackHigh = before.blackHigh | (placement.high & black);
    this.further = further;
    this.placementHash =
        before.placementHash ^ placement.whiteKey ^ (placement.keyDifference & black);
  }

  /** Returns the turn state after a legal pass. */
  TurnState turnAfterPass() {
    return turn.passes == 1 ? tables().bothPassed : tables().afterPass;
  }

  /** Returns the turn state after a legal placement. */
  TurnState turnAfter(IrisMove placement) {
    TurnState second = requireNonNull(placement.second);
    if (turn.beginsTurn && allowsAny(second)) {
      return second;
    }
    return isLast() ? tables().full : tables().ordinary;
  }

  /** Returns the side to move in the next turn state. Branch-free. */
  int sideIn(TurnState next) {
    return (side ^ next.sideChange) & next.sideMask;
  }

  private boolean allowsAny(TurnState next) {
    if (((emptyLow & next.low) | (emptyHigh & next.high)) != 0) {
      return true;
    }
    for (int i = 0; i < further.length; i += 2) {
      if ((further[i] & next.allowed[2 + (i >> 1)]) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Returns whether the board has only one placement left: besides it, only the bit of the pass is
   * set.
   */
  private boolean isLast() {
    int left = Long.bitCount(emptyLow) + Long.bitCount(emptyHigh);
    for (int i = 0; left <= 2 && i < further.length; i += 2) {
      left += Long.bitCount(further[i]);
    }
    return left == 2;
  }

  /** Returns the words after the first two of the next state. */
  long[] furtherAfter(IrisMove placement) {
    if (placement.number < 128) {
      return further;
    }
    long[] next = further.clone();
    int word = 2 * (placement.number >> 6) - 4;
    long bit = 1L << placement.number;
    next[word] &= ~bit;
    if (side == 0) {
      next[word + 1] |= bit;
    }
    return next;
  }

  MoveTables tables() {
    return turn.tables;
  }

  Color sideOrBlack() {
    return side == 0 ? Color.BLACK : Color.WHITE;
  }

  private long empty(int word) {
    return word == 0 ? emptyLow : word == 1 ? emptyHigh : further[2 * word - 4];
  }

  private long black(int word) {
    return word == 0 ? blackLow : word == 1 ? blackHigh : further[2 * word - 3];
  }

  /** Returns the numbers of the legal moves, as bits. */
  long legal(int word) {
    return word == 0
        ? emptyLow & turn.low
        : word == 1 ? emptyHigh & turn.high : empty(word) & turn.allowed[word];
  }

  /** Returns the numbers of all legal moves, as bits. */
  long[] legal() {
    long[] legal = new long[tables().words];
    for (int word = 0; word < legal.length; word++) {
      legal[word] = legal(word);
    }
    return legal;
  }

  /** {@return the number of legal moves} Does not create the moves. */
  public int legalMoveCount() {
    int count = Long.bitCount(legal(0)) + Long.bitCount(legal(1));
    for (int i = 0; i < further.length; i += 2) {
      count += Long.bitCount(further[i] & turn.allowed[2 + (i >> 1)]);
    }
    return count;
  }

  /** {@return all legal moves, in the order of their numbers; a lazy, immutable list} */
  public List<IrisMove> legalMoves() {
    return new LegalMoves(this);
  }

  /**
   * {@return whether a move is legal}
   *
   * @param move any move of Iris
   */
  public boolean isLegal(IrisMove move) {
    IrisMove placement = tables().own(move);
    return placement == null
        ? move instanceof IrisMove.Pass && turn.beginsTurn
        : (legal(placement.number >> 6) >>> placement.number & 1) != 0 && placement.equals(move);
  }

  /** Returns the cells of the stones of a color. */
  long[] stoneBits(Color color) {
    long[] numbers = new long[tables().words];
    for (int word = 0; word < numbers.length; word++) {
      numbers[word] =
          color == Color.BLACK
              ? black(word)
              : tables().placementBits[word] & ~(empty(word) | black(word));
    }
    return tables().cells(numbers);
  }

  /** Returns the color of the stone on a cell. */
  Optional<Color> colorAt(int cell) {
    int number = tables().number(cell);
    if ((empty(number >> 6) >>> number & 1) != 0) {
      return Optional.empty();
    }
    return Optional.of((black(number >> 6) >>> number & 1) != 0 ? Color.BLACK : Color.WHITE);
  }

  /** {@return the hash of stones, side to move and turn} Runs in constant time. */
  public long hash() {
    return hash(placementHash, turn);
  }

  /** {@return a key of stones, side to move and first stone of the turn} Ignores passes. */
  public long transpositionKey() {
    return hash(placementHash, withoutPass(turn));
  }

  /** Returns a turn state without the pass before it. */
  final TurnState withoutPass(TurnState turnState) {
    return turnState.equals(tables().afterPass) ? tables().ordinary : turnState;
  }

  /** Returns the hash of other stones and another turn state with this side to move. */
  final long hash(long stones, TurnState turnState) {
    return stones ^ turnState.key ^ (side == 0 ? 0 : MoveTables.WHITE_TO_MOVE);
  }

  boolean hasSameState(IrisState other) {
    return placementHash == other.placementHash
        && turn.key == other.turn.key
        && side == other.side
        && emptyLow == other.emptyLow
        && emptyHigh == other.emptyHigh
        && blackLow == other.blackLow
        && blackHigh == other.blackHigh
        && Arrays.equals(further, other.further);
  }
}
