package io.github.boardrules.carteso;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.territory.Orientation;
import org.jspecify.annotations.Nullable;

/** Claims the groups that a new stone has finished; {@link CartesoStones} explains the steps. */
final class ClaimUpdate {
  private ClaimUpdate() {}

  /** Updates the claims of a state on which a stone of a color was just placed on a point. */
  static void run(CartesoStones state, Color color, int point, Orientation squareOwner) {
    int othersReach = state.reachPattern(color.opposite(), point);
    int own = state.tables().pattern(point) & ~othersReach;
    claimGroupOfStone(state, color, point, own, squareOwner);
    if (LocalPattern.kind(othersReach) != LocalPattern.Kind.SIMPLE) {
      claimCutOff(state, color.opposite(), point, othersReach, squareOwner);
    }
  }

  private static void claimGroupOfStone(
      CartesoStones state, Color color, int point, int own, Orientation squareOwner) {
    @Nullable Orientation joined = state.claimantBeside(color, point);
    if (joined != null) {
      state.claim(joined, state.unclaimed(color, point).fill());
    } else if (LocalPattern.mayFinish(own, state.reachPattern(color, point))) {
      FloodFill group = state.unclaimed(color, point).fill();
      int box = group.box();
      if (!state.reach(color, point, group).leaves(box)) {
        state.claim(BoundingBox.owner(box, squareOwner), group);
      }
    }
  }

  /** Claims the groups of a color that are finished because their reach has lost a point. */
  private static void claimCutOff(
      CartesoStones state, Color color, int point, int reach, Orientation squareOwner) {
    int left = LocalPattern.componentsWithoutCenter(reach);
    while (left != 0) {
      int neighbor = state.tables().neighbor(point, Integer.lowestOneBit(left));
      FloodFill part = state.reach(color, neighbor);
      if (part.isWholeWithout(state.tables(), point, reach)) {
        return;
      }
      claimSpanning(state, color, part, squareOwner);
      left &= ~part.pattern(point);
    }
  }

  /** Claims the unclaimed group of a color that spans the whole bounding box of its reach. */
  private static void claimSpanning(
      CartesoStones state, Color color, FloodFill reach, Orientation squareOwner) {
    int box = reach.box();
    int bottom = BoundingBox.bottom(box);
    int top = BoundingBox.top(box);
    int seeds = reach.files(bottom) & state.unclaimedFiles(color, bottom);
    if (seeds == 0 || (reach.files(top) & state.unclaimedFiles(color, top)) == 0) {
      return;
    }
    while (seeds != 0) {
      int seed = bottom * state.tables().width + Integer.numberOfTrailingZeros(seeds);
      FloodFill group = state.unclaimed(color, seed).fill();
      if (group.box() == box) {
        state.claim(BoundingBox.owner(box, squareOwner), group);
        return;
      }
      seeds &= ~group.files(bottom);
    }
  }
}
