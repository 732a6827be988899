package io.github.boardrules.linage;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A maximal set of orthogonally connected empty points. Regions are immutable and have value
 * equality.
 */
@Immutable
public final class LinageRegion implements Component {
  private final Lines lines;
  private final Optional<Orientation> owner;
  private final CellSet cells;

  LinageRegion(Lines lines, Optional<Orientation> owner, CellSet cells) {
    this.lines = lines;
    this.owner = owner;
    this.cells = cells;
  }

  /** {@return the points of the region} */
  @Override
  public CellSet cells() {
    return cells;
  }

  /**
   * {@return the side that owns the region; empty if the region is free, which means that it has
   * lines of both orientations}
   */
  @Override
  public Optional<Orientation> owner() {
    return owner;
  }

  /** {@return all lines in the region, vertical lines first} Each call computes the list anew. */
  public List<LinageLine> lines() {
    return lines.in(cells);
  }

  /**
   * {@return {@code owner}: {@code VERTICAL}, {@code HORIZONTAL} or {@code FREE}; {@code size}, the
   * number of points; and {@code cells}, their notations in lexicographic order}
   */
  @Override
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("owner", ownerOrFree());
    facts.put("size", cells.size());
    facts.put("cells", Cell.notations(cells));
    return Collections.unmodifiableMap(facts);
  }

  private String ownerOrFree() {
    return owner.map(Orientation::name).orElse("FREE");
  }

  /** {@return whether the other object is a region with the same points and the same owner} */
  @Override
  public boolean equals(@Nullable Object object) {
    return object instanceof LinageRegion other
        && owner.equals(other.owner)
        && cells.equals(other.cells);
  }

  @Override
  public int hashCode() {
    return cells.hashCode();
  }

  /** {@return the owner and the points: {@code VERTICAL [a1, a2, a3]}} */
  @Override
  public String toString() {
    return ownerOrFree() + " " + cells;
  }
}
