package io.github.boardrules.iris;

/** What may be done next, as far as it does not depend on what is still empty. */
class Phase {
  final Tables tables;

  /**
   * The numbers of the moves that are allowed if their cells are empty, as bits: the first word.
   */
  final long low;

  /** The same: the second word. */
  final long high;

  /** The same: the words from 2 on. */
  final long[] rest;

  /** The number of turns passed in a row just now. */
  final int passes;

  final boolean isOver;

  /** Whether a gray stone is the first of two. */
  final boolean isOrdinary;

  /** The key of this in hashes. */
  final long key;

  Phase(Tables tables, long[] allowed, int passes, boolean isOver, long key) {
    this.tables = tables;
    this.low = allowed[0];
    this.high = allowed[1];
    this.rest = Tables.beyond(allowed, 2);
    this.passes = passes;
    this.isOver = isOver;
    this.isOrdinary = Tables.has(allowed, tables.size);
    this.key = key;
  }
}
