package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.BoardCheck;
import io.github.boardrules.core.territory.TerritoryState;

/** Checks the regions of a setup. */
record SetupCheck(LinageGame game, CellSet stones, TerritoryState state)
    implements BoardCheck<LinagePosition> {

  @Override
  public ImmutableList<Violation> defects() {
    Lines lines = game.tables().lines();
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    for (CellSet region : lines.sets().components(stones.complement())) {
      if (!lines.exist(region)) {
        defects.add(
            new Violation(
                LinageDefect.REGION_WITHOUT_A_LINE,
                ImmutableList.copyOf(region),
                "the region of " + region.first() + " has no line"));
      }
    }
    return defects.build();
  }

  @Override
  public LinagePosition position() {
    return new LinagePosition(game, stones, state);
  }
}
