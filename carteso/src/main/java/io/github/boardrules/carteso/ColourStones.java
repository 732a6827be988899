package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareSets;

/** The stones of one colour, and how far they can reach. */
record ColourStones(CellSet points, ImmutableList<Reach> reaches) {

  /** The stones of a colour, given those of the other. */
  static ColourStones of(SquareSets sets, Spans spans, CellSet points, CellSet others) {
    return new ColourStones(points, reaches(spans, sets.components(others.complement())));
  }

  private static ImmutableList<Reach> reaches(Spans spans, ImmutableList<CellSet> components) {
    return components.stream()
        .map(points -> new Reach(points, spans.of(points)))
        .collect(ImmutableList.toImmutableList());
  }

  /** The reach that has a point; there is none on stones of the other colour. */
  Reach reach(int point) {
    for (Reach reach : reaches) {
      if (reach.points().containsIndex(point)) {
        return reach;
      }
    }
    throw new IllegalArgumentException("no reach has the point " + point);
  }

  /** One stone more, on an empty point, which was within reach already. */
  ColourStones plus(CellSet stone) {
    return new ColourStones(points.union(stone), reaches);
  }

  /** The same stones when one reach is cut into others. */
  ColourStones cut(Reach reach, ImmutableList<Reach> parts) {
    ImmutableList.Builder<Reach> cut = ImmutableList.builder();
    for (Reach other : reaches) {
      if (!other.equals(reach)) {
        cut.add(other);
      }
    }
    return new ColourStones(points, cut.addAll(parts).build());
  }
}
