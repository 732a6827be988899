package io.github.boardrules.linage;

import io.github.boardrules.core.conformance.VectorsTest;

/** Every line of the vectors of Linage, with the regions of every ply. */
class LinageVectorsTest extends VectorsTest {
  LinageVectorsTest() {
    super(new LinageGameType());
  }
}
