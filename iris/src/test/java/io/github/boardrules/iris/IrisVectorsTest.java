package io.github.boardrules.iris;

import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.VectorsTest;
import java.util.Map;

class IrisVectorsTest extends VectorsTest {
  IrisVectorsTest() {
    super(new IrisGameType());
  }

  @Override
  protected Map<String, ?> facts(Position<?> position) {
    IrisPosition iris = (IrisPosition) position;
    return Map.of(
        "blackScores", iris.scores(Colour.BLACK), "whiteScores", iris.scores(Colour.WHITE));
  }
}
