package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Component;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.board.CellSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Checks {@link Promise#COMPONENTS}. */
final class ComponentChecks {
  private ComponentChecks() {}

  static <M extends Move> void check(Sample<M> sample) {
    sample.forEachPosition(ComponentChecks::checkPosition);
  }

  private static void checkPosition(Position<?> position) {
    List<? extends Component> components = position.components();
    assertEquals(components, position.components(), "components at the second call");
    assertEquals(
        components.hashCode(), position.components().hashCode(), "hashCode of equal components");
    CellSet seen = position.board().none();
    for (Component component : components) {
      CellSet cells = component.cells();
      assertEquals(position.board(), cells.board(), "board of a component");
      assertFalse(cells.isEmpty(), "a component without cells");
      CellSet shared = cells.intersection(seen);
      assertTrue(shared.isEmpty(), () -> "two components share " + shared);
      seen = seen.union(cells);
    }
    assertTrue(
        components.stream()
            .map(component -> position.board().index(component.cells().first()))
            .toList()
            .equals(
                components.stream()
                    .map(component -> position.board().index(component.cells().first()))
                    .sorted(Comparator.naturalOrder())
                    .toList()),
        "components are not ordered by their first cells");
    checkOwners(position, components);
  }

  /** Checks that an owner is one of the two sides, once the sides are chosen. */
  private static void checkOwners(Position<?> position, List<? extends Component> components) {
    Set<Object> sides =
        Stream.of(Player.values())
            .map(position::side)
            .flatMap(Optional::stream)
            .collect(Collectors.toSet());
    for (Component component : components) {
      assertTrue(
          sides.isEmpty() || component.owner().stream().allMatch(sides::contains),
          () -> "owner " + component.owner() + " is not one of " + sides);
    }
  }
}
