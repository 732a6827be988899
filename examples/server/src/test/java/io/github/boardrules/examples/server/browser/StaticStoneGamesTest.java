package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Complete games on the page without a server, in which a click places a stone of a color. */
@Tag("proof")
class StaticStoneGamesTest {
  @RegisterExtension final StaticVisit visit = new StaticVisit();

  @ParameterizedTest
  @CsvSource({"iris, 5, 2", "carteso, 7, 4"})
  void playsACompleteGameAndGoesOfflineInTheMiddle(String game, String size, long seed)
      throws IOException {
    visit.playAndGoOffline(game, size, seed);
  }
}
