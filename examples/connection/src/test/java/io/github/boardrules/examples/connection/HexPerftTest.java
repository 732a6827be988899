package io.github.boardrules.examples.connection;

import io.github.boardrules.core.conformance.PerftTest;

class HexPerftTest extends PerftTest {
  HexPerftTest() {
    super(new HexGameType());
  }
}
