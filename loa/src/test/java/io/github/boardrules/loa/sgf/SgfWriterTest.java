package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.BRG;
import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SgfWriterTest {

  private static GameReplay replay(RecordFormat format, String text) {
    return Records.UNTAGGED.replay(Records.one(format, text).record());
  }

  private static GameReplay again(GameReplay replay) {
    return replay(SGF, SGF.write(replay));
  }

  /** The dialect recognizes {@code Resign} as the end of a game. */
  @ParameterizedTest
  @ValueSource(strings = {"b1-b3 Resign take1 *", "b1-b3 Resign *"})
  void anInvalidMoveDoesNotBecomeTheEndOfTheGame(String moves) {
    GameReplay replay = replay(BRG, moves);
    assertEquals(List.of(Code.UNREADABLE_MOVE), Records.codes(replay.problems()));
    GameReplay again = again(replay);
    assertEquals(List.of(Code.UNREADABLE_MOVE), Records.codes(again.problems()));
    assertEquals(1, again.legalPlies());
    assertEquals(Optional.empty(), again.record().header().termination());
    assertEquals(replay.record().moves().size(), again.record().moves().size());
  }

  @Test
  void sgfCanBeWrittenOnlyForKnownGames() {
    GameRecord record = GameRecord.builder().moves(List.of(RecordedMove.of("take1"))).build();
    assertTrue(SGF.canWrite(Records.UNTAGGED.replay(record)));
    GameReplay replay = Records.OPTIONS.replay(record);
    assertTrue(BRG.canWrite(replay));
    assertFalse(SGF.canWrite(replay));
    IllegalArgumentException refused =
        assertThrows(IllegalArgumentException.class, () -> SGF.write(replay));
    assertEquals(
        "SGF can be written for games of Lines of Action with a valid start only",
        refused.getMessage());
  }

  @Test
  void anInvalidMoveDoesNotBecomeValidInTheDialect() {
    GameRecord record = GameRecord.builder().moves(List.of(RecordedMove.of(" take1"))).build();
    GameReplay replay = Records.UNTAGGED.replay(record);
    assertEquals(List.of(Code.UNREADABLE_MOVE), Records.codes(replay.problems()));
    assertEquals(List.of(Code.UNREADABLE_MOVE), Records.codes(again(replay).problems()));
  }

  /** The record claims that FIRST won and that FIRST forfeited. */
  @Test
  void aContradictoryTerminationIsKept() {
    GameReplay replay = replay(BRG, "[Termination \"forfeit by FIRST\"]\ntake1 1-0");
    assertEquals(ClaimedResult.Check.CONTRADICTED, replay.claimCheck());
    GameReplay again = again(replay);
    assertEquals(ClaimedResult.Check.CONTRADICTED, again.claimCheck());
    assertEquals(
        Optional.of(Termination.forfeit(Player.FIRST)), again.record().header().termination());
  }

  @Test
  void aTerminationWithoutALoserIsKept() {
    GameReplay replay = replay(BRG, "[Termination \"resignation\"]\ntake1 1-0");
    assertEquals(
        replay.record().header().termination(), again(replay).record().header().termination());
    assertTrue(SGF.write(replay).contains("RE[B+]"));
  }

  @Test
  void theProblemsOfASetupCountTowardTheLimit() {
    ReadLimits limits = ReadLimits.defaults().with(Limit.PROBLEMS, 2);
    List<ParsedGame> games = Records.read(SGF, "(;GM[09]SZ[x]?;B[take1]?)", limits);
    assertEquals(
        List.of(Code.TOO_MANY_PROBLEMS, Code.UNSUPPORTED_SETUP), Records.codes(games.get(0)));
  }

  @ParameterizedTest
  @CsvSource({"take9, take9", "what, what", "Resign, _Resign", "' take1', '_take1'"})
  void invalidMovesKeepTheirText(String move, String written) {
    GameRecord record =
        GameRecord.builder()
            .moves(List.of(RecordedMove.of("take1"), RecordedMove.of(move)))
            .build();
    String text = SGF.write(Records.UNTAGGED.replay(record));
    assertTrue(text.contains("B[take1]"), text);
    assertTrue(text.contains("W[" + written + "]"), text);
  }

  @Test
  void aMoveAndItsCommentAreOneNode() {
    assertEquals(";B[take1]C[after]", nodes("take1 {after} *"));
    assertEquals(";C[before]B[take1]", nodes("{all} 1. {before} take1 *"));
    assertEquals(";C[before]B[take1];C[after]", nodes("{all} 1. {before} take1 {after} *"));
  }

  private static String nodes(String moves) {
    String text = SGF.write(replay(BRG, moves)).replaceAll("\\s", "");
    return text.substring(text.indexOf(';', 2), text.length() - 1);
  }

  @Test
  void theDialectParsesMoves() {
    RecordedMove move = Records.good(SGF, "(;GM[09];B[ take1 ])").moves().get(0);
    assertEquals("take1", move.notation());
    assertEquals(" take1 ", move.text());
  }
}
