package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Complete games in which a click places a stone of a chosen color. */
@Tag("proof")
class CompleteStoneGamesTest {
  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  @ParameterizedTest
  @CsvSource({"iris, 5, 2", "carteso, 7, 4"})
  void playsACompleteGame(String game, String size, long seed) throws IOException {
    CompleteGame.of(VISIT).play(game, size, seed);
  }
}
