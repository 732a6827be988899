package io.github.boardrules.loa;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.VectorsTest;
import java.util.Map;

class LoaVectorsTest extends VectorsTest {
  LoaVectorsTest() {
    super(new LoaGameType());
  }

  @Override
  protected Map<String, ?> facts(Position<?> position) {
    LoaPosition loa = (LoaPosition) position;
    return Map.of(
        "blackClumps", loa.clumpCount(Colour.BLACK), "whiteClumps", loa.clumpCount(Colour.WHITE));
  }
}
