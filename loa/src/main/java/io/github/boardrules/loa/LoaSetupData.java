package io.github.boardrules.loa;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.Cell;

/** The components of a setup. */
@Immutable
record LoaSetupData(
    ImmutableList<Cell> black,
    ImmutableList<Cell> white,
    Color sideToMove,
    ImmutableList<LoaMove> history,
    int quietPlies,
    int plies,
    int passes)
    implements LoaSetup {
  LoaSetupData {
    checkRange("quiet plies", quietPlies, LoaRules.MAX_QUIET_LIMIT);
    checkRange("plies", plies, LoaRules.MAX_PLY_LIMIT);
    checkRange("passes", passes, 2);
    black = ImmutableList.sortedCopyOf(black);
    white = ImmutableList.sortedCopyOf(white);
  }

  private static void checkRange(String name, int count, int max) {
    checkArgument(count >= 0 && count <= max, "%s must be from 0 to %s, not %s", name, max, count);
  }

  @Override
  public String toString() {
    return ("LoaSetup[black=%s, white=%s, sideToMove=%s, history=%s, quietPlies=%s, plies=%s,"
            + " passes=%s]")
        .formatted(black, white, sideToMove, history, quietPlies, plies, passes);
  }
}
