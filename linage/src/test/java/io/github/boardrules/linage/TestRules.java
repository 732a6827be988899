package io.github.boardrules.linage;

import io.github.boardrules.core.testing.Openings;

/** Rules for tests. */
final class TestRules {
  private TestRules() {}

  /** Returns the standard rules for a board of another size. */
  static LinageRules board(int width, int height) {
    return Openings.board(LinageRules.standard(), width, height);
  }

  /** Returns rules with another length of lines. */
  static LinageRules of(LinageRules rules, int lineLength) {
    return rules.with(LinageRules.LINE_LENGTH, lineLength);
  }
}
