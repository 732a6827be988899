package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.territory.Orientation;
import org.jspecify.annotations.Nullable;

/** Claims the groups that a new stone has finished; {@link BoardState} explains the steps. */
final class ClaimUpdate {
  private ClaimUpdate() {}

  /** Updates the claims of a state on which a stone of a colour was just placed on a point. */
  static void run(BoardState state, Colour colour, int point, Orientation squareOwner) {
    int othersReach = state.reachPattern(colour.opposite(), point);
    int own = state.tables().pattern(point) & ~othersReach;
    claimGroupOfStone(state, colour, point, own, squareOwner);
    if (LocalPattern.kind(othersReach) != LocalPattern.Kind.SIMPLE) {
      claimCutOff(state, colour.opposite(), point, othersReach, squareOwner);
    }
  }

  private static void claimGroupOfStone(
      BoardState state, Colour colour, int point, int own, Orientation squareOwner) {
    @Nullable Orientation joined = state.claimantBeside(colour, point);
    if (joined != null) {
      state.claim(joined, state.unclaimed(colour, point).fill());
    } else if (LocalPattern.mayFinish(own, state.reachPattern(colour, point))) {
      FloodFill group = state.unclaimed(colour, point).fill();
      int box = group.box();
      if (!state.reach(colour, point, group).leaves(box)) {
        state.claim(BoundingBox.owner(box, squareOwner), group);
      }
    }
  }

  /** Claims the groups of a colour that are finished because their reach has lost a point. */
  private static void claimCutOff(
      BoardState state, Colour colour, int point, int reach, Orientation squareOwner) {
    int left = LocalPattern.parts(reach);
    while (left != 0) {
      int neighbour = state.tables().neighbour(point, Integer.lowestOneBit(left));
      FloodFill part = state.reach(colour, neighbour);
      if (part.isWholeWithout(state.tables(), point, reach)) {
        return;
      }
      claimSpanning(state, colour, part, squareOwner);
      left &= ~part.pattern(point);
    }
  }

  /** Claims the unclaimed group of a colour that spans the whole bounding box of its reach. */
  private static void claimSpanning(
      BoardState state, Colour colour, FloodFill reach, Orientation squareOwner) {
    int box = reach.box();
    int bottom = BoundingBox.bottom(box);
    int top = BoundingBox.top(box);
    int seeds = reach.files(bottom) & state.unclaimedFiles(colour, bottom);
    if (seeds == 0 || (reach.files(top) & state.unclaimedFiles(colour, top)) == 0) {
      return;
    }
    while (seeds != 0) {
      int seed = bottom * state.tables().width + Integer.numberOfTrailingZeros(seeds);
      FloodFill group = state.unclaimed(colour, seed).fill();
      if (group.box() == box) {
        state.claim(BoundingBox.owner(box, squareOwner), group);
        return;
      }
      seeds &= ~group.files(bottom);
    }
  }
}
