package io.github.boardrules.core.record;

import static io.github.boardrules.core.record.TestFormat.BRG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.text.Strictness;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class ReplayTest {

  private static GameReplay replay(String text) {
    return TestRecords.UNTAGGED.replay(TestRecords.one(BRG, text).record());
  }

  private static LineReplay line(GameReplay replay) {
    return replay.mainLine().orElseThrow();
  }

  @Test
  void aFinishedGameHasAnOutcome() {
    GameReplay replay = replay("[Options \"heap=4\"]\n1. t3 take1 1-0");
    assertEquals(ImmutableList.of(), replay.problems());
    assertEquals(2, replay.legalPlies());
    assertEquals("[take3, take1]", line(replay).moves().toString());
    assertEquals("[4 b, 1 b, 0 w]", line(replay).positions().toString());
    assertEquals(Optional.of(Player.FIRST), replay.outcome().orElseThrow().winner());
    assertEquals(ClaimedResult.Check.AGREES, replay.claimCheck());
    assertEquals(Optional.empty(), replay.termination());
  }

  @Test
  void theReplayEndsAtTheFirstIllegalMove() {
    GameReplay replay = replay("[Setup \"2 b\"]\n1. take1 take3 2. take1 *");
    assertEquals(1, replay.legalPlies());
    RecordProblem problem = replay.problems().get(0);
    assertEquals(Code.ILLEGAL_MOVE, problem.code());
    assertEquals("TOO_FEW_LEFT", problem.reason());
    assertEquals(2, problem.ply());
    assertEquals("test:2:10", problem.location().toString());
    assertEquals("take3", line(replay).refused().orElseThrow().toString());
    assertEquals(Optional.empty(), replay.outcome());
    assertEquals(Optional.empty(), replay.termination());
    assertNull(map(replay).get("movesAfterTheEnd"));
  }

  @Test
  void aReplayDescribesItself() {
    GameReplay replay = replay("[Setup \"2 b\"]\n1. take1 take3 2. take1 *");
    assertEquals("1 of 3 plies: 1 w", line(replay).toString());
    assertEquals("game 1: " + replay.summary(), replay.toString());
    GameVerdict verdict = new GameReplay(7, replay.record(), replay.played, 3, replay.problems());
    assertEquals("game 7: " + verdict.summary(), verdict.toString());
    GameReplay unknown =
        TestRecords.UNTAGGED.replay(TestRecords.one(BRG, "[Game \"x\"] *").record());
    assertTrue(unknown.toString().contains(unknown.problems().get(0).message()));
  }

  @Test
  void anUnreadableMoveHasTheLocationOfTheError() {
    RecordProblem problem = replay("1. take1 take9").problems().get(0);
    assertEquals(Code.UNREADABLE_MOVE, problem.code());
    assertEquals("OUT_OF_RANGE", problem.reason());
    assertEquals("test:1:14", problem.location().toString());
    assertEquals(2, problem.ply());
  }

  @Test
  void movesAfterTheEndAreCounted() {
    GameReplay replay = replay("[Setup \"1 b\"]\n1. take1 take2 nonsense 1-0");
    assertEquals(List.of(Code.GAME_OVER), TestRecords.codes(replay.problems()));
    assertEquals(2, replay.problems().get(0).ply());
    assertEquals(3, map(replay).get("plies"));
    assertEquals(1, map(replay).get("legalPlies"));
    assertEquals(1, replay.legalPlies());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Setup \"1 b\"] take1 1-0     | AGREES       |",
        "[Setup \"1 b\"] take1 0-1     | CONTRADICTED |",
        "[Setup \"1 b\"] take1 1/2-1/2 | CONTRADICTED |",
        "[Setup \"2 b\"] take2 1/2-1/2 | AGREES       |",
        "[Setup \"1 b\"] take1 *       | UNDECIDABLE  |",
        "[Setup \"2 b\"] take1 1-0     | UNDECIDABLE  |",
        "[Setup \"2 b\"] take1 1/2-1/2 | UNDECIDABLE  | agreement",
        "[Setup \"2 b\"] take1 *       | UNDECIDABLE  |",
        "[Setup \"2 b\"] take3 1-0     | UNDECIDABLE  |",
        "[Termination \"resignation\"] take1 1-0            | AGREES       | resignation by SECOND",
        "[Termination \"resignation by SECOND\"] take1 1-0  | AGREES       | resignation by SECOND",
        "[Termination \"resignation by FIRST\"] take1 1-0   | CONTRADICTED | resignation by FIRST",
        "[Termination \"forfeit by FIRST\"] take1 0-1       | AGREES       | forfeit by FIRST",
        "[Termination \"time forfeit\"] take1 0-1           | AGREES       | time forfeit by FIRST",
        "[Termination \"agreement\"] take1 1/2-1/2          | AGREES       | agreement",
        "[Termination \"adjudication\"] take1 1-0           | UNDECIDABLE  |",
      })
  void claimsAreComparedWithTheTrueResult(String text, ClaimedResult.Check check, String ending) {
    GameReplay replay = replay(text);
    assertEquals(check, replay.claimCheck());
    assertEquals(ending, map(replay).get("termination"));
    boolean contradicted = TestRecords.codes(replay.problems()).contains(Code.RESULT_CONTRADICTED);
    assertEquals(check == ClaimedResult.Check.CONTRADICTED, contradicted);
  }

  private static Map<String, ?> map(GameReplay replay) {
    return replay.toMap();
  }

  @Test
  void noClaimIsNoProblem() {
    GameReplay replay = replay("take1");
    assertEquals(ClaimedResult.Check.NO_CLAIM, replay.claimCheck());
    assertEquals(ImmutableList.of(), replay.problems());
  }

  @Test
  void aContradictedClaimHasItsLocation() {
    GameReplay replay =
        TestRecords.UNTAGGED.replay(
            TestRecords.good(BRG, "[Options \"heap=1\"] [Result \"0-1\"] take1 0-1"));
    assertEquals(List.of(Code.RESULT_CONTRADICTED), TestRecords.codes(replay.problems()));
    assertEquals("test:1:29", replay.problems().get(0).location().toString());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "[Game \"go\"] *                    | UNKNOWN_GAME | UNKNOWN_GAME   | 8",
        "[Game \"countdown\"] [Options \"heap=99\"] * | BAD_OPTION | OUT_OF_RANGE | 30",
        "[Options \"weight=1\"] *           | BAD_OPTION   | UNKNOWN_OPTION | 11",
        "[Setup \"9 x\"] *                  | BAD_SETUP    | UNEXPECTED     | 11",
        "[Setup \"99 b\"] *                 | BAD_SETUP    | TOO_MANY       | 9",
      })
  void aRecordWithoutAValidStartIsNotReplayed(String text, Code code, String reason, int column) {
    GameReplay replay = replay(text);
    assertEquals(Optional.empty(), replay.mainLine());
    RecordProblem problem = replay.problems().get(0);
    assertEquals(code, problem.code());
    assertEquals(reason, problem.reason());
    assertEquals(column, problem.location().column(), problem.toString());
    assertEquals(0, problem.ply());
  }

  @Test
  void aRecordWithoutAGameUsesTheDefaultGame() {
    GameRecord record = TestRecords.good(BRG, "take1");
    assertEquals(
        List.of(Code.UNKNOWN_GAME),
        TestRecords.codes(TestRecords.OPTIONS.replay(record).problems()));
    assertEquals(1, TestRecords.UNTAGGED.replay(record).legalPlies());
  }

  @Test
  void recordOptionsAreOverriddenByTheCaller() {
    GameRecord record = TestRecords.good(BRG, "[Options \"heap=5\"] *");
    assertEquals("5 b", line(TestRecords.UNTAGGED.replay(record)).last().text());
    Validator overridden = TestRecords.UNTAGGED.withOverridingOptions(Options.of("heap", "6"));
    assertEquals("6 b", line(overridden.replay(record)).last().text());
    GameRecord silent = TestRecords.good(BRG, "[Event \"x\"] *");
    assertEquals("6 b", line(overridden.replay(silent)).last().text());
  }

  @Test
  void movesCanBeParsedStrictly() {
    GameRecord record = TestRecords.good(BRG, "t1");
    GameReplay strict = TestRecords.UNTAGGED.withStrictness(Strictness.STRICT).replay(record);
    assertEquals("NOT_STRICT", strict.problems().get(0).reason());
  }

  @Test
  void variationsAreReplayedOnRequest() {
    LineReplay main = line(replay("1. take1 take2 (1... take3 take3 (2. take1 x) take1) 2. take1"));
    LineReplay variation = main.variation(1, 0);
    assertEquals("[take3, take3, take1]", variation.moves().toString());
    assertEquals(2, variation.firstPly());
    assertEquals(main.positions().get(1), variation.positions().get(0));
    LineReplay inner = variation.variation(1, 0);
    assertEquals(1, inner.legalPlies());
    assertEquals(Code.UNREADABLE_MOVE, inner.problem().orElseThrow().code());
    assertEquals(4, inner.problem().orElseThrow().ply());
    assertThrows(IndexOutOfBoundsException.class, () -> main.variation(0, 0));
  }
}
