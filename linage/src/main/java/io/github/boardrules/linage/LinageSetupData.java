package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryState;
import java.util.Optional;

/** The components of a setup. */
@Immutable
record LinageSetupData(
    ImmutableList<Cell> stones, TerritoryState state, Optional<Orientation> button)
    implements LinageSetup {
  LinageSetupData {
    checkArgument(
        button.isEmpty() || state.isSettled(),
        "the sides are not chosen, but a side has taken the button");
    stones = ImmutableList.sortedCopyOf(stones);
  }

  @Override
  public String toString() {
    return "LinageSetup[stones=%s, state=%s, button=%s]".formatted(stones, state, button);
  }
}
