package io.github.boardrules.carteso;

import io.github.boardrules.core.conformance.VectorsTest;

/** Runs the test vectors of Carteso, which include the groups and the score of every position. */
class CartesoVectorsTest extends VectorsTest {
  CartesoVectorsTest() {
    super(new CartesoGameType());
  }
}
