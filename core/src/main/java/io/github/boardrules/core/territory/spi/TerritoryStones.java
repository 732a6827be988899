package io.github.boardrules.core.territory.spi;

import io.github.boardrules.core.board.CellSet;

/**
 * The stones on a board of a territory game, and where the rules for stones allow another one,
 * whatever the phase of the game. Immutable, with value equality.
 *
 * <p>Placements are numbered by the kind of stone and then by the point: the placement of a stone
 * of kind {@code k} on the point {@code p} has the number {@code k * board.size() + p}.
 */
public interface TerritoryStones {
  /** {@return the points where a stone may be placed} */
  CellSet legal();

  /**
   * {@return whether a stone may be placed on a point}
   *
   * @param point the index of the point
   */
  boolean isLegal(int point);

  /** {@return the number of placements on legal points, of all kinds of stones} */
  int placementCount();

  /**
   * {@return the number of a placement on a legal point}
   *
   * @param n its index in the list of these placements, 0 to {@code placementCount() - 1}
   */
  int nthPlacement(int n);

  /** {@return the hash of the board, the stones and the rules that distinguish boards} */
  long hash();
}
