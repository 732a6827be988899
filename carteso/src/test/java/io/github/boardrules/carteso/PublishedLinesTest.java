package io.github.boardrules.carteso;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.boardrules.core.Options;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The moves of the published analysis, in its spelling. It lists no longer lines. */
class PublishedLinesTest {
  /** The komi values of the analysis: 11, from 0.5 to 10.5. */
  private static final Options ANALYZED = Options.of("komi", "0.5..10.5");

  /** Fails if {@code Komi=} or {@code Play} is not read, or if Vertical does not move first. */
  @ParameterizedTest
  @ValueSource(strings = {"Play Vertical", "Play Horizontal"})
  void theOpeningInTheSpellingOfTheAnalysis(String side) {
    for (double komi = 0.5; komi < 11; komi++) {
      CartesoPosition position =
          new CartesoGameType().game(ANALYZED).start().play("Komi=" + komi).play(side);
      String seat = side.contains("Vertical") ? "second" : "first";
      assertEquals("9/9/9/9/9/9/9/9/9 vertical %s %s 0 -".formatted(komi, seat), position.text());
    }
  }

  /** Fails if the list of komi values or one of the two sides is missing. */
  @Test
  void theShortestGamesOfTheAnalysisHaveFourMoves() {
    CartesoPosition start = new CartesoGameType().game(ANALYZED).start();
    int games = 0;
    for (CartesoMove komi : start.legalMoves()) {
      for (CartesoMove side : start.play(komi).legalMoves()) {
        CartesoPosition position = start.play(komi).play(side).play("pass");
        assertFalse(position.isOver());
        games += position.play("pass").isOver() ? 1 : 0;
      }
    }
    assertEquals(22, games);
  }
}
