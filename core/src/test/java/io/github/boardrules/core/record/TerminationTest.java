package io.github.boardrules.core.record;

import static io.github.boardrules.core.record.brg.BrgFormat.BRG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Termination.Kind;
import io.github.boardrules.core.testing.VerdictSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which results a game can have that ended by each termination. */
class TerminationTest {
  private static final ImmutableList<String> RESULTS = ImmutableList.of("1-0", "0-1", "1/2-1/2");

  /** The results in the order of {@link #RESULTS}: consistent or not, in every pair. */
  private static final Map<String, List<Boolean>> TABLE =
      Map.of(
          "resignation", List.of(true, true, false),
          "resignation by FIRST", List.of(false, true, false),
          "resignation by SECOND", List.of(true, false, false),
          "forfeit", List.of(true, true, false),
          "forfeit by FIRST", List.of(false, true, false),
          "forfeit by SECOND", List.of(true, false, false),
          "time forfeit", List.of(true, true, false),
          "time forfeit by FIRST", List.of(false, true, false),
          "time forfeit by SECOND", List.of(true, false, false),
          "agreement", List.of(false, false, true));

  private static GameReplay verdict(String setup, String end, String move, String result) {
    String text =
        "[Setup \"%s\"]\n[Termination \"%s\"]\n%s %s\n".formatted(setup, end, move, result);
    return VerdictSchema.checked(TestRecords.one(BRG, text).verdict(TestRecords.UNTAGGED));
  }

  @Test
  void theTableHasEveryTermination() {
    List<String> all = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      all.add(kind.text());
      for (Player player : kind == Kind.AGREED_DRAW ? new Player[0] : Player.values()) {
        all.add(Termination.of(kind, player).text());
      }
    }
    assertEquals(all.stream().sorted().toList(), TABLE.keySet().stream().sorted().toList());
  }

  /** With a claimed result, with the result of the rules, and with none. */
  @Test
  void everyPairIsJudged() {
    List<String> starts = List.of("1 b", "1 w", "2 b");
    List<String> moves = List.of("take1", "take1", "take2");
    TABLE.forEach(
        (end, row) -> {
          for (int i = 0; i < RESULTS.size(); i++) {
            List<Code> expected = row.get(i) ? List.of() : List.of(Code.RESULT_CONTRADICTED);
            String result = RESULTS.get(i);
            GameReplay claimed = verdict("9 b", end, "take1", result);
            assertEquals(expected, TestRecords.codes(claimed.problems()), end + " " + result);
            Termination ended = Termination.find(end).orElseThrow();
            assertEquals(row.get(i), ended.allows(GameResult.find(result).orElseThrow()));
            if (row.get(i)) {
              assertEquals(result, claimed.result().text());
            }
            GameReplay played = verdict(starts.get(i), end, moves.get(i), result);
            assertEquals(expected, TestRecords.codes(played.problems()), end + " " + result);
            GameReplay silent = verdict(starts.get(i), end, moves.get(i), "*");
            assertEquals(expected, TestRecords.codes(silent.problems()), end + " by the rules");
          }
          assertEquals(List.of(), verdict("9 b", end, "take1", "*").problems());
          assertEquals(true, Termination.find(end).orElseThrow().allows(GameResult.UNKNOWN));
        });
  }

  /** The text in a verdict names a loser only if somebody has lost, and a draw has no loser. */
  @Test
  void everyPairHasAKnownText() {
    for (String end : TABLE.keySet()) {
      for (String result : List.of("1-0", "0-1", "1/2-1/2", "*")) {
        Object text =
            Objects.requireNonNull(verdict("9 b", end, "take1", result).toMap().get("termination"));
        assertEquals(
            Optional.of(text), Termination.find(text.toString()).map(Termination::text), end);
        boolean isKnown = end.contains(" by ") || end.equals("agreement");
        boolean isWon = result.equals("1-0") || result.equals("0-1");
        String loser = result.equals("1-0") ? " by SECOND" : " by FIRST";
        assertEquals(isKnown || !isWon ? end : end + loser, text);
      }
    }
  }

  @Test
  void nobodyLosesByAnAgreedDraw() {
    assertThrows(
        IllegalArgumentException.class, () -> Termination.of(Kind.AGREED_DRAW, Player.FIRST));
    assertEquals(Optional.of(Termination.agreedDraw()), Termination.find("agreement"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"RESIGNATION", "Ann won by resignation", "agreement by FIRST", "by FIRST", " "})
  void anUnknownWordIsReported(String end) {
    GameReplay verdict = verdict("9 b", end, "take1", "1-0");
    assertEquals(List.of(Code.BAD_TAG), TestRecords.codes(verdict.problems()));
    assertEquals(2, verdict.problems().get(0).location().line());
    assertEquals(15, verdict.problems().get(0).location().column());
    assertEquals(Optional.of(end), verdict.record().header().tag("Termination"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "abandoned",
        "adjudication",
        "death",
        "emergency",
        "normal",
        "rules infraction",
        "unterminated",
        "Normal"
      })
  void theWordsOfPgnAreKnown(String end) {
    assertEquals(List.of(), verdict("9 b", end, "take1", "1-0").problems());
  }
}
