package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Move;

/** What the interfaces of core promise of every game, one subject each. */
public enum Promise {
  /**
   * A game is a value that its own options make again, in text as well; the seat that begins a game
   * without options is the first; among the symmetries the identity is the first.
   */
  OPTIONS,

  /**
   * A position is over, has an outcome, has nobody to move and has no legal move: all four or none.
   * The outcome stays the same, and agrees with its score.
   */
  END,

  /**
   * The list, the count, the predicate, the violation and {@code play} agree on every move that can
   * be made: legal, illegal, of another phase, of another board. The list has each move once.
   */
  LEGALITY,

  /**
   * Whatever is asked or played, a position stays what it was, and so does what it has given out.
   * {@code playUnchecked} does what {@code play} does.
   */
  PLAY,

  /**
   * Moves are read as they are written, in both modes, and have the hash code of the equal move
   * that was; of any other text a move is made, or it is refused with the place of the error.
   */
  MOVE_TEXT,

  /**
   * A position is made again by its text: equal, with the same hash, the same answers in the same
   * order, and the same continuations.
   */
  POSITION_TEXT,

  /**
   * Any text is refused with the place of the error, or is a setup; a setup has defects, all of
   * which its exception lists, or is a position.
   */
  SETUP,

  /**
   * Equal positions have equal hashes and cannot be told apart by playing on; others have other
   * hashes and texts.
   */
  EQUALITY,

  /**
   * Symmetries commute with everything: legality, play, outcome, the seat to move, the canonical
   * position. Each has its inverse.
   */
  SYMMETRY,

  /**
   * A game that is written down, in every format in which it can be, is read and replayed to the
   * same positions and the same outcome.
   */
  RECORD,

  /** What positions and outcomes tell by name are plain values, of the same type for each name. */
  FACTS,

  /** A position that several threads ask at once answers each as it answers one alone. */
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
      case FACTS -> FactChecks.check(sample);
      case THREADS -> ThreadChecks.check(sample);
    }
  }
}
