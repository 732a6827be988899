package io.github.boardrules.examples.browser;

import java.io.IOException;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Complete games on the page without a server, in which a click places a stone of a color. */
class StaticStoneGamesTest {
  @RegisterExtension final StaticVisit visit = new StaticVisit();

  @ParameterizedTest
  @CsvSource({"iris, 2", "carteso, 4"})
  void playsACompleteGameAndGoesOfflineInTheMiddle(String game, long seed) throws IOException {
    visit.playAndGoOffline(game, seed);
  }
}
