package io.github.boardrules.carteso;

import io.github.boardrules.core.conformance.VectorsTest;

/** Replays every line of the vectors of Carteso with the groups and the score after every ply. */
class CartesoVectorsTest extends VectorsTest {
  CartesoVectorsTest() {
    super(new CartesoGameType());
  }
}
