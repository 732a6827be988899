package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.google.common.base.Splitter;
import io.github.boardrules.core.Options;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The opening lines of the published analysis, in its spelling. */
class PublishedLinesTest {
  /** The komi values of the analysis: 11, from 0.5 to 10.5. */
  private static final Options ANALYZED = Options.of("komi", "0.5..10.5");

  /**
   * Fails if {@code Komi=} or {@code Play} is not read, if the side is not SECOND's choice, or if
   * Vertical does not move first.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "Komi=0.5,Play Vertical,c5,i3",
        "Komi=0.5,Play Vertical,c5",
        "Komi=1.5,Play Vertical,g5",
        "Komi=2.5,Play Horizontal,c9",
        "Komi=3.5,Play Horizontal,d1",
        "Komi=3.5,Play Horizontal,c2",
        "Komi=3.5,Play Horizontal,g9",
        "Komi=4.5,Play Vertical,b2",
        "Komi=4.5,Play Horizontal,f2",
        "Komi=6.5,Play Vertical,i2",
        "Komi=9.5,Play Vertical,e5",
        "Komi=8.5,Play Vertical,h1"
      })
  void theLinesOfTheAnalysisCanBePlayed(String line) {
    for (LinageGame game : List.of(Linage.game(), new LinageGameType().game(ANALYZED))) {
      LinagePosition position = game.start();
      List<String> moves = Splitter.on(',').splitToList(line);
      for (String move : moves) {
        position = position.play(move);
      }
      int stones = moves.size() - 2;
      assertEquals(stones, position.stones().size());
      String komi = moves.get(0).substring("Komi=".length());
      String seat = line.contains("Vertical") ? "second" : "first";
      String toMove = stones == 1 ? "horizontal" : "vertical";
      assertEquals(
          "%s %s %s 0".formatted(toMove, komi, seat),
          position.text().substring(position.text().indexOf(' ') + 1));
    }
  }

  /** Fails if the list of komi values or one of the two sides is missing. */
  @Test
  void theShortestGamesOfTheAnalysisHaveFourMoves() {
    LinagePosition start = new LinageGameType().game(ANALYZED).start();
    int games = 0;
    for (LinageMove komi : start.legalMoves()) {
      for (LinageMove side : start.play(komi).legalMoves()) {
        LinagePosition position = start.play(komi).play(side).play("pass");
        assertFalse(position.isOver());
        games += position.play("pass").isOver() ? 1 : 0;
      }
    }
    assertEquals(22, games);
  }
}
