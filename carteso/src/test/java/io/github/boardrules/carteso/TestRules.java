package io.github.boardrules.carteso;

import io.github.boardrules.core.testing.Openings;

/** Rules for tests. */
final class TestRules {
  private TestRules() {}

  /** Returns the standard rules for a board of another size. */
  static CartesoRules board(int width, int height) {
    return Openings.board(CartesoRules.standard(), width, height);
  }
}
