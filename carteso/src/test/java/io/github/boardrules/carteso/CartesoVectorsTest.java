package io.github.boardrules.carteso;

import io.github.boardrules.core.conformance.VectorsTest;

/** Every line of the vectors of Carteso, with the groups and the score of every ply. */
class CartesoVectorsTest extends VectorsTest {
  CartesoVectorsTest() {
    super(new CartesoGameType());
  }
}
