package io.github.boardrules.examples.connection;

import io.github.boardrules.core.conformance.VectorsTest;

class YVectorsTest extends VectorsTest {
  YVectorsTest() {
    super(new YGameType());
  }
}
