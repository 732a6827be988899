package io.github.boardrules.iris;

/** A move that places stones, with everything that playing it requires. Immutable. */
final class MoveData {
  final IrisMove move;
  final int number;

  /** The bit of the number in the first word of bitboards, or 0. */
  final long low;

  /** The bit of the number in the second word of bitboards, or 0. */
  final long high;

  /** The Zobrist key of the stones if they are white. */
  final long whiteKey;

  /** The exclusive or of the Zobrist keys of the stones if they are white and if they are black. */
  final long keyDifference;

  /**
   * The state of a turn that continues after this placement, the first one of the turn. After a
   * pair it allows nothing.
   */
  final TurnState second;

  MoveData(IrisMove move, int number, long blackKey, long whiteKey, TurnState second) {
    this.move = move;
    this.number = number;
    this.low = number < 64 ? 1L << number : 0;
    this.high = number >= 64 && number < 128 ? 1L << number : 0;
    this.whiteKey = whiteKey;
    this.keyDifference = whiteKey ^ blackKey;
    this.second = second;
  }
}
