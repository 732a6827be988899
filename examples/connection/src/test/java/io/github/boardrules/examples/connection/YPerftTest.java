package io.github.boardrules.examples.connection;

import io.github.boardrules.core.conformance.PerftTest;

class YPerftTest extends PerftTest {
  YPerftTest() {
    super(new YGameType());
  }
}
