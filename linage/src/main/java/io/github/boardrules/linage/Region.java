package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.trace.Trace;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A maximal set of orthogonally connected empty points. Immutable and a value. */
public final class Region {
  private final Optional<Orientation> owner;
  private final CellSet cells;
  private final Lines lines;

  Region(Lines lines, Optional<Orientation> owner, CellSet cells) {
    this.lines = lines;
    this.owner = owner;
    this.cells = cells;
  }

  /** {@return the side that owns the region: whose lines are the only ones; empty if it is free} */
  public Optional<Orientation> owner() {
    return owner;
  }

  /** {@return whether it has lines of both orientations} */
  public boolean isFree() {
    return owner.isEmpty();
  }

  /** {@return the points} */
  public CellSet cells() {
    return cells;
  }

  /** {@return all lines in the region, the vertical ones first, found anew at every call} */
  public ImmutableList<Line> lines() {
    return lines.in(cells);
  }

  /** The first of its points in the order of texts. */
  String firstNotation() {
    return Trace.notations(cells).get(0);
  }

  ImmutableMap<String, Object> facts() {
    return ImmutableMap.of(
        "owner",
        owner.map(Orientation::name).orElse("FREE"),
        "size",
        cells.size(),
        "cells",
        Trace.notations(cells));
  }

  /** {@return whether the other object is the same points with the same owner} */
  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof Region other && owner.equals(other.owner) && cells.equals(other.cells);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  /** {@return owner and points, for people} */
  @Override
  public String toString() {
    return owner.map(Orientation::name).orElse("FREE") + " " + cells;
  }
}
