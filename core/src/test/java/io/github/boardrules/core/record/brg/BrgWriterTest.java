package io.github.boardrules.core.record.brg;

import static io.github.boardrules.core.record.TestFormat.BRG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TestRecords;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.CountdownType;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class BrgWriterTest {

  private static String moves(String text) {
    return moves(TestRecords.good(BRG, text));
  }

  private static String moves(GameRecord record) {
    GameReplay replay = TestRecords.UNTAGGED.replay(record);
    String written = BRG.write(replay);
    return written.substring(written.indexOf("\n\n") + 2).strip();
  }

  @Test
  void eachTurnHasANumber() {
    assertEquals("1. take1 take2 2. take1 take1 *", moves("take1 take2 take1 take1"));
  }

  @Test
  void aTurnMayHaveSeveralMoves() {
    assertEquals(
        "1. take3 take1 take2 2. take3 take3 take1 take1 *",
        moves("take3 take1 take2 take3 take3 take1 take1"));
    assertEquals("1. take1 take3 take1 2. take1 *", moves("take1 take3 take1 take1"));
  }

  /** The commands come first in the comment; a blank separates them from its text. */
  @ParameterizedTest
  @CsvSource({
    "{[%clk 0:00:01]}, {[%clk 0:00:01]}",
    "{[%clk 0:00:01]so}, {[%clk 0:00:01] so}",
    "{[%clk 0:00:01] so}, {[%clk 0:00:01] so}",
    "{[%a x] [%clk 0:00:01]}, {[%clk 0:00:01][%a x]}",
    "{so}, {so}"
  })
  void commandsArePartOfTheComment(String read, String written) {
    assertEquals("1. take1 " + written + " *", moves("take1 " + read));
  }

  @Test
  void theSecondPlayerMayBegin() {
    assertEquals("1... take1 2. take1 *", moves("[Setup \"9 w\"]\ntake1 take1 *"));
  }

  @Test
  void theNumberIsRepeatedAfterACommentOrVariation() {
    assertEquals(
        "1. take1 {x} 1... take2 (1... take1) 2. take3 {y} 2. take1 take1 *",
        moves("take1 {x} take2 (take1) take3 {y} take1 take1"));
  }

  @Test
  void theCommentBeforeAMoveFollowsItsNumber() {
    assertEquals(
        "{all} 1. {why} take1 1... {so} take2 *", moves("{all} 1. {why} take1 1... {so} take2"));
  }

  @Test
  void variationsAreNumberedFromTheirPosition() {
    assertEquals(
        "1. take3 take1 (1. take2 take1 2. take1 $2 (2. take2) 2... take1) 1... take1 *",
        moves("take3 take1 (take2 take1 take1? (take2) take1) take1"));
  }

  @Test
  void tagsAreWrittenInAFixedOrder() {
    GameRecord record =
        GameRecord.builder()
            .game(CountdownType.ID)
            .header(
                RecordHeader.none()
                    .withTag("Zoo", "z")
                    .withTag("Second", "B\n\"\\")
                    .withTag("Annotator", "a")
                    .withTag("Event", "e")
                    .withClaim(ClaimedResult.of(GameResult.FIRST)))
            .options(Options.of("heap", "5").with("note", "a b"))
            .setup("4 w")
            .build();
    assertEquals(
        """
        [Event "e"]
        [Second "B\\n\\"\\\\"]
        [Result "1-0"]
        [Game "countdown"]
        [Options "heap=5 note=\\"a b\\""]
        [Annotator "a"]
        [Setup "4 w"]
        [Zoo "z"]

        1-0

        """,
        BRG.write(TestRecords.OPTIONS.replay(record)));
  }

  @Test
  void theDefaultGameAndOverridingOptionsAreWritten() {
    Validator options = TestRecords.UNTAGGED.withOverridingOptions(Options.of("heap", "3"));
    String text = BRG.write(options.replay(TestRecords.good(BRG, "take1")));
    GameRecord again = TestRecords.good(BRG, text);
    assertEquals(CountdownType.ID, again.game().orElseThrow());
    assertEquals(Options.of("heap", "3"), again.options());
  }

  @Test
  void illegalMovesKeepTheirText() {
    assertEquals("1. take1 take9 2. what *", moves("1. t1 take9 2. what"));
  }

  /** The position before the first illegal move of a line is known, so that move is parsed. */
  @Test
  void theFirstIllegalMoveIsWrittenCanonically() {
    String tags = "[Options \"heap=3\"]\n\n";
    assertEquals("1. take1 take3 2. t3 *", moves(tags + "1. t1 t3 2. t3 *"));
    assertEquals(
        "1. take1 take3 (1... take1 2. take3 t1) 2. t3 *",
        moves(tags + "1. t1 t3 (t1 t3 t1) 2. t3 *"));
  }

  /** A comment after the last move number becomes a comment on the last move. */
  @Test
  void commentsAfterTheLastMoveNumberAreKept() {
    GameRecord record = TestRecords.good(BRG, "1. take1 2. {left} *");
    assertEquals("left", record.moves().get(0).annotations().commentAfter());
    assertEquals("left", TestRecords.good(BRG, "1. {left} *").header().comment());
  }

  @Test
  void invalidMovesAreWrittenAsTokens() {
    GameRecord record =
        GameRecord.builder()
            .moves(
                java.util.List.of(
                    RecordedMove.of("a b"), RecordedMove.of("1-0"), RecordedMove.of("")))
            .build();
    String text = BRG.write(TestRecords.UNTAGGED.replay(record));
    assertEquals(
        java.util.List.of("a_b", "_1-0", "_"), TestRecords.moves(TestRecords.good(BRG, text)));
  }

  /** The reader joins the word with the next move, and signs with the move before them. */
  @Test
  void invalidMovesThatTheReaderWouldJoinAreWrittenAsMoves() {
    GameRecord record =
        GameRecord.builder()
            .moves(
                java.util.List.of(
                    RecordedMove.of("take1"),
                    RecordedMove.of("++"),
                    RecordedMove.of("Play"),
                    RecordedMove.of("take2")))
            .build();
    String text = BRG.write(TestRecords.UNTAGGED.replay(record));
    GameRecord again = TestRecords.good(BRG, text);
    assertEquals(java.util.List.of("take1", "_++", "_Play", "take2"), TestRecords.moves(again));
    assertEquals(text, BRG.write(TestRecords.UNTAGGED.replay(again)));
  }

  /** A line that begins with a bracket looks like a tag, so no line is broken before one. */
  @Test
  void aBlankAfterAnUnbreakableWordIsKept() {
    String comment = "x" + "[".repeat(90) + "y z";
    GameRecord record =
        GameRecord.builder()
            .moves(List.of(RecordedMove.of("a").annotate(notes -> notes.withCommentAfter(comment))))
            .build();
    String written = BRG.write(TestRecords.UNTAGGED.replay(record));
    assertEquals(
        comment, TestRecords.good(BRG, written).moves().get(0).annotations().commentAfter());
  }

  /** Readers ignore lines that begin with a percent sign. */
  @Test
  void aMoveThatBeginsWithAPercentSignGetsAPrefix() {
    assertEquals("1. take1 _%take *", moves("take1 %take *"));
  }

  @Test
  void longInvalidMovesAreCutToAReadableLength() {
    for (String text : new String[] {"x".repeat(300), "x".repeat(198) + "\ud83d\ude00".repeat(9)}) {
      GameRecord record = GameRecord.builder().moves(List.of(RecordedMove.of(text))).build();
      String written = BRG.write(TestRecords.UNTAGGED.replay(record));
      String move = TestRecords.good(BRG, written).moves().get(0).text();
      assertTrue(move.length() >= 198 && text.startsWith(move), move);
    }
  }

  @Test
  void anInvalidMoveThatWasCutIsNotCutAgain() {
    GameRecord record =
        GameRecord.builder().moves(List.of(RecordedMove.of("0-1" + "x".repeat(300)))).build();
    String written = BRG.write(TestRecords.UNTAGGED.replay(record));
    GameReplay again = TestRecords.UNTAGGED.replay(TestRecords.good(BRG, written));
    assertEquals(written, BRG.write(again));
  }

  @Test
  void invalidMovesAreNotCutWithinASurrogatePair() {
    String text = "x".repeat(198) + "\ud83d\ude00y";
    GameRecord record = GameRecord.builder().moves(List.of(RecordedMove.of(text))).build();
    String written = BRG.write(TestRecords.UNTAGGED.replay(record));
    assertEquals("x".repeat(198), TestRecords.good(BRG, written).moves().get(0).text());
  }

  @Test
  void anEmptyRecordIsWrittenAsAResult() {
    GameReplay nothing = TestRecords.OPTIONS.replay(GameRecord.builder().build());
    assertEquals("[Result \"*\"]\n\n*\n\n", BRG.write(nothing));
  }

  /** Lines are broken only at such blanks; others would be lost. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      ignoreLeadingAndTrailingWhitespace = false,
      value = {
        "a b|{a b}",
        "a b c|{a b c}",
        " a|{\\u0020a}",
        "a |{a\\u0020}",
        " |{\\u0020}",
        "a  b|{a\\u0020\\u0020b}",
        "a   b|{a\\u0020\\u0020\\u0020b}",
        "'a\n b'|{a\\n\\u0020b}",
        "'a \nb'|{a\\u0020\\nb}",
        "a [b|{a\\u0020[b}",
        "a[ b|{a[ b}",
        "[a b|{[a b}",
        "a %b|{a\\u0020%b}",
        "a% b|{a% b}",
        "%a b|{%a b}",
      })
  void allButSingleInnerBlanksAreEscaped(String comment, String written) {
    assertEquals(
        written + " *",
        moves(GameRecord.builder().header(RecordHeader.none().withComment(comment)).build()));
  }
}
