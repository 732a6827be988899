package io.github.boardrules.core;

import io.github.boardrules.core.board.CellSet;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A connected component of a position: a clump in Lines of Action, a region in Linage, a group in
 * Carteso and Iris. A value.
 *
 * <p>Each game implements this interface with a type of its own, which adds the facts that matter
 * in its rules.
 */
public interface Component {
  /** {@return the cells of the component, at least one} */
  CellSet cells();

  /** {@return the side that owns the component; empty if neither side does} */
  Optional<? extends Side> owner();

  /**
   * {@return facts about the component, by name, with values as in {@link Position#facts()}} Empty
   * by default.
   */
  default Map<String, @Nullable Object> facts() {
    return Map.of();
  }
}
