package io.github.boardrules.examples.guide.yavalath;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.conformance.ConformanceTest;
import java.util.List;
import java.util.Random;

/** Runs the conformance kit on Yavalath. */
public class YavalathConformanceTest extends ConformanceTest {
  /** Creates the test. */
  public YavalathConformanceTest() {
    super(new YavalathType());
  }

  @Override
  protected List<YavalathMove> constructedMoves(Game<?> game, Random random) {
    return List.of(new YavalathMove(new Cell(20, 20)));
  }

  @Override
  protected List<String> setupTexts(Game<?> game, Random random) {
    return List.of("bbb/4/5/4/ww1", "bbb/4/5/4/www", "3/4/1w3/4/3", "3/4/5/4/4");
  }
}
