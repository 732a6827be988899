package io.github.boardrules.core.board;

/** Which cells of a square board count as neighbours. */
public enum Neighbourhood {
  /** The four that share an edge. */
  ORTHOGONAL,
  /** The four that share a corner only. */
  DIAGONAL,
  /** All eight. */
  KING;

  boolean includes(int dx, int dy) {
    boolean diagonal = dx != 0 && dy != 0;
    return this == KING || diagonal == (this == DIAGONAL);
  }
}
