package io.github.boardrules.examples.guide.yavalath;

import io.github.boardrules.core.conformance.PerftTest;

class YavalathPerftTest extends PerftTest {
  YavalathPerftTest() {
    super(new YavalathType());
  }
}
