package io.github.boardrules.linage;

import io.github.boardrules.core.territory.TerritoryRules;

/** Rules for tests. */
final class TestRules {
  private TestRules() {}

  /** Returns rules that differ from the standard ones in the length of lines. */
  static LinageRules of(TerritoryRules territory, int lineLength) {
    return LinageRules.standard().toBuilder()
        .territoryRules(territory)
        .lineLength(lineLength)
        .build();
  }
}
