package io.github.boardrules.core.board;

import com.google.errorprone.annotations.Immutable;

/** A direction of lines: of a {@link SquareBoard} or of a {@link HexBoard}. */
@Immutable
public sealed interface Direction permits SquareDirection, HexDirection {
  /** {@return the change of x in one step: -1, 0 or 1} */
  int dx();

  /** {@return the change of y in one step: -1, 0 or 1} */
  int dy();

  /** {@return the opposite direction} */
  Direction opposite();
}
