package io.github.boardrules.examples.server.browser;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Complete games that are played by clicks on cells. */
@Tag("proof")
class CompleteGamesTest {
  @RegisterExtension static final Visit VISIT = new Visit(1100, 900);

  @ParameterizedTest
  @CsvSource({"loa, 8, 3", "linage, 7, 1"})
  void playsACompleteGame(String game, String size, long seed) throws IOException {
    CompleteGame.of(VISIT).play(game, size, seed);
  }
}
