package io.github.boardrules.loa;

import io.github.boardrules.core.conformance.VectorsTest;

class LoaVectorsTest extends VectorsTest {
  LoaVectorsTest() {
    super(new LoaGameType());
  }
}
