package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Move;

/** The promises that the interfaces of core make for every game, by subject. */
public enum Promise {
  /**
   * A game is a value. Its options recreate it, also after they were written and parsed. Its type
   * is equal at every call and in equal games. {@code toString} has no blank at either end. FIRST
   * begins a game without options. The id is in lower case. The first symmetry is the identity.
   *
   * <p>The defaults of all options, alone and together, give the game without options. A value that
   * an option accepts gives a game or contradicts another option; any other value is refused with
   * the code of {@code Option.parse}. Different numbers give different games. The letter case of
   * choices and flags does not matter.
   */
  OPTIONS,

  /**
   * Either a position is over, has an outcome, and has no player to move and no legal move, or none
   * of these is true. The outcome does not change and agrees with its score.
   */
  END,

  /**
   * The list, the count, {@code isLegal}, {@code violation} and {@code play} agree on every move:
   * legal moves, illegal moves, moves of other phases and other boards. The list has each legal
   * move once. {@code movesFrom} and {@code nextCells} lead to each legal move that has cells, cell
   * by cell, and to no other move. The symbol of a cell is that of its occupant; a cell off the
   * board is refused.
   */
  LEGALITY,

  /**
   * Neither a position nor a list or map that it has returned ever changes. {@code playUnchecked},
   * {@code successor} and {@code successors} lead to the same positions as {@code play}. The
   * positions after different moves, and those after them, have different hashes if they are
   * unequal.
   */
  PLAY,

  /**
   * A move's {@code notation} equals its {@code toString} and names its {@code cells} in order. In
   * both modes it is parsed to an equal move with the same hash code and the same cells, whether or
   * not the move is legal. Any other text is parsed to a move on the board or refused with the
   * offset of the error, also by {@code isLegal}; text before or after a move is refused. A text is
   * legal if its move is.
   */
  MOVE_TEXT,

  /**
   * The text of a position is parsed to an equal position with the same hash, the same answers in
   * the same order, and the same continuations.
   */
  POSITION_TEXT,

  /**
   * Any text is parsed to a setup or refused with the offset of the error; text before or after a
   * position is refused. The same text gives equal setups with equal hash codes, which do not keep
   * the text. Some setups have defects. A setup has defects, all of which the exception of {@code
   * Game.position} lists, or it is a position; unequal positions have different hashes, also if
   * only the player to move differs. The setup of a position is the one that its text is parsed to,
   * and the game converts it back to an equal position.
   */
  SETUP,

  /**
   * Equal positions have equal hashes and no continuation distinguishes them. Unequal positions
   * have different hashes and texts; hashes differ also on boards of other sizes, and in both
   * halves of their 64 bits. Positions in progress with equal transposition keys have the same
   * symbols, side to move and legal moves.
   */
  EQUALITY,

  /**
   * Symmetries commute with legality, play, outcome, components, cells of moves, the player to move
   * and the canonical position, which comes with its symmetry. Each has an inverse and knows the
   * hash and the transposition key of an image; the smallest key is the canonical one. Equal games
   * have equal symmetries.
   */
  SYMMETRY,

  /**
   * A game that is written as a record, in every format that can hold it, is read and replayed to
   * the same positions and the same outcome.
   */
  RECORD,

  /**
   * Components have at least one cell each, all on the board, share no cells, and are ordered by
   * their first cells. They are equal at every call. An owner is one of the sides of the players.
   */
  COMPONENTS,

  /** The facts of positions and outcomes are plain values, of the same type for each name. */
  FACTS,

  /**
   * A null argument causes a {@link NullPointerException}, in all methods of the type, the game,
   * its positions and its symmetries.
   */
  NULLS,

  /** Concurrent queries of a position return the same answers as queries of a single thread. */
  THREADS;

  <M extends Move> void check(Sample<M> sample) {
    switch (this) {
      case OPTIONS -> OptionChecks.check(sample);
      case END -> EndChecks.check(sample);
      case LEGALITY -> LegalityChecks.check(sample);
      case PLAY -> PlayChecks.check(sample);
      case MOVE_TEXT -> MoveTextChecks.check(sample);
      case POSITION_TEXT -> PositionTextChecks.check(sample);
      case SETUP -> SetupChecks.check(sample);
      case EQUALITY -> EqualityChecks.check(sample);
      case SYMMETRY -> SymmetryChecks.check(sample);
      case RECORD -> RecordChecks.check(sample);
      case COMPONENTS -> ComponentChecks.check(sample);
      case FACTS -> FactChecks.check(sample);
      case NULLS -> NullChecks.check(sample);
      case THREADS -> ThreadChecks.check(sample);
    }
  }
}
