package io.github.boardrules.examples.connection;

import io.github.boardrules.core.conformance.VectorsTest;

class HexVectorsTest extends VectorsTest {
  HexVectorsTest() {
    super(new HexGameType());
  }
}
