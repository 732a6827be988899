package io.github.boardrules.core;

import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/**
 * A connected component of a position that the rules of its game speak of: a clump of Lines of
 * Action, a region of Linage, a group of Carteso or Iris. Each game has a type of its own, which
 * adds the facts that its rules know. A value.
 */
public interface Component {
  /** {@return the cells of the component, at least one} */
  CellSet cells();

  /** {@return the side that the component belongs to; empty if it belongs to neither side} */
  Optional<? extends Side> owner();
}
