package io.github.boardrules.examples.connection;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.util.List;
import java.util.Random;

/** Runs the conformance kit on Hex. */
public class HexConformanceTest extends ConformanceTest {
  /** Creates the test. */
  public HexConformanceTest() {
    super(new HexGameType());
  }

  @Override
  protected List<ConnectionMove> constructedMoves(Game<?> game, Random random) {
    return Samples.moves(game);
  }

  @Override
  protected List<String> setupTexts(Game<?> game, Random random) {
    return Samples.setupTexts(game, random);
  }
}
