package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Tests the keyboard on the page without a server and without a network. */
@Tag("proof")
class StaticWalkTest {
  @RegisterExtension final StaticVisit visit = new StaticVisit();

  @Test
  void walksThroughALongGame() throws IOException {
    visit.openAndGoOffline();
    new LongWalk(visit.browser(), visit.address()).walk();
  }
}
