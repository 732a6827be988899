package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryState;

/** The components of a setup. */
@Immutable
record CartesoSetupData(
    ImmutableList<Cell> black,
    ImmutableList<Cell> white,
    ImmutableSortedMap<Cell, Orientation> claims,
    TerritoryState state)
    implements CartesoSetup {
  CartesoSetupData {
    black = ImmutableList.sortedCopyOf(black);
    white = ImmutableList.sortedCopyOf(white);
  }

  @Override
  public String toString() {
    return "CartesoSetup[black=%s, white=%s, claims=%s, state=%s]"
        .formatted(black, white, claims, state);
  }
}
