package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.VerdictSchema;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The verdict on a game that is decided by points has the points, with the komi. */
class TerritoryVerdictTest {
  private static final Validator VALIDATOR =
      Validator.of(GameTypes.of(ImmutableList.of(new Dots.Type())));

  private static GameReplay judge(String komi, String moves) {
    String options = "[Options \"height=2 komi=" + komi + " opening=FIXED width=3\"]\n";
    String text = "[Game \"dots\"]\n" + options + moves;
    return VerdictSchema.checked(VALIDATOR.open(text, "a.brg").replays().findFirst().orElseThrow());
  }

  @Test
  void theScoreIsThatOfThePlayers() {
    assertEquals(
        Map.of(
            "winner",
            "SECOND",
            "side",
            "HORIZONTAL",
            "reason",
            "twoPasses",
            "score",
            Map.of("FIRST", 1, "SECOND", 1.5)),
        judge("0.5", "b1 pass pass 0-1").toMap().get("result"));
    assertEquals(
        Map.of("winner", "DRAW", "reason", "twoPasses", "score", Map.of("FIRST", 0, "SECOND", 0)),
        judge("0", "pass pass 1/2-1/2").toMap().get("result"));
  }

  /** Before a side is chosen, the players have no sides. */
  @Test
  void playersWithoutSidesAreNumbered() {
    String header =
        "[Game \"dots\"]\n[Options \"height=2 width=3\"]\n[Termination \"resignation by ";
    for (String player : List.of("FIRST", "SECOND")) {
      String text = header + player + "\"]\n" + (player.equals("FIRST") ? "0-1" : "1-0");
      GameReplay verdict = VALIDATOR.open(text, "a.brg").replays().findFirst().orElseThrow();
      assertTrue(verdict.isValid(), verdict.summary());
      String loser = player.toLowerCase(Locale.ROOT) + " player";
      assertEquals("0 moves, resignation by " + loser, verdict.summary());
    }
  }
}
