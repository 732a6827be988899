package io.github.boardrules.examples.guide.yavalath;

import io.github.boardrules.core.conformance.VectorsTest;

class YavalathVectorsTest extends VectorsTest {
  YavalathVectorsTest() {
    super(new YavalathType());
  }
}
