package io.github.boardrules.linage;

import io.github.boardrules.core.conformance.VectorsTest;

/** Runs the test vectors of Linage, which include the regions of every position. */
class LinageVectorsTest extends VectorsTest {
  LinageVectorsTest() {
    super(new LinageGameType());
  }
}
