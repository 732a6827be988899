package demo;

import io.github.boardrules.core.conformance.ConformanceTest;
import io.github.boardrules.loa.Loa;

/** Checks the promises of a game, here Lines of Action, which keeps its vectors to itself. */
public class LoaConformanceTest extends ConformanceTest {
  /** Creates the test. */
  public LoaConformanceTest() {
    super(Loa.game().type());
  }
}
