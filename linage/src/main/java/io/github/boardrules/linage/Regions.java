package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The regions of a position, each with at least one line. */
final class Regions {
  private final CellSet vertical;
  private final CellSet horizontal;
  private final ImmutableList<FreeRegion> free;
  private @Nullable CellSet placements;

  private Regions(CellSet vertical, CellSet horizontal, ImmutableList<FreeRegion> free) {
    this.vertical = vertical;
    this.horizontal = horizontal;
    this.free = free;
  }

  /** The regions of a set of empty points. */
  static Regions of(Lines lines, CellSet empty) {
    CellSet none = lines.sets().board().none();
    return new Regions(none, none, ImmutableList.of()).plus(lines, lines.sets().components(empty));
  }

  private Regions plus(Lines lines, ImmutableList<CellSet> more) {
    CellSet verticals = vertical;
    CellSet horizontals = horizontal;
    ImmutableList.Builder<FreeRegion> frees = ImmutableList.builder();
    frees.addAll(free);
    for (CellSet region : more) {
      if (!lines.exist(Orientation.HORIZONTAL, region)) {
        verticals = verticals.union(region);
      } else if (!lines.exist(Orientation.VERTICAL, region)) {
        horizontals = horizontals.union(region);
      } else {
        frees.add(new FreeRegion(lines, region));
      }
    }
    return new Regions(verticals, horizontals, frees.build());
  }

  /** The regions after a stone on a point of a free region: all others stay as they are. */
  Regions after(Lines lines, int point) {
    FreeRegion hit = freeRegion(point).orElseThrow();
    ImmutableList.Builder<FreeRegion> others = ImmutableList.builder();
    for (FreeRegion region : free) {
      if (!region.equals(hit)) {
        others.add(region);
      }
    }
    return new Regions(vertical, horizontal, others.build()).plus(lines, hit.parts(point));
  }

  /** The free region that has a point. */
  Optional<FreeRegion> freeRegion(int point) {
    for (FreeRegion region : free) {
      if (region.cells().containsIndex(point)) {
        return Optional.of(region);
      }
    }
    return Optional.empty();
  }

  /** All points of all regions that a side owns. */
  CellSet ownedBy(Orientation side) {
    return side == Orientation.VERTICAL ? vertical : horizontal;
  }

  /** The points where a stone may be placed. */
  CellSet placements() {
    CellSet found = placements;
    if (found == null) {
      found = vertical.minus(vertical);
      for (FreeRegion region : free) {
        found = found.union(region.placements());
      }
      placements = found;
    }
    return found;
  }
}
