package io.github.boardrules.examples.connection;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.util.List;
import java.util.Random;

/** Runs the conformance kit on Y. */
public class YConformanceTest extends ConformanceTest {
  /** Creates the test. */
  public YConformanceTest() {
    super(new YGameType());
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
