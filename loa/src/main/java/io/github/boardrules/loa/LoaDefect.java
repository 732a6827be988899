package io.github.boardrules.loa;

import io.github.boardrules.core.Violation;

/**
 * What can keep a {@link LoaSetup} from being a position. All defects of the placement are found at
 * once; the history is looked at where the placement has none, up to its first defect.
 */
public enum LoaDefect implements Violation.Code {
  /** A side has no piece. No cells. */
  NO_PIECE,
  /**
   * A side has more than {@link Loa#MAX_PIECES} pieces, and {@link LoaRules#anyPieceCount} is not
   * set. Cells: all of that side's.
   */
  MORE_THAN_TWELVE,
  /** Two pieces stand on one cell. Cells: all of which that is true. */
  TWO_PIECES_ON_A_CELL,
  /** Pieces stand off the board. Cells: where. */
  OFF_BOARD,
  /** There are more than {@link LoaSetup#MAX_HISTORY} moves in the history. No cells. */
  HISTORY_TOO_LONG,
  /**
   * A move of the history cannot have led to what was there after it: it is a capture (the history
   * begins after the last one), its piece is not where it ends, or its beginning is not empty.
   * Cells: its ends.
   */
  HISTORY_CANNOT_BE_TAKEN_BACK,
  /** A move of the history was not legal when it was made. Cells: those of the violation. */
  HISTORY_HAS_AN_ILLEGAL_MOVE,
  /** The history goes on after the game is over. No cells. */
  HISTORY_GOES_ON_AFTER_THE_END
}
