package io.github.boardrules.carteso;

import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;

/** The bounding box of some points: its first and last file and rank. */
record Span(int left, int right, int bottom, int top) {
  int rows() {
    return top - bottom + 1;
  }

  int cols() {
    return right - left + 1;
  }

  /** The side that owns a group by its span; empty if it spans as many rows as columns. */
  Optional<Orientation> owner() {
    return rows() == cols()
        ? Optional.empty()
        : Optional.of(rows() > cols() ? Orientation.VERTICAL : Orientation.HORIZONTAL);
  }
}
