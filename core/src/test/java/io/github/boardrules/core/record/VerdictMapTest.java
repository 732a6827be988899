package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.testing.VerdictSchema;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Every entry that the documentation of {@link GameReplay#toMap()} lists, present and absent. */
class VerdictMapTest {
  private static final String HEADER =
      "[Game \"countdown\"]\n[Options \"heap=9\"]\n[Setup \"%s\"]\n[First \"Ada\"]\n";

  private static GameReplay judge(String text) {
    return VerdictSchema.checked(
        TestRecords.UNTAGGED.open(text, "a.brg").replays().findFirst().orElseThrow());
  }

  private static Map<String, Object> map(String text) {
    return judge(text).toMap();
  }

  @Test
  void aGameThatTheRulesDecide() {
    Map<String, Object> map =
        map(
            HEADER.formatted("4 b")
                + "[Second \"Bob\"]\n[Event \"Cup\"]\n[Date \"2026.11.25\"]\ntake3 take1 1-0");
    assertEquals("a.brg", map.get("source"));
    assertEquals(1L, map.get("number"));
    assertEquals(true, map.get("valid"));
    assertEquals("countdown", map.get("game"));
    assertEquals(Map.of("heap", "9"), map.get("options"));
    assertEquals("4 b", map.get("setup"));
    assertEquals(Map.of("FIRST", "Ada", "SECOND", "Bob"), map.get("players"));
    assertEquals("Cup", map.get("event"));
    assertEquals("2026.11.25", map.get("date"));
    assertEquals(2, map.get("plies"));
    assertEquals(2, map.get("legalPlies"));
    assertEquals("FIRST", map.get("claimed"));
    assertEquals(
        Map.of("winner", "FIRST", "side", "BLACK", "reason", "lastTaken"), map.get("result"));
    assertFalse(map.containsKey("termination"));
    assertEquals(List.of(), map.get("problems"));
  }

  @Test
  void whatIsAbsentIsLeftOut() {
    Map<String, Object> map = map("take1 *");
    assertEquals(
        List.of("game", "legalPlies", "number", "plies", "problems", "source", "valid"),
        map.keySet().stream().sorted().toList());
    try (var verdicts = TestRecords.UNTAGGED.open("take1 *", "").replays()) {
      assertFalse(verdicts.findFirst().orElseThrow().toMap().containsKey("source"));
    }
  }

  @Test
  void aDrawHasNoSide() {
    assertEquals(
        Map.of("winner", "DRAW", "reason", "lastTwoTaken"),
        map(HEADER.formatted("2 b") + "take2 1/2-1/2").get("result"));
  }

  @Test
  void aTerminationDecidesAGame() {
    Map<String, Object> map = map("[Termination \"time forfeit by FIRST\"] take1 0-1");
    assertEquals("time forfeit by FIRST", map.get("termination"));
    assertEquals(Map.of("winner", "SECOND", "side", "WHITE"), map.get("result"));
  }

  @Test
  void theOptionsOfARecordThatCannotBePlayed() {
    Map<String, Object> map = map("[Game \"other\"]\n[Options \"x=1\"]\ntake1 *");
    assertEquals("other", map.get("game"));
    assertEquals(Map.of("x", "1"), map.get("options"));
    assertEquals(0, map.get("legalPlies"));
    assertEquals(1, ((List<?>) Objects.requireNonNull(map.get("problems"))).size());
  }

  @Test
  void theLineForPeopleHasTheMovesAndTheResult() {
    assertEquals("1 move, unfinished", judge("take1 *").summary());
    assertEquals("2 moves, unfinished", judge("take1 take1 *").summary());
    assertTrue(
        judge(HEADER.formatted("1 b") + "take1 *").summary().startsWith("1 move, Black wins"));
    assertTrue(judge(HEADER.formatted("2 b") + "take2 *").summary().startsWith("1 move, draw"));
    assertTrue(judge("[Termination \"agreement\"] take1 1/2-1/2").summary().contains("draw"));
  }

  /** An illegal move is named, and the place is that of the move, unless there is no text. */
  @Test
  void theLineForPeopleHasTheFirstProblem() {
    GameReplay illegal = judge(HEADER.formatted("2 b") + "take1 take3 take1 *");
    String text = illegal.summary();
    assertTrue(text.startsWith("ply 2: illegal take3"), text);
    assertTrue(text.contains("[TOO_FEW_LEFT] (line 5, column 7)"), text);
    assertFalse(text.endsWith("more"), text);
    String two = judge("take1 $999 $999 *").summary();
    assertTrue(two.endsWith(", and more"), two);
    assertFalse(two.contains("illegal"), two);
    RecordProblem nowhere =
        RecordProblem.of(RecordProblem.Code.BAD_TAG, TextLocation.nowhere(), 0, "no name");
    GameReplay made =
        new GameReplay(
            1,
            GameRecord.builder().build(),
            new Played(Optional.empty(), Optional.empty(), Optional.of(nowhere)),
            0,
            ImmutableList.of(nowhere));
    assertEquals("no name [BAD_TAG]", made.summary());
  }

  /** Two illegal moves: the first one, in a variation, is not the one of the main line. */
  @Test
  void theLineForPeopleDoesNotMixUpIllegalMoves() {
    Validator options = TestRecords.UNTAGGED.withVariations();
    String text = "[Options \"heap=2\"] take1 ( take3 ) take2 *";
    GameReplay verdict = options.open(text, "t").replays().findFirst().orElseThrow();
    assertEquals(
        List.of(RecordProblem.Code.ILLEGAL_MOVE, RecordProblem.Code.ILLEGAL_MOVE),
        TestRecords.codes(verdict.problems()));
    assertFalse(verdict.summary().contains("illegal take2"), verdict.summary());
  }

  /** If the setup is not understood, its moves are not judged. */
  @Test
  void movesAfterASetupThatIsNotUnderstoodAreNotJudged() {
    for (RecordProblem.Code code :
        List.of(
            RecordProblem.Code.UNSUPPORTED_SETUP,
            RecordProblem.Code.UNREADABLE_SETUP,
            RecordProblem.Code.BAD_TAG)) {
      ParsedGame game = TestRecords.one(TestFormat.BRG, "[Game \"countdown\"] take1 nonsense *");
      RecordProblem problem = RecordProblem.of(code, game.record().location(), 0, "why");
      ParsedGame damaged = new ParsedGame(1, game.record(), ImmutableList.of(problem));
      boolean isSetup = code != RecordProblem.Code.BAD_TAG;
      assertEquals(
          isSetup ? List.of(code) : List.of(code, RecordProblem.Code.UNREADABLE_MOVE),
          TestRecords.codes(damaged.verdict(TestRecords.OPTIONS).problems()));
    }
  }
}
