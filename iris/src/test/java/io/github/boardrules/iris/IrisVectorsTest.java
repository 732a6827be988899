package io.github.boardrules.iris;

import io.github.boardrules.core.conformance.VectorsTest;

class IrisVectorsTest extends VectorsTest {
  IrisVectorsTest() {
    super(new IrisGameType());
  }
}
