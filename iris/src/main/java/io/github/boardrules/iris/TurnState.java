package io.github.boardrules.iris;

/**
 * The state of a turn, apart from the side to move: the first stone of the turn, the number of
 * passes, and the moves that are legal wherever their cells are empty.
 *
 * <p>{@link MoveTables} creates all turn states of a board size in advance. Immutable.
 */
final class TurnState {
  /** The value of {@link #firstStone} if no second stone is due. */
  static final int NO_STONE = -1;

  final MoveTables tables;

  final boolean isOver;

  /** The index of the cell of the first stone of the turn, if a second stone is due. */
  final int firstStone;

  /** The number of consecutive passes up to now. */
  final int passes;

  /** The numbers of the moves that are legal if their cells are empty, as a bitboard. */
  final long[] allowed;

  /** The first word of {@link #allowed}. */
  final long low;

  /** The second word of {@link #allowed}. */
  final long high;

  /** Whether a turn begins that is not the opening: a pass and two gray stones are legal. */
  final boolean beginsTurn;

  /** 1 if the other side is to move in this state than before it, 0 in the middle of a turn. */
  final int sideChange;

  /** 0 if the game is over, which counts as Black's turn; otherwise 1. */
  final int sideMask;

  /** The Zobrist key of the turn state and the size of the board. */
  final long key;

  TurnState(
      MoveTables tables, boolean isOver, int firstStone, int passes, long[] allowed, long key) {
    this.tables = tables;
    this.isOver = isOver;
    this.firstStone = firstStone;
    this.passes = passes;
    this.allowed = allowed;
    this.low = allowed[0];
    this.high = allowed[1];
    this.beginsTurn = MoveTables.has(allowed, tables.pass());
    this.sideChange = firstStone == NO_STONE ? 1 : 0;
    this.sideMask = isOver ? 0 : 1;
    this.key = key;
  }
}
