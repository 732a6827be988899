package io.github.boardrules.iris;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;
import java.util.Optional;

/** The components of a setup. */
@Immutable
record IrisSetupData(
    ImmutableList<Cell> black,
    ImmutableList<Cell> white,
    Optional<Color> sideToMove,
    Optional<Cell> firstStone,
    int passes)
    implements IrisSetup {
  IrisSetupData {
    checkArgument(passes >= 0 && passes <= 2, "passes must be from 0 to 2, not %s", passes);
    black = ImmutableList.sortedCopyOf(black);
    white = ImmutableList.sortedCopyOf(white);
  }

  @Override
  public String toString() {
    return "IrisSetup[black=%s, white=%s, sideToMove=%s, firstStone=%s, passes=%s]"
        .formatted(black, white, sideToMove, firstStone, passes);
  }
}
