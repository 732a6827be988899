package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.BitOps;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Stones on a board of at most 128 points: three sets in two words each.
 *
 * <p>A stone that nobody has claimed is both Vertical's and Horizontal's, and the claim of one side
 * takes it from the other. Neither groups nor reaches are kept: a placement looks for them where
 * the stone falls, and mostly sees soon that they are not finished. Java has no pairs without
 * objects; so floods are written out where their sets are needed.
 *
 * <p>Nothing changes once {@link #after} has returned. Threads share it by positions, whose final
 * field makes all of it visible.
 */
final class SmallStones extends Stones {
  /** Steps of a flood between two looks at how far it is: a look costs more than some steps. */
  private static final int STEPS = 2;

  private final SmallGrid grid;
  private long whiteLow;
  private long whiteHigh;
  private long verticalLow;
  private long verticalHigh;
  private long horizontalLow;
  private long horizontalHigh;
  private long hash;

  SmallStones(SmallGrid grid, CellSet black, CellSet white, Claims claims) {
    this.grid = grid;
    this.whiteLow = white.word(0);
    this.whiteHigh = white.word(1);
    CellSet stones = black.union(white);
    CellSet vertical = stones.minus(claims.horizontal());
    this.verticalLow = vertical.word(0);
    this.verticalHigh = vertical.word(1);
    CellSet horizontal = stones.minus(claims.vertical());
    this.horizontalLow = horizontal.word(0);
    this.horizontalHigh = horizontal.word(1);
    this.hash = grid.keys().hash(black, white, claims);
  }

  private SmallStones(SmallStones before) {
    this.grid = before.grid;
    this.whiteLow = before.whiteLow;
    this.whiteHigh = before.whiteHigh;
    this.verticalLow = before.verticalLow;
    this.verticalHigh = before.verticalHigh;
    this.horizontalLow = before.horizontalLow;
    this.horizontalHigh = before.horizontalHigh;
    this.hash = before.hash;
  }

  private long takenLow() {
    return verticalLow | horizontalLow;
  }

  private long takenHigh() {
    return verticalHigh | horizontalHigh;
  }

  private long low(Colour colour) {
    return whiteLow ^ (takenLow() & ifBlack(colour));
  }

  private long high(Colour colour) {
    return whiteHigh ^ (takenHigh() & ifBlack(colour));
  }

  /** All bits for black, else none: where stones fall no branch is foreseen. */
  private static long ifBlack(Colour colour) {
    return colour == Colour.BLACK ? -1L : 0L;
  }

  @Override
  SmallGrid grid() {
    return grid;
  }

  @Override
  SmallStones after(Colour colour, int point, Orientation squareOwner) {
    SmallStones after = new SmallStones(this);
    after.put(colour, point);
    after.claimFinished(colour, point, squareOwner);
    return after;
  }

  private void put(Colour colour, int point) {
    long stoneLow = SmallGrid.low(point);
    long stoneHigh = SmallGrid.high(point);
    whiteLow |= stoneLow & ~ifBlack(colour);
    whiteHigh |= stoneHigh & ~ifBlack(colour);
    verticalLow |= stoneLow;
    verticalHigh |= stoneHigh;
    horizontalLow |= stoneLow;
    horizontalHigh |= stoneHigh;
    hash ^= grid.keys().stone(colour, point);
  }

  /** Claims what a new stone has finished or joins to what is claimed. */
  private void claimFinished(Colour colour, int point, Orientation squareOwner) {
    long ownLow = low(colour);
    long ownHigh = high(colour);
    long othersLow = takenLow() ^ ownLow;
    long othersHigh = takenHigh() ^ ownHigh;
    long claimedLow = verticalLow ^ horizontalLow;
    long claimedHigh = verticalHigh ^ horizontalHigh;
    int own = grid.ring(point, ownLow, ownHigh);
    int reach = grid.ring(point) & ~grid.ring(point, othersLow, othersHigh);
    boolean joinsClaimed =
        ((grid.besideLow(point) & ownLow & claimedLow)
                | (grid.besideHigh(point) & ownHigh & claimedHigh))
            != 0;
    if (joinsClaimed || Ring.mayFinish(own, reach)) {
      claimGroup(point, ownLow, ownHigh, othersLow, othersHigh, squareOwner);
    }
    int othersReach = grid.ring(point) & ~own;
    if (Ring.loss(othersReach) != Ring.Loss.POINT) {
      claimCutOff(point, othersReach, ownLow, ownHigh, othersLow, othersHigh, squareOwner);
    }
  }

  /** Claims the group of a new stone, if it joins a claimed one or is finished. */
  private void claimGroup(
      int point,
      long ownLow,
      long ownHigh,
      long othersLow,
      long othersHigh,
      Orientation squareOwner) {
    long openLow = ownLow & verticalLow & horizontalLow;
    long openHigh = ownHigh & verticalHigh & horizontalHigh;
    long joinedLow = grid.besideLow(point) & ownLow;
    long joinedHigh = grid.besideHigh(point) & ownHigh;
    long groupLow = SmallGrid.low(point) | (joinedLow & openLow);
    long groupHigh = SmallGrid.high(point) | (joinedHigh & openHigh);
    long before;
    long beforeHigh;
    do {
      for (int step = 0; step < STEPS; step++) {
        long low = grid.grownLow(groupLow, groupHigh) & openLow;
        groupHigh = grid.grownHigh(groupLow, groupHigh) & openHigh;
        groupLow = low;
      }
      before = groupLow;
      beforeHigh = groupHigh;
      groupLow = grid.grownLow(before, beforeHigh) & openLow;
      groupHigh = grid.grownHigh(before, beforeHigh) & openHigh;
    } while (groupLow != before || groupHigh != beforeHigh);
    long claimedLow = joinedLow & ~openLow;
    long claimedHigh = joinedHigh & ~openHigh;
    if ((claimedLow | claimedHigh) != 0) {
      boolean vertical = ((claimedLow & verticalLow) | (claimedHigh & verticalHigh)) != 0;
      claim(vertical ? Orientation.VERTICAL : Orientation.HORIZONTAL, groupLow, groupHigh);
      return;
    }
    long reachLow = grid.allLow() & ~othersLow;
    long reachHigh = grid.allHigh() & ~othersHigh;
    int span = grid.span(groupLow, groupHigh);
    long outsideLow = reachLow & ~grid.withinLow(span);
    long outsideHigh = reachHigh & ~grid.withinHigh(span);
    if (!reaches(groupLow, groupHigh, reachLow, reachHigh, outsideLow, outsideHigh)) {
      claim(Span.owner(span, squareOwner), groupLow, groupHigh);
    }
  }

  /** Whether steps within a reach lead from some points to one of some others. */
  private boolean reaches(
      long low, long high, long reachLow, long reachHigh, long goalLow, long goalHigh) {
    long reachedLow = low;
    long reachedHigh = high;
    while (((reachedLow & goalLow) | (reachedHigh & goalHigh)) == 0) {
      long nextLow = grid.grownLow(reachedLow, reachedHigh) & reachLow;
      long nextHigh = grid.grownHigh(reachedLow, reachedHigh) & reachHigh;
      if (nextLow == reachedLow && nextHigh == reachedHigh) {
        return false;
      }
      reachedLow = nextLow;
      reachedHigh = nextHigh;
    }
    return true;
  }

  /**
   * Claims the groups of a colour that are finished since their reach has lost a point: those in
   * its parts, unless all its neighbours are still in one part, or it was a tip and the part still
   * gets as far as it did.
   */
  private void claimCutOff(
      int point,
      int ring,
      long ownLow,
      long ownHigh,
      long othersLow,
      long othersHigh,
      Orientation squareOwner) {
    long reachLow = grid.allLow() & ~ownLow;
    long reachHigh = grid.allHigh() & ~ownHigh;
    boolean isTip = Ring.loss(ring) == Ring.Loss.TIP;
    long farLow = isTip ? grid.farLow(ring & Ring.NEIGHBOURS, point) : 0;
    long farHigh = isTip ? grid.farHigh(ring & Ring.NEIGHBOURS, point) : 0;
    long looseLow = grid.besideLow(point) & reachLow;
    long looseHigh = grid.besideHigh(point) & reachHigh;
    long partLow = Long.lowestOneBit(looseLow);
    long partHigh = looseLow != 0 ? 0 : Long.lowestOneBit(looseHigh);
    long before;
    long beforeHigh;
    do {
      for (int step = 0; step < STEPS; step++) {
        long low = grid.grownLow(partLow, partHigh) & reachLow;
        partHigh = grid.grownHigh(partLow, partHigh) & reachHigh;
        partLow = low;
      }
      before = partLow;
      beforeHigh = partHigh;
      partLow = grid.grownLow(before, beforeHigh) & reachLow;
      partHigh = grid.grownHigh(before, beforeHigh) & reachHigh;
      if (isTip
          ? ((farLow & partLow) | (farHigh & partHigh)) != 0
          : ((looseLow & ~partLow) | (looseHigh & ~partHigh)) == 0) {
        return;
      }
    } while (partLow != before || partHigh != beforeHigh);
    claimInPart(partLow & othersLow, partHigh & othersHigh, partLow, partHigh, squareOwner);
    looseLow &= ~partLow;
    looseHigh &= ~partHigh;
    if ((looseLow | looseHigh) != 0) {
      claimInParts(looseLow, looseHigh, reachLow, reachHigh, othersLow, othersHigh, squareOwner);
    }
  }

  /** Claims the finished groups of a colour in the components of some points of a reach. */
  private void claimInParts(
      long seedsLow,
      long seedsHigh,
      long reachLow,
      long reachHigh,
      long othersLow,
      long othersHigh,
      Orientation squareOwner) {
    long leftLow = seedsLow;
    long leftHigh = seedsHigh;
    do {
      long partLow = Long.lowestOneBit(leftLow);
      long partHigh = leftLow != 0 ? 0 : Long.lowestOneBit(leftHigh);
      long before;
      long beforeHigh;
      do {
        for (int step = 0; step < STEPS; step++) {
          long low = grid.grownLow(partLow, partHigh) & reachLow;
          partHigh = grid.grownHigh(partLow, partHigh) & reachHigh;
          partLow = low;
        }
        before = partLow;
        beforeHigh = partHigh;
        partLow = grid.grownLow(before, beforeHigh) & reachLow;
        partHigh = grid.grownHigh(before, beforeHigh) & reachHigh;
      } while (partLow != before || partHigh != beforeHigh);
      claimInPart(partLow & othersLow, partHigh & othersHigh, partLow, partHigh, squareOwner);
      leftLow &= ~partLow;
      leftHigh &= ~partHigh;
    } while ((leftLow | leftHigh) != 0);
  }

  /**
   * Claims the group of a colour that spans all of a reach, if there is one. There are no two: one
   * that goes from left to right crosses every one that goes from bottom to top.
   */
  private void claimInPart(
      long stonesLow, long stonesHigh, long partLow, long partHigh, Orientation squareOwner) {
    long openLow = stonesLow & verticalLow & horizontalLow;
    long openHigh = stonesHigh & verticalHigh & horizontalHigh;
    if ((openLow | openHigh) == 0) {
      return;
    }
    int span = grid.span(partLow, partHigh);
    if (!grid.touchesSides(span, openLow, openHigh)) {
      return;
    }
    long seedsLow = openLow & grid.bottomLow(span);
    long seedsHigh = openHigh & grid.bottomHigh(span);
    while ((seedsLow | seedsHigh) != 0) {
      long groupLow = Long.lowestOneBit(seedsLow);
      long groupHigh = seedsLow != 0 ? 0 : Long.lowestOneBit(seedsHigh);
      long before;
      long beforeHigh;
      do {
        for (int step = 0; step < STEPS; step++) {
          long low = grid.grownLow(groupLow, groupHigh) & openLow;
          groupHigh = grid.grownHigh(groupLow, groupHigh) & openHigh;
          groupLow = low;
        }
        before = groupLow;
        beforeHigh = groupHigh;
        groupLow = grid.grownLow(before, beforeHigh) & openLow;
        groupHigh = grid.grownHigh(before, beforeHigh) & openHigh;
      } while (groupLow != before || groupHigh != beforeHigh);
      if (grid.touchesSides(span, groupLow, groupHigh)) {
        claim(Span.owner(span, squareOwner), groupLow, groupHigh);
        return;
      }
      seedsLow &= ~groupLow;
      seedsHigh &= ~groupHigh;
    }
  }

  private void claim(Orientation side, long low, long high) {
    hash ^= grid.keys().claims(side, 0, low) ^ grid.keys().claims(side, 64, high);
    if (side == Orientation.VERTICAL) {
      horizontalLow &= ~low;
      horizontalHigh &= ~high;
    } else {
      verticalLow &= ~low;
      verticalHigh &= ~high;
    }
  }

  @Override
  CellSet points(Colour colour) {
    return CellSet.ofBits(grid.board(), low(colour), high(colour));
  }

  @Override
  CellSet claims(Orientation side) {
    return side == Orientation.VERTICAL
        ? CellSet.ofBits(grid.board(), verticalLow & ~horizontalLow, verticalHigh & ~horizontalHigh)
        : CellSet.ofBits(
            grid.board(), horizontalLow & ~verticalLow, horizontalHigh & ~verticalHigh);
  }

  @Override
  int claimCount(Orientation side) {
    return side == Orientation.VERTICAL
        ? SmallGrid.count(verticalLow & ~horizontalLow, verticalHigh & ~horizontalHigh)
        : SmallGrid.count(horizontalLow & ~verticalLow, horizontalHigh & ~verticalHigh);
  }

  @Override
  CellSet empty() {
    return CellSet.ofBits(grid.board(), grid.allLow() & ~takenLow(), grid.allHigh() & ~takenHigh());
  }

  @Override
  int emptyCount() {
    return grid.board().size() - SmallGrid.count(takenLow(), takenHigh());
  }

  @Override
  int emptyPoint(int rank) {
    long low = grid.allLow() & ~takenLow();
    long high = grid.allHigh() & ~takenHigh();
    int inLow = Long.bitCount(low);
    boolean isHigh = rank >= inLow;
    return (isHigh ? 64 : 0) + BitOps.select(isHigh ? high : low, isHigh ? rank - inLow : rank);
  }

  @Override
  Optional<Colour> colour(int point) {
    long stone = point < 64 ? takenLow() : takenHigh();
    long white = point < 64 ? whiteLow : whiteHigh;
    return (stone >>> point & 1) == 0
        ? Optional.empty()
        : Optional.of((white >>> point & 1) == 0 ? Colour.BLACK : Colour.WHITE);
  }

  @Override
  long hash() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof SmallStones other
        && whiteLow == other.whiteLow
        && whiteHigh == other.whiteHigh
        && verticalLow == other.verticalLow
        && verticalHigh == other.verticalHigh
        && horizontalLow == other.horizontalLow
        && horizontalHigh == other.horizontalHigh;
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }
}
