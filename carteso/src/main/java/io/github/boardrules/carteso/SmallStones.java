package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Bits;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Stones on a board of at most 128 points: three sets in two words each.
 *
 * <p>A stone that nobody has claimed is both Vertical's and Horizontal's, and the claim of one side
 * takes it from the other. Neither groups nor reaches are kept: a placement looks for them where
 * the stone falls, and mostly sees soon that they are not finished. Nothing changes once {@link
 * #after} has returned.
 */
final class SmallStones extends Stones {
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
    return colour == Colour.WHITE ? whiteLow : takenLow() & ~whiteLow;
  }

  private long high(Colour colour) {
    return colour == Colour.WHITE ? whiteHigh : takenHigh() & ~whiteHigh;
  }

  @Override
  SmallGrid grid() {
    return grid;
  }

  @Override
  SmallStones after(Colour colour, int point, Orientation squareOwner) {
    SmallStones after = new SmallStones(this);
    after.put(colour, point);
    after.claimJoined(colour, point, squareOwner);
    after.claimCutOff(colour.opposite(), point, squareOwner);
    return after;
  }

  private void put(Colour colour, int point) {
    long stoneLow = SmallGrid.low(point);
    long stoneHigh = SmallGrid.high(point);
    if (colour == Colour.WHITE) {
      whiteLow |= stoneLow;
      whiteHigh |= stoneHigh;
    }
    verticalLow |= stoneLow;
    verticalHigh |= stoneHigh;
    horizontalLow |= stoneLow;
    horizontalHigh |= stoneHigh;
    hash ^= grid.keys().stone(colour, point);
  }

  /** Claims the group of a new stone, if it joins a claimed one or is finished. */
  private void claimJoined(Colour colour, int point, Orientation squareOwner) {
    long ownLow = low(colour);
    long ownHigh = high(colour);
    long openLow = ownLow & verticalLow & horizontalLow;
    long openHigh = ownHigh & verticalHigh & horizontalHigh;
    long besideLow = grid.besideLow(point);
    long besideHigh = grid.besideHigh(point);
    long groupLow = SmallGrid.low(point);
    long groupHigh = SmallGrid.high(point);
    if (((besideLow & openLow) | (besideHigh & openHigh)) != 0) {
      long before;
      long beforeHigh;
      do {
        before = groupLow;
        beforeHigh = groupHigh;
        groupLow = grid.grownLow(before, beforeHigh) & openLow;
        groupHigh = grid.grownHigh(before, beforeHigh) & openHigh;
      } while (groupLow != before || groupHigh != beforeHigh);
    }
    long claimedLow = besideLow & ownLow & ~openLow;
    long claimedHigh = besideHigh & ownHigh & ~openHigh;
    if ((claimedLow | claimedHigh) != 0) {
      boolean vertical = ((claimedLow & verticalLow) | (claimedHigh & verticalHigh)) != 0;
      claim(vertical ? Orientation.VERTICAL : Orientation.HORIZONTAL, groupLow, groupHigh);
      return;
    }
    long reachLow = (grid.allLow() & ~takenLow()) | openLow;
    long reachHigh = (grid.allHigh() & ~takenHigh()) | openHigh;
    int span = grid.span(groupLow, groupHigh);
    if (!leaves(groupLow, groupHigh, reachLow, reachHigh, span)) {
      claim(Span.owner(span, squareOwner), groupLow, groupHigh);
    }
  }

  /** Whether steps within a reach lead from some points out of a span. */
  private boolean leaves(long low, long high, long reachLow, long reachHigh, int span) {
    long outsideLow = reachLow & ~grid.withinLow(span);
    long outsideHigh = reachHigh & ~grid.withinHigh(span);
    return reaches(low, high, reachLow, reachHigh, outsideLow, outsideHigh);
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

  /** Claims the groups of a colour that are finished since their reach has lost a point. */
  private void claimCutOff(Colour colour, int point, Orientation squareOwner) {
    long reachLow = grid.allLow() & ~low(colour.opposite());
    long reachHigh = grid.allHigh() & ~high(colour.opposite());
    Ring.Loss loss = Ring.loss(grid.ring(point, reachLow, reachHigh));
    if (loss == Ring.Loss.POINT) {
      return;
    }
    long looseLow = grid.besideLow(point) & reachLow;
    long looseHigh = grid.besideHigh(point) & reachHigh;
    long seedLow = Long.lowestOneBit(looseLow);
    long seedHigh = looseLow != 0 ? 0 : Long.lowestOneBit(looseHigh);
    if (loss == Ring.Loss.TIP) {
      int neighbour = SmallGrid.first(looseLow, looseHigh);
      if (reaches(
          looseLow,
          looseHigh,
          reachLow,
          reachHigh,
          grid.beyondLow(point, neighbour),
          grid.beyondHigh(point, neighbour))) {
        return;
      }
    } else if (reachesAll(seedLow, seedHigh, reachLow, reachHigh, looseLow, looseHigh)) {
      return;
    }
    claimInParts(colour, looseLow, looseHigh, reachLow, reachHigh, squareOwner);
  }

  /** Whether steps within a reach lead from some points to all of some others. */
  private boolean reachesAll(
      long low, long high, long reachLow, long reachHigh, long goalLow, long goalHigh) {
    long reachedLow = low;
    long reachedHigh = high;
    while (((goalLow & ~reachedLow) | (goalHigh & ~reachedHigh)) != 0) {
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

  /** Claims the finished groups of a colour in the components of some points of a reach. */
  private void claimInParts(
      Colour colour,
      long seedsLow,
      long seedsHigh,
      long reachLow,
      long reachHigh,
      Orientation squareOwner) {
    long leftLow = seedsLow;
    long leftHigh = seedsHigh;
    while ((leftLow | leftHigh) != 0) {
      long partLow = Long.lowestOneBit(leftLow);
      long partHigh = leftLow != 0 ? 0 : Long.lowestOneBit(leftHigh);
      long before;
      long beforeHigh;
      do {
        before = partLow;
        beforeHigh = partHigh;
        partLow = grid.grownLow(before, beforeHigh) & reachLow;
        partHigh = grid.grownHigh(before, beforeHigh) & reachHigh;
      } while (partLow != before || partHigh != beforeHigh);
      claimInPart(colour, partLow, partHigh, squareOwner);
      leftLow &= ~partLow;
      leftHigh &= ~partHigh;
    }
  }

  /**
   * Claims the group of a colour that spans all of a reach, if there is one. There are no two: one
   * that goes from left to right crosses every one that goes from bottom to top.
   */
  private void claimInPart(Colour colour, long partLow, long partHigh, Orientation squareOwner) {
    long openLow = partLow & low(colour) & verticalLow & horizontalLow;
    long openHigh = partHigh & high(colour) & verticalHigh & horizontalHigh;
    if ((openLow | openHigh) == 0) {
      return;
    }
    int span = grid.span(partLow, partHigh);
    if (grid.span(openLow, openHigh) != span) {
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
        before = groupLow;
        beforeHigh = groupHigh;
        groupLow = grid.grownLow(before, beforeHigh) & openLow;
        groupHigh = grid.grownHigh(before, beforeHigh) & openHigh;
      } while (groupLow != before || groupHigh != beforeHigh);
      if (grid.span(groupLow, groupHigh) == span) {
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
  public int count() {
    return grid.board().size() - SmallGrid.count(takenLow(), takenHigh());
  }

  @Override
  public int index(int rank) {
    long low = grid.allLow() & ~takenLow();
    int inLow = Long.bitCount(low);
    return rank < inLow
        ? Bits.select(low, rank)
        : 64 + Bits.select(grid.allHigh() & ~takenHigh(), rank - inLow);
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
