package io.github.boardrules.core.trace;

import io.github.boardrules.core.GameType;

/**
 * A limit on the size of snapshots, implemented by a {@link GameType}: on larger boards, a {@link
 * Snapshot} contains the number and a hash of the legal moves instead of the moves.
 */
public interface SnapshotLimit {
  /** The limit of types that do not implement this interface: 11×11 cells. */
  int DEFAULT = 121;

  /** {@return the maximum number of cells of a board for which a snapshot lists the legal moves} */
  int maxCellsListed();
}
