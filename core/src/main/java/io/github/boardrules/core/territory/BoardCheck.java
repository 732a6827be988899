package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Violation;

/**
 * Checks the board of a setup, all stones of which are on points of the board.
 *
 * @param <P> the positions of the game
 */
public interface BoardCheck<P> {
  /** {@return the violations of rules that only this game has} */
  ImmutableList<Violation> defects();

  /** {@return the position of the setup, which must have no defects} */
  P position();
}
