package io.github.boardrules.carteso;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.BitOps;
import io.github.boardrules.core.territory.Orientation;
import java.util.Arrays;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Stones on a board of any size: four sets, each with a word of bits for every rank, so that what
 * happens somewhere concerns the words of a few ranks only, however great the board is. Like {@link
 * SmallStones} it keeps neither groups nor reaches, and nothing changes once {@link #after} has
 * returned; threads share it by positions, whose final field makes all of it visible.
 */
final class LargeStones extends Stones {
  /** The sets. */
  private static final int BLACK = 0;

  private static final int WHITE = 1;
  private static final int VERTICAL = 2;
  private static final int HORIZONTAL = 3;
  private static final int SETS = 4;

  private final LargeGrid grid;
  private final int[] ranks;
  private int taken;
  private long hash;

  LargeStones(LargeGrid grid, CellSet black, CellSet white, Claims claims) {
    this.grid = grid;
    this.ranks = new int[SETS * grid.ranks()];
    this.taken = black.size() + white.size();
    this.hash = grid.keys().hash(black, white, claims);
    put(BLACK, black);
    put(WHITE, white);
    put(VERTICAL, claims.vertical());
    put(HORIZONTAL, claims.horizontal());
  }

  private void put(int set, CellSet points) {
    for (Cell cell : points) {
      ranks[set * grid.ranks() + cell.y() + 1] |= 1 << cell.x();
    }
  }

  private LargeStones(LargeStones before) {
    this.grid = before.grid;
    this.ranks = before.ranks.clone();
    this.taken = before.taken;
    this.hash = before.hash;
  }

  private int base(Colour colour) {
    return (colour == Colour.BLACK ? BLACK : WHITE) * grid.ranks();
  }

  private int base(Orientation side) {
    return (side == Orientation.VERTICAL ? VERTICAL : HORIZONTAL) * grid.ranks();
  }

  private int claimed(int rank) {
    return ranks[VERTICAL * grid.ranks() + rank] | ranks[HORIZONTAL * grid.ranks() + rank];
  }

  private int free(int rank) {
    return grid.allFiles()
        & ~(ranks[BLACK * grid.ranks() + rank] | ranks[WHITE * grid.ranks() + rank]);
  }

  /** A flood of stones of a colour, to find a group. */
  private RankFlood stones(Colour colour, int rank, int bit) {
    return new RankFlood(grid, ranks, base(colour), grid.noFlip(), rank, bit);
  }

  /** A flood of what stones of a colour can reach. */
  private RankFlood reach(Colour colour, int rank, int bit) {
    return new RankFlood(grid, ranks, base(colour.opposite()), grid.flip(), rank, bit);
  }

  @Override
  LargeGrid grid() {
    return grid;
  }

  @Override
  LargeStones after(Colour colour, int point, Orientation squareOwner) {
    LargeStones after = new LargeStones(this);
    int rank = grid.rank(point);
    int file = grid.file(point);
    after.ranks[base(colour) + rank] |= 1 << file;
    after.taken++;
    after.hash ^= grid.keys().stone(colour, point);
    int own = after.ring(base(colour), rank, file);
    int others = after.ring(base(colour.opposite()), rank, file);
    after.claimGroup(colour, rank, file, own, grid.ring(point) & ~others, squareOwner);
    after.claimCutOff(colour.opposite(), rank, file, grid.ring(point) & ~own, squareOwner);
    return after;
  }

  /** Claims the group of a new stone, if it joins a claimed one or is finished. */
  private void claimGroup(
      Colour colour, int rank, int file, int joined, int reach, Orientation squareOwner) {
    int stone = 1 << file;
    int neighbours = joined & Ring.NEIGHBOURS;
    int vertical = ring(base(Orientation.VERTICAL), rank, file) & neighbours;
    int horizontal = ring(base(Orientation.HORIZONTAL), rank, file) & neighbours;
    if ((vertical | horizontal) == 0) {
      if (Ring.mayFinish(joined, reach)) {
        claimIfFinished(colour, rank, stone, squareOwner);
      }
      return;
    }
    Orientation claimant = vertical != 0 ? Orientation.VERTICAL : Orientation.HORIZONTAL;
    if ((vertical | horizontal) == neighbours) {
      claim(claimant, rank, stone);
    } else {
      claim(claimant, stones(colour, rank, stone).fill());
    }
  }

  /** Claims a group, given by one of its stones, if it is finished. */
  private void claimIfFinished(Colour colour, int rank, int stone, Orientation squareOwner) {
    RankFlood group = stones(colour, rank, stone).fill();
    int span = group.span();
    if (!group.stepsOut(base(colour.opposite()), grid.flip())
        && !reach(colour, rank, stone).from(group).leaves(span)) {
      claim(Span.owner(span, squareOwner), group);
    }
  }

  /** The points of a set around a point. */
  private int ring(int base, int rank, int file) {
    return Ring.of(ranks[base + rank - 1], ranks[base + rank], ranks[base + rank + 1], file);
  }

  /** Claims the groups of a colour that are finished since their reach has lost a point. */
  private void claimCutOff(Colour colour, int rank, int file, int ring, Orientation squareOwner) {
    Ring.Loss loss = Ring.loss(ring);
    if (loss == Ring.Loss.PASSAGE) {
      claimInParts(colour, rank, file, Ring.parts(ring), squareOwner);
    } else if (loss == Ring.Loss.TIP) {
      int neighbour = ring & Ring.NEIGHBOURS;
      RankFlood part = neighbourReach(colour, rank, file, neighbour);
      if (!part.leaves(shortOf(rank, file, neighbour))) {
        claimInPart(part, colour, squareOwner);
      }
    }
  }

  private RankFlood neighbourReach(Colour colour, int rank, int file, int neighbour) {
    return reach(colour, rank + Ring.up(neighbour), 1 << (file + Ring.right(neighbour)));
  }

  /** The span of all points that are farther to the side of a neighbour than a point is. */
  private int shortOf(int rank, int file, int neighbour) {
    int right = grid.width() - 1;
    int top = grid.ranks() - 2;
    return switch (neighbour) {
      case Ring.SOUTH -> Span.of(0, right, 1, rank - 1);
      case Ring.NORTH -> Span.of(0, right, rank + 1, top);
      case Ring.WEST -> Span.of(0, file - 1, 1, top);
      default -> Span.of(file + 1, right, 1, top);
    };
  }

  /**
   * Claims the finished groups of a colour in the parts into which their reach falls without a
   * point. All neighbours are flooded from by turns, until the floods have met or all but one have
   * come to their end: that takes as long as the smaller parts are great. The last part is finished
   * with as soon as it is seen to span what all did together.
   */
  private void claimInParts(
      Colour colour, int rank, int file, int neighbours, Orientation squareOwner) {
    RankFlood[] floods = new RankFlood[Integer.bitCount(neighbours)];
    int count = 0;
    for (int left = neighbours; left != 0; left &= left - 1) {
      floods[count++] = neighbourReach(colour, rank, file, Integer.lowestOneBit(left));
    }
    int point = Span.of(file, file, rank, rank);
    int ended = point;
    for (int turn = 0; count > 1; turn++) {
      int place = turn % count;
      RankFlood flood = floods[place];
      if (!flood.grow()) {
        claimInPart(flood, colour, squareOwner);
        ended = Span.union(ended, flood.span());
        floods[place] = floods[--count];
      } else {
        count = join(floods, count, flood);
      }
    }
    if (ended != point && !floods[0].covers(ended)) {
      claimInPart(floods[0], colour, squareOwner);
    }
  }

  /** Makes one of a flood and those that it has met; the others come first and are counted. */
  private static int join(RankFlood[] floods, int count, RankFlood flood) {
    int left = 0;
    for (int place = 0; place < count; place++) {
      RankFlood other = floods[place];
      if (other != flood && flood.meets(other)) {
        flood.join(other);
      } else {
        floods[left++] = other;
      }
    }
    return left;
  }

  /**
   * Claims the group of a colour that spans all of a reach, if there is one. There are no two: one
   * that goes from left to right crosses every one that goes from bottom to top.
   */
  private void claimInPart(RankFlood part, Colour colour, Orientation squareOwner) {
    int base = base(colour);
    int span = part.span();
    int seeds = part.reached(part.bottom()) & ranks[base + part.bottom()] & ~claimed(part.bottom());
    while (seeds != 0) {
      RankFlood group = stones(colour, part.bottom(), Integer.lowestOneBit(seeds)).fill();
      if (group.span() == span) {
        claim(Span.owner(span, squareOwner), group);
        return;
      }
      seeds &= ~group.reached(part.bottom());
    }
  }

  private void claim(Orientation side, RankFlood group) {
    for (int rank = group.bottom(); rank <= group.top(); rank++) {
      claim(side, rank, group.reached(rank) & ~claimed(rank));
    }
  }

  private void claim(Orientation side, int rank, int files) {
    ranks[base(side) + rank] |= files;
    hash ^= grid.keys().claims(side, (rank - 1) * grid.width(), files);
  }

  private CellSet set(int base) {
    long[] words = new long[grid.board().none().wordCount()];
    for (int rank = 1; rank <= grid.board().height(); rank++) {
      int place = (rank - 1) * grid.width();
      long files = ranks[base + rank];
      words[place >> 6] |= files << place;
      if ((place & 63) + grid.width() > 64) {
        words[(place >> 6) + 1] |= files >>> -place;
      }
    }
    return CellSet.ofBits(grid.board(), words);
  }

  @Override
  CellSet points(Colour colour) {
    return set(base(colour));
  }

  @Override
  CellSet empty() {
    return points(Colour.BLACK).union(points(Colour.WHITE)).complement();
  }

  @Override
  CellSet claims(Orientation side) {
    return set(base(side));
  }

  @Override
  int claimCount(Orientation side) {
    int count = 0;
    for (int rank = 1; rank <= grid.board().height(); rank++) {
      count += Integer.bitCount(ranks[base(side) + rank]);
    }
    return count;
  }

  @Override
  int emptyCount() {
    return grid.board().size() - taken;
  }

  @Override
  int emptyPoint(int before) {
    int rank = 1;
    int left = before;
    int free = free(1);
    while (left >= Integer.bitCount(free)) {
      left -= Integer.bitCount(free);
      free = free(++rank);
    }
    return (rank - 1) * grid.width() + BitOps.select(free, left);
  }

  @Override
  Optional<Colour> colour(int point) {
    int rank = grid.rank(point);
    int bit = 1 << grid.file(point);
    return (ranks[BLACK * grid.ranks() + rank] & bit) != 0
        ? Optional.of(Colour.BLACK)
        : (ranks[WHITE * grid.ranks() + rank] & bit) != 0
            ? Optional.of(Colour.WHITE)
            : Optional.empty();
  }

  @Override
  long hash() {
    return hash;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof LargeStones other && Arrays.equals(ranks, other.ranks);
  }

  @Override
  public int hashCode() {
    return Long.hashCode(hash);
  }
}
