package io.github.boardrules.iris;

/** A move that places stones, with everything that playing it requires. Immutable. */
final class Placement {
  final IrisMove move;
  final int number;

  /** The Zobrist key of the stones if they are white. */
  final long whiteKey;

  /** The exclusive or of the Zobrist keys of the stones if they are white and if they are black. */
  final long keyDifference;

  /**
   * The state of a turn that continues after this placement, the first one of the turn. After a
   * pair it allows nothing.
   */
  final TurnState second;

  Placement(IrisMove move, int number, long blackKey, long whiteKey, TurnState second) {
    this.move = move;
    this.number = number;
    this.whiteKey = whiteKey;
    this.keyDifference = whiteKey ^ blackKey;
    this.second = second;
  }
}
