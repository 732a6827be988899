package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Orientation;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A maximal set of orthogonally connected stones of one color.
 *
 * @param color the color of the stones
 * @param cells the points of the stones
 * @param rows the number of rows that the group spans
 * @param columns the number of columns that the group spans
 * @param owner the side that owns the group by its span or, if the numbers of rows and columns are
 *     equal, the opponent of the side that placed the last stone; never empty
 * @param isFinished whether no further stones could extend the span
 * @param claimedBy the side that has claimed the group, or empty if the group is not claimed
 */
@Immutable
public record CartesoGroup(
    Color color,
    CellSet cells,
    int rows,
    int columns,
    Optional<Orientation> owner,
    boolean isFinished,
    Optional<Orientation> claimedBy)
    implements Component {

  /**
   * Returns the groups of both colors, ordered by their first cells.
   *
   * @param squareOwner the owner of groups with as many rows as columns
   */
  static ImmutableList<CartesoGroup> of(CartesoStones stones, Orientation squareOwner) {
    ImmutableList.Builder<CartesoGroup> groups = ImmutableList.builder();
    for (Color color : Color.values()) {
      CellSet reach = stones.points(color.opposite()).complement();
      for (CellSet cells : stones.points(color).components()) {
        int box = BoundingBox.of(cells);
        groups.add(
            new CartesoGroup(
                color,
                cells,
                BoundingBox.rows(box),
                BoundingBox.columns(box),
                Optional.of(BoundingBox.owner(box, squareOwner)),
                BoundingBox.of(reach.component(cells.first())) == box,
                claimant(stones, cells.first())));
      }
    }
    return ImmutableList.sortedCopyOf(Comparator.comparing(CartesoGroup::anchor), groups.build());
  }

  private static Optional<Orientation> claimant(CartesoStones stones, Cell cell) {
    for (Orientation side : Orientation.values()) {
      if (stones.claims(side).contains(cell)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }

  /** {@return the first point of the group, rank by rank from the bottom} */
  public Cell anchor() {
    return cells.first();
  }

  /** {@return the facts that {@link CartesoPosition#facts()} lists for each group} */
  @Override
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("anchor", Cell.notations(cells).get(0));
    facts.put("color", color.name());
    facts.put("rows", rows);
    facts.put("cols", columns);
    facts.put("owner", owner.orElseThrow().name());
    facts.put("finished", isFinished);
    facts.put("claimedBy", claimedBy.map(Orientation::name).orElse(null));
    facts.put("size", cells.size());
    return Collections.unmodifiableMap(facts);
  }
}
