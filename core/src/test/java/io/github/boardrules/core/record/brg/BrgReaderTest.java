package io.github.boardrules.core.record.brg;

import static io.github.boardrules.core.record.TestFormat.BRG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.ClaimedResult;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TestRecords;
import io.github.boardrules.core.record.TextLocation;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class BrgReaderTest {
  private static final String GAME =
      """
      [Event "A \\"quiet\\" one \\\\ two"]
      [First "Ada"]
      [Second "Bob"]
      [Result "0-1"]
      [Game "countdown"]
      [Options "heap=9"]
      [Setup "8 b"]
      [Termination "resignation by FIRST"]

      {On the whole
      game} 1. {why} take1!? {good} $14 ({else} 1. take2 take3 $2 (1... take1) take1)
      take2 ; to the end
      % passed over {
      2. take1 0-1
      """;

  @Test
  void allElementsOfTheFormatAreRead() {
    GameRecord record = TestRecords.good(BRG, GAME);
    assertEquals(Optional.of("countdown"), record.game());
    assertEquals(Options.of("heap", "9"), record.options());
    assertEquals(Optional.of("8 b"), record.setup());
    assertEquals(
        ImmutableMap.of("Event", "A \"quiet\" one \\ two", "First", "Ada", "Second", "Bob"),
        record.header().tags());
    assertEquals("On the whole game", record.header().comment());
    assertEquals(Optional.of(new ClaimedResult("0-1", GameResult.SECOND)), record.header().claim());
    assertEquals(Optional.of(Termination.resignation(Player.FIRST)), record.header().termination());
    assertEquals(List.of("take1", "take2", "take1"), TestRecords.moves(record));
    RecordedMove first = record.moves().get(0);
    assertEquals("why", first.annotations().commentBefore());
    assertEquals("good", first.annotations().commentAfter());
    assertEquals(ImmutableList.of(5, 14), first.annotations().nags());
    List<RecordedMove> variation = first.variations().get(0);
    assertEquals(
        List.of("take2", "take3", "take1"), variation.stream().map(RecordedMove::text).toList());
    assertEquals("else", variation.get(0).annotations().commentBefore());
    assertEquals(ImmutableList.of(2), variation.get(1).annotations().nags());
    assertEquals("take1", variation.get(1).variations().get(0).get(0).text());
    assertEquals("to the end", record.moves().get(1).annotations().commentAfter());
  }

  @Test
  void everyElementHasItsLocation() {
    GameRecord record = TestRecords.good(BRG, GAME);
    assertEquals(TextLocation.of("test", 1, 1, 0), record.location());
    assertEquals(6, record.location("Options").line());
    assertEquals(11, record.location("Options").column());
    assertEquals(11, record.moves().get(0).location().line());
    assertEquals(16, record.moves().get(0).location().column());
    assertEquals(GAME.indexOf("take1!?"), record.moves().get(0).location().offset());
    assertEquals(14, record.moves().get(2).location().line());
  }

  @Test
  void numberedMovesWithoutTagsAreAGame() {
    GameRecord record = TestRecords.good(BRG, "1. a1-a2 b1xb2\n2. c1-c3 d4\n\n");
    assertEquals(List.of("a1-a2", "b1xb2", "c1-c3", "d4"), TestRecords.moves(record));
    assertEquals(Optional.empty(), record.header().claim());
    assertEquals(Optional.empty(), record.game());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.a 1...b 2.c d",
        "a b c d",
        "1. a b\r\n2. c d\r\n",
        "1. a b\r2. c d",
        "\ufeff1. a b 2 c d",
        "1. a 1. ... b 2. c\n\n2... d",
        "1. a 1… b 2. c\n\n2… d",
        "1.a 1. … b 2.c 2….d",
        "7. a b 7. c d",
        "a{x}b{}c;z\nd",
        "%1. x\n1. a b 2. c d"
      })
  void moveNumbersAndLineEndingsAreOptional(String text) {
    assertEquals(List.of("a", "b", "c", "d"), TestRecords.moves(TestRecords.good(BRG, text)));
  }

  @Test
  void gamesAreSeparatedByResultsTagsOrNumbers() {
    String text =
        "1. a b 1-0\n2. c\n\n1. d\n\n[First \"x\"]\n\ne *\n[First \"y\"]\n[Round \"1\"]\nf\n*";
    List<ParsedGame> games = TestRecords.read(BRG, text);
    assertEquals(
        List.of(List.of("a", "b"), List.of("c"), List.of("d"), List.of("e"), List.of("f")),
        games.stream().map(game -> TestRecords.moves(game.record())).toList());
    assertEquals(List.of(1L, 2L, 3L, 4L, 5L), games.stream().map(ParsedGame::number).toList());
    assertEquals(Optional.of("y"), games.get(4).record().header().tag("First"));
    games.forEach(game -> assertEquals(ImmutableList.of(), game.problems()));
  }

  @Test
  void movesOfEveryGameAreTokens() {
    String text = "1. komi=4.5 vertical 2. b:c5 a4+m10 3. pass b1-b3 4. b1:b3 komi=-0.5 *";
    assertEquals(
        List.of("komi=4.5", "vertical", "b:c5", "a4+m10", "pass", "b1-b3", "b1:b3", "komi=-0.5"),
        TestRecords.moves(TestRecords.good(BRG, text)));
  }

  @Test
  void escapesInCommentsAreDecoded() {
    String text = "1. a {one\\ntwo \\u007d \\\\ \\x \\u12 lo\\\nng} *";
    RecordedMove move = TestRecords.good(BRG, text).moves().get(0);
    assertEquals("one\ntwo } \\ \\x \\u12 long", move.annotations().commentAfter());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '^',
      value = {
        "1. a { b                       | UNCLOSED_TEXT       | 1 | 6",
        "1. a ) b                       | UNBALANCED          | 1 | 6",
        "1. a ( b                       | UNBALANCED          | 1 | 6",
        "( b ) a                        | MISPLACED           | 1 | 1",
        "1. a ( ) b                     | MISPLACED           | 1 | 6",
        "1. a } b                       | BAD_CHARACTER       | 1 | 6",
        "1. a \" b                      | BAD_CHARACTER       | 1 | 6",
        "1. a ] b                       | BAD_CHARACTER       | 1 | 6",
        "1. a $256 b                    | BAD_GLYPH           | 1 | 6",
        "1. a $ b                       | BAD_GLYPH           | 1 | 6",
        "1. a!!! b                      | BAD_GLYPH           | 1 | 5",
        "$1 a b                         | MISPLACED           | 1 | 1",
        "[A] *                          | BAD_TAG             | 1 | 1",
        "[A b] *                        | BAD_TAG             | 1 | 1",
        "[A-B ^x^] *                    | BAD_TAG             | 1 | 1",
        "[Options \"=\"] *              | BAD_OPTION          | 1 | 11",
        "[Options \"a=1 b\"] *          | BAD_OPTION          | 1 | 16",
        "[Result \"2-0\"] *             | BAD_RESULT          | 1 | 10",
        "[Result \"1-0\"] 0-1           | CONTRADICTORY_RESULTS | 1 | 16",
        "[A \"x\"] [A \"y\"] *          | DUPLICATE_TAG       | 1 | 13",
        "[A \"x\"] a b                  | UNEXPECTED_END      | 1 | 12"
      })
  void defectsHaveTheirLocation(String text, Code code, int line, int column) {
    ParsedGame game = TestRecords.one(BRG, text);
    assertEquals(List.of(code), TestRecords.codes(game));
    assertEquals(line, game.problems().get(0).location().line());
    assertEquals(column, game.problems().get(0).location().column());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[First \"x\"]\n\n1. a {never closed\n\n",
        "[First \"x\"]\n\n1. a (2. b\n\n",
        "[First \"x\"]\n\n1. a\n\n",
        "[First \"x\n\n1. a *\n\n",
        "[First \"x\"]\n\n1. a (b (c *\n\n",
        "[First \"x\"]\n\n1. a ) ] } \" *\n\n",
        "[First \"x\"]\n[Second\n\n1. a *\n\n",
      })
  void aDamagedGameDoesNotAffectItsNeighbors(String damaged) {
    String good = "[First \"y\"]\n[Second \"z\"]\n\n1. b c 1-0\n\n";
    List<ParsedGame> games = TestRecords.read(BRG, good + damaged + good + good);
    assertEquals(4, games.size());
    for (int i : new int[] {0, 2, 3}) {
      assertEquals(ImmutableList.of(), games.get(i).problems());
      assertEquals(List.of("b", "c"), TestRecords.moves(games.get(i).record()));
    }
    assertEquals(false, games.get(1).problems().isEmpty());
  }

  @Test
  void anUnclosedCommentEndsBeforeTheNextGameWithoutTags() {
    String good = "1. b c {d} 2. b c 1-0\n\n";
    List<ParsedGame> games =
        TestRecords.read(BRG, good + "1. b c {d 2. b c\n1-0\n \n" + good + good);
    assertEquals(4, games.size());
    for (int i : new int[] {0, 2, 3}) {
      assertEquals(ImmutableList.of(), games.get(i).problems());
      assertEquals(List.of("b", "c", "b", "c"), TestRecords.moves(games.get(i).record()));
    }
    assertEquals(Code.UNCLOSED_TEXT, games.get(1).problems().get(0).code());
  }

  @Test
  void commentsMayContainEmptyLinesAndMoveNumbers() {
    String comment = "one\n1. two\n\n2. three\n\n1... four\n\n 10. five";
    for (String tags : List.of("", "[First \"y\"]\n\n")) {
      String again = tags.isEmpty() ? "" : "\n\n1. six";
      List<ParsedGame> games =
          TestRecords.read(BRG, tags + "1. b {" + comment + again + "} c 1-0\n");
      assertEquals(1, games.size());
      assertEquals(ImmutableList.of(), games.get(0).problems());
    }
    assertEquals(1, TestRecords.read(BRG, "{for all\n\n1. of them}\n1. b c 1-0\n").size());
  }

  @Test
  void resultsInVariationsAreIgnored() {
    GameRecord record = TestRecords.good(BRG, "1. a (1. b 1-0) c 0-1");
    assertEquals(GameResult.SECOND, record.header().result());
    assertEquals(List.of("a", "c"), TestRecords.moves(record));
  }

  @ParameterizedTest
  @ValueSource(strings = {"{\"moves\": [1, 2]}", "; only a comment", "\ufeff\n{a} {b}\n"})
  void aTextOfCommentsIsNotAGame(String text) {
    List<ParsedGame> games = TestRecords.read(BRG, text);
    assertEquals(1, games.size());
    assertEquals(List.of(Code.NOT_A_GAME), TestRecords.codes(games.get(0)));
    int json = text.startsWith("{\"") ? 1 : 0;
    assertEquals(1 + json, TestRecords.read(BRG, "take1 *\n" + text).size());
  }

  @Test
  void commandsInTheCommentOnAMoveAreReadAndWritten() {
    GameRecord record =
        TestRecords.good(
            BRG,
            "[Game \"countdown\"]\n"
                + "1. take1 { [%eval 0.25] [%clk 1:04:59.5] good } take2 {[%clk soon]} {[%x} *");
    RecordedMove first = record.moves().get(0);
    assertEquals(Duration.ofMillis(3_899_500), first.annotations().clock().orElseThrow());
    assertEquals("{eval=[0.25]}", first.annotations().properties().toString());
    assertEquals("good", first.annotations().commentAfter());
    RecordedMove second = record.moves().get(1);
    assertEquals("{clk=[soon]}", second.annotations().properties().toString());
    assertEquals("[%x", second.annotations().commentAfter());
    String written = BRG.write(TestRecords.OPTIONS.replay(record));
    assertTrue(written.contains("{[%clk 1:04:59.5][%eval 0.25] good}"), written);
    assertTrue(written.replace('\n', ' ').contains("{[%clk soon][%][%x}"), written);
    assertEquals(record.moves(), TestRecords.good(BRG, written).moves());
  }

  @Test
  void commasSeparateMoves() {
    assertEquals(List.of("a", "b", "c"), TestRecords.moves(TestRecords.good(BRG, "a,b, c,")));
  }

  @Test
  void playAndASideAreOneMove() {
    assertEquals(
        List.of("Komi=0.5", "Play Vertical", "c5", "play"),
        TestRecords.moves(
                TestRecords.good(BRG, "Komi=0.5,Play Vertical,c5 play, x").toBuilder().build())
            .subList(0, 4));
  }

  @Test
  void detachedPlusSignsBelongToTheMoveBeforeThem() {
    assertEquals(
        List.of("a+", "b+++", "c"), TestRecords.moves(TestRecords.good(BRG, "1. a + b +++ 2. c")));
    assertEquals(List.of("+"), TestRecords.moves(TestRecords.good(BRG, "+")));
  }

  @Test
  void aByteOrderMarkInTheMiddleSeparatesGames() {
    List<ParsedGame> games =
        TestRecords.read(BRG, "[Event \"a\"]\n\n1. a *\n\n\ufeff[Event \"b\"]\n\ufeff1. b *\n");
    assertEquals(2, games.size());
    assertEquals("b", games.get(1).record().header().tag("Event").orElseThrow());
    assertEquals(List.of("b"), TestRecords.moves(games.get(1).record()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " \n\t\r\n", "\ufeff", "% only this\n"})
  void blankTextsContainNoGame(String text) {
    assertEquals(List.of(), TestRecords.read(BRG, text));
  }
}
