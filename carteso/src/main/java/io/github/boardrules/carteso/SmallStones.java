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

  /**
   * Claims the group of a new stone, if it joins a claimed one or is finished. What a stone joins
   * was not finished before, if it is not claimed; so a stone that joins one group must make its
   * span greater, or has not finished it.
   */
  private void claimJoined(Colour colour, int point, Orientation squareOwner) {
    long ownLow = low(colour);
    long ownHigh = high(colour);
    long joinedLow = grid.besideLow(point) & ownLow;
    long joinedHigh = grid.besideHigh(point) & ownHigh;
    long freeLow = grid.besideLow(point) & ~takenLow();
    long freeHigh = grid.besideHigh(point) & ~takenHigh();
    if ((joinedLow | joinedHigh) == 0) {
      if ((freeLow | freeHigh) == 0) {
        claim(squareOwner, SmallGrid.low(point), SmallGrid.high(point));
      }
      return;
    }
    long openLow = ownLow & verticalLow & horizontalLow;
    long openHigh = ownHigh & verticalHigh & horizontalHigh;
    int ring = grid.ring(point, ownLow, ownHigh);
    boolean joinsOpen = ((joinedLow & openLow) | (joinedHigh & openHigh)) != 0;
    boolean joinsClaimed = ((joinedLow & ~openLow) | (joinedHigh & ~openHigh)) != 0;
    if (!joinsClaimed && !Ring.mayFinish(ring, grid.ring(point, freeLow, freeHigh))) {
      return;
    }
    long groupLow = SmallGrid.low(point);
    long groupHigh = SmallGrid.high(point);
    if (joinsOpen) {
      long before;
      long beforeHigh;
      do {
        before = groupLow;
        beforeHigh = groupHigh;
        for (int step = 0; step < STEPS; step++) {
          long low = grid.grownLow(groupLow, groupHigh) & openLow;
          groupHigh = grid.grownHigh(groupLow, groupHigh) & openHigh;
          groupLow = low;
        }
      } while (groupLow != before || groupHigh != beforeHigh);
    }
    if (joinsClaimed) {
      boolean vertical =
          ((joinedLow & verticalLow & ~horizontalLow)
                  | (joinedHigh & verticalHigh & ~horizontalHigh))
              != 0;
      claim(vertical ? Orientation.VERTICAL : Orientation.HORIZONTAL, groupLow, groupHigh);
      return;
    }
    int span = grid.span(groupLow, groupHigh);
    long reachLow = (grid.allLow() & ~takenLow()) | ownLow;
    long reachHigh = (grid.allHigh() & ~takenHigh()) | ownHigh;
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
    if (loss == Ring.Loss.PASSAGE) {
      claimInParts(colour, looseLow, looseHigh, reachLow, reachHigh, false, squareOwner);
      return;
    }
    int neighbour = SmallGrid.first(looseLow, looseHigh);
    long goalLow = reachLow & grid.beyondLow(point, neighbour);
    long goalHigh = reachHigh & grid.beyondHigh(point, neighbour);
    if (!reaches(looseLow, looseHigh, reachLow, reachHigh, goalLow, goalHigh)) {
      claimInParts(colour, looseLow, looseHigh, reachLow, reachHigh, true, squareOwner);
    }
  }

  /**
   * Claims the finished groups of a colour in the components of some points of a reach, if they are
   * not all in one.
   *
   * @param cut whether to do so if they are
   */
  private void claimInParts(
      Colour colour,
      long looseLow,
      long looseHigh,
      long reachLow,
      long reachHigh,
      boolean cut,
      Orientation squareOwner) {
    long leftLow = looseLow;
    long leftHigh = looseHigh;
    while ((leftLow | leftHigh) != 0) {
      long partLow = Long.lowestOneBit(leftLow);
      long partHigh = leftLow != 0 ? 0 : Long.lowestOneBit(leftHigh);
      long before;
      long beforeHigh;
      do {
        before = partLow;
        beforeHigh = partHigh;
        for (int step = 0; step < STEPS; step++) {
          long low = grid.grownLow(partLow, partHigh) & reachLow;
          partHigh = grid.grownHigh(partLow, partHigh) & reachHigh;
          partLow = low;
        }
        if (!cut && ((looseLow & ~partLow) | (looseHigh & ~partHigh)) == 0) {
          return;
        }
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
