package io.github.boardrules.carteso;

import io.github.boardrules.core.Color;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryStones;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The stones and the claims on a Carteso board. Immutable and a value. The state owns the tables of
 * its board.
 *
 * <h2>Representation</h2>
 *
 * Bitboards; groups are not stored. A board of at most 128 points has three bitboards of two {@code
 * long} words ({@link SmallCartesoStones}), a larger one has five with an {@code int} for each rank
 * ({@link LargeCartesoStones}). With one class for all boards, three bitboards of two fields and an
 * array for larger boards, random games take 5 % longer on 9×9 points, 25 % on 13×13 and 34 % on
 * 19×19. With an {@code int} for each rank on all boards, they take 40 % longer on 9×9. A hash is
 * updated with every stone and every claim.
 *
 * <h2>Invariant</h2>
 *
 * The <em>reach</em> of a stone is its connected component in the set of all empty points and all
 * stones of its color. A group is claimed if and only if its bounding box equals that of its reach,
 * that is, if it is finished.
 *
 * <h2>Why an update is local</h2>
 *
 * A stone of one color on point {@code p} finishes a group in two ways only. {@link #after}
 * examines both.
 *
 * <ol>
 *   <li><em>It extends a group of its own color.</em> A group that joins a claimed one is claimed
 *       with it. Otherwise the group is filled, and then its reach, until the reach leaves the
 *       bounding box of the group. If the reach never does, the group is finished. {@link
 *       LocalPattern#mayFinish} excludes most stones beforehand: a stone that joins no group must
 *       have no empty neighbor, and a stone that extends one unfinished group must enlarge its
 *       bounding box and must be unable to go farther in that direction.
 *   <li><em>It removes {@code p} from a reach of the other color.</em> Only the components that
 *       remain of that reach can contain finished groups. The eight points around {@code p} tell
 *       three cases apart. If the neighbors of {@code p} in the reach are connected through these
 *       points, nothing else is removed, and the bounding box of the reach stays the same: one of
 *       the neighbors is on the rank of {@code p} and one on its file. If {@code p} has a single
 *       neighbor, the bounding box shrinks unless another point is as far out as {@code p}; a fill
 *       from the neighbor stops at the first such point. Otherwise the reach may be split; a fill
 *       from one neighbor stops when it has reached the others. {@link FloodFill#isWholeWithout}
 *       decides both.
 * </ol>
 *
 * In a component without {@code p} at most one group is finished: a group that connects the left
 * and right sides of a bounding box crosses every group that connects bottom and top. Such a group
 * has a stone on the lowest rank of the component, so only groups with a stone there are filled.
 *
 * <h2>Cost</h2>
 *
 * In the worst case, time linear in the number of points for each group that is filled. A state of
 * a small board stores six words and a hash, a state of a larger one five {@code int}s for each
 * rank, a count and a hash. In random games, a placement allocates 98 bytes on 9×9, 518 on 13×13
 * and 677 on 19×19, which includes the position: fills are objects, but on small boards the
 * compiler removes them as long as the process plays on no larger board (measured with HotSpot 17).
 *
 * <p>{@code NaiveCarteso} in the tests states the same rules by brute force; {@code
 * CartesoStonesProperties} compares the two, and both representations, after every stone of random
 * games.
 */
abstract sealed class CartesoStones implements TerritoryStones
    permits SmallCartesoStones, LargeCartesoStones {
  /** Changes only until {@link #after} returns. */
  long hash;

  CartesoStones(long hash) {
    this.hash = hash;
  }

  /** Returns the state of an empty board, with new tables. */
  static CartesoStones empty(SquareBoard board) {
    return board.size() <= SmallBoardTables.CAPACITY
        ? SmallCartesoStones.empty(board)
        : LargeCartesoStones.empty(board);
  }

  /** Returns a state of the same board. The claims are taken as they are. */
  abstract CartesoStones with(CellSet black, CellSet white, CellSet vertical, CellSet horizontal);

  /**
   * Returns the state after a placement on an empty point: every unclaimed group that is finished
   * then is claimed.
   *
   * @param squareOwner the owner of groups with as many rows as columns: the opponent of the placer
   */
  final CartesoStones after(Color color, int point, Orientation squareOwner) {
    CartesoStones after = withStone(color, point);
    after.updateClaims(color, point, squareOwner);
    return after;
  }

  /** Updates the claims after a stone of a color was placed on a point. */
  private void updateClaims(Color color, int point, Orientation squareOwner) {
    int othersReach = reachPattern(color.opposite(), point);
    int own = tables().pattern(point) & ~othersReach;
    claimGroupOfStone(color, point, own, squareOwner);
    if (LocalPattern.kind(othersReach) != LocalPattern.Kind.SIMPLE) {
      claimCutOff(color.opposite(), point, othersReach, squareOwner);
    }
  }

  private void claimGroupOfStone(Color color, int point, int own, Orientation squareOwner) {
    @Nullable Orientation joined = claimantBeside(color, point);
    if (joined != null) {
      claim(joined, unclaimed(color, point).fill());
    } else if (LocalPattern.mayFinish(own, reachPattern(color, point))) {
      FloodFill group = unclaimed(color, point).fill();
      int box = group.box();
      if (!reach(color, point, group).leaves(box)) {
        claim(BoundingBox.owner(box, squareOwner), group);
      }
    }
  }

  /** Claims the groups of a color that are finished because their reach has lost a point. */
  private void claimCutOff(Color color, int point, int reach, Orientation squareOwner) {
    int left = LocalPattern.componentsWithoutCenter(reach);
    while (left != 0) {
      int neighbor = tables().neighbor(point, Integer.lowestOneBit(left));
      FloodFill part = reach(color, neighbor);
      if (part.isWholeWithout(tables(), point, reach)) {
        return;
      }
      claimSpanning(color, part, squareOwner);
      left &= ~part.pattern(point);
    }
  }

  /** Claims the unclaimed group of a color that spans the whole bounding box of its reach. */
  private void claimSpanning(Color color, FloodFill reach, Orientation squareOwner) {
    int box = reach.box();
    int bottom = BoundingBox.bottom(box);
    int top = BoundingBox.top(box);
    int seeds = reach.files(bottom) & unclaimedFiles(color, bottom);
    if (seeds == 0 || (reach.files(top) & unclaimedFiles(color, top)) == 0) {
      return;
    }
    while (seeds != 0) {
      int seed = bottom * tables().width + Integer.numberOfTrailingZeros(seeds);
      FloodFill group = unclaimed(color, seed).fill();
      if (group.box() == box) {
        claim(BoundingBox.owner(box, squareOwner), group);
        return;
      }
      seeds &= ~group.files(bottom);
    }
  }

  abstract BoardTables tables();

  abstract CellSet points(Color color);

  abstract int emptyCount();

  /** Returns the index of the empty point that has the given number of empty points before it. */
  abstract int emptyPoint(int before);

  @Override
  public final boolean isLegal(int point) {
    return color(point).isEmpty();
  }

  @Override
  public final int placementCount() {
    return 2 * emptyCount();
  }

  @Override
  public final int nthPlacement(int n) {
    int count = emptyCount();
    boolean isWhite = n >= count;
    return (isWhite ? tables().board.size() : 0) + emptyPoint(isWhite ? n - count : n);
  }

  /** Returns the color of the stone on a point. */
  abstract Optional<Color> color(int point);

  /** Returns the stones of the groups that a side has claimed. */
  abstract CellSet claims(Orientation side);

  /** Returns a copy with one more stone and the same claims; {@link #after} completes it. */
  abstract CartesoStones withStone(Color color, int point);

  /**
   * Returns the {@link LocalPattern} around a point of the empty points and the stones of a color.
   */
  abstract int reachPattern(Color color, int point);

  /**
   * Returns the side that has claimed an adjacent stone of a color; null if there is no such stone.
   */
  abstract @Nullable Orientation claimantBeside(Color color, int point);

  /** Returns the unclaimed stones of a color on a rank, one bit for each file. */
  abstract int unclaimedFiles(Color color, int rank);

  /** Returns a flood fill of unclaimed stones of a color. */
  abstract FloodFill unclaimed(Color color, int point);

  /** Returns a flood fill of empty points and stones of a color. */
  abstract FloodFill reach(Color color, int point);

  /**
   * Returns the same for a point of a group that is already filled; it may start with the whole
   * group.
   */
  FloodFill reach(Color color, int point, FloodFill group) {
    return reach(color, point);
  }

  /** Claims unclaimed stones. Only for a copy that is not published yet. */
  abstract void claim(Orientation side, FloodFill group);

  @Override
  public final long hash() {
    return hash;
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hash);
  }
}
