package io.github.boardrules.core.record.brg;

import static io.github.boardrules.core.record.TestFormat.BRG;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.TestRecords;
import io.github.boardrules.core.record.TextLocation;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where games end, limits, and tags that repeat or contradict each other. */
class BrgDetailsTest {
  private static List<List<String>> games(String text) {
    return TestRecords.read(BRG, text).stream()
        .map(game -> TestRecords.moves(game.record()))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 c", "1. c", "1.c", "1", "1."})
  void moveNumberOneAfterAnEmptyLineBeginsAGame(String next) {
    List<String> more = next.endsWith("c") ? List.of("c") : List.of();
    assertEquals(List.of(List.of("a", "b"), more), games("1. a b\n\n" + next));
    List<String> all = more.isEmpty() ? List.of("a", "b") : List.of("a", "b", "c");
    assertEquals(List.of(all), games("1. a b\n" + next));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1... c", "12. c", "2. c", "c"})
  void otherMovesAfterAnEmptyLineContinueTheGame(String next) {
    assertEquals(List.of(List.of("a", "b", "c")), games("1. a b\n\n" + next));
  }

  @Test
  void aMoveThatBeginsWithTheDigitOneContinuesTheGame() {
    assertEquals(List.of(List.of("a", "1x", "1x2")), games("1. a\n\n1x\n\n1x2"));
  }

  @Test
  void tokensHaveAtMost200Characters() {
    String longest = "1".repeat(199) + "x";
    assertEquals(List.of(List.of("a", longest)), games("a\n\n" + longest));
    ParsedGame tooLong = TestRecords.read(BRG, "a\n\n" + longest + "y b").get(0);
    assertEquals(List.of(Code.TEXT_TOO_LONG), TestRecords.codes(tooLong));
    assertEquals(List.of("a"), TestRecords.moves(tooLong.record()));
    assertEquals(3, tooLong.problems().get(0).location().line());
  }

  @Test
  void aTagAfterAnEmptyLineBeginsAGame() {
    List<ParsedGame> games = TestRecords.read(BRG, "[First \"x\"]\n\n[First \"y\"]\n\na *");
    assertEquals(2, games.size());
    assertEquals(List.of(Code.UNEXPECTED_END), TestRecords.codes(games.get(0)));
    assertEquals(Optional.of("y"), games.get(1).record().header().tag("First"));
    assertEquals(2, TestRecords.read(BRG, "[First \"x\"]\n\n[Second \"y\"]\n\na *").size());
    assertEquals(
        List.of(Code.DUPLICATE_TAG),
        TestRecords.codes(TestRecords.one(BRG, "[First \"x\"]\n[First \"y\"]\n\na *")));
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      value = {
        "[Result \"1-0\"] *, FIRST",
        "[Result \"*\"] 1-0, FIRST",
        "[Result \"0-1\"] 0-1, SECOND",
        "[Result \"*\"] *, UNKNOWN",
      })
  void anUnknownResultContradictsNoOther(String text, GameResult verdict) {
    assertEquals(verdict, TestRecords.good(BRG, text).header().result());
  }

  @Test
  void theResultAfterTheMovesTakesPrecedence() {
    assertEquals(6, TestRecords.good(BRG, "1. a 1-0").location("Result").column());
    assertEquals(10, TestRecords.good(BRG, "[Result \"1-0\"] 1-0").location("Result").column());
    GameRecord contradictory = TestRecords.one(BRG, "[Result \"1-0\"] a 0-1").record();
    assertEquals(GameResult.SECOND, contradictory.header().result());
  }

  @ParameterizedTest
  @CsvSource({
    "resignation, RESIGNATION,",
    "forfeit by FIRST, FORFEIT, FIRST",
    "time forfeit by SECOND, TIME, SECOND",
    "agreement, AGREED_DRAW,",
  })
  void theTagTerminationIsParsed(String text, Termination.Kind kind, Player by) {
    GameRecord record = TestRecords.good(BRG, "[Termination \"" + text + "\"] a *");
    Termination ending = record.header().termination().orElseThrow();
    assertEquals(by == null ? Termination.of(kind) : Termination.of(kind, by), ending);
    assertEquals(text, ending.text());
    assertEquals(Optional.empty(), record.header().tag("Termination"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"agreement by FIRST", "resignation by first", "by FIRST", "adjudication"})
  void otherTextsOfTheTagTerminationAreKept(String text) {
    GameRecord record = TestRecords.good(BRG, "[Termination \"" + text + "\"] a *");
    assertEquals(Optional.empty(), record.header().termination());
    assertEquals(Optional.of(text), record.header().tag("Termination"));
  }

  @Test
  void tooManyTagsAreReported() {
    ReadLimits two = ReadLimits.defaults().with(Limit.TAGS, 2);
    String tags = "[A \"1\"]\n[B \"2\"]\n";
    assertEquals(ImmutableList.of(), TestRecords.read(BRG, tags + "\na *", two).get(0).problems());
    List<ParsedGame> games =
        TestRecords.read(BRG, tags + "[C \"3\"]\n[D \"4\"]\n\na {x} (b) *\n" + tags + "\nb *", two);
    assertEquals(2, games.size());
    ParsedGame cut = games.get(0);
    assertEquals(List.of(Code.TOO_MANY_TAGS), TestRecords.codes(cut));
    assertEquals(3, cut.problems().get(0).location().line());
    assertEquals(List.of("A", "B"), List.copyOf(cut.record().header().tags().keySet()));
    assertEquals(List.of(), TestRecords.moves(cut.record()));
    assertEquals(ImmutableList.of(), games.get(1).problems());
  }

  @Test
  void textsThatExceedTheirLimitsAreReported() {
    ReadLimits five = ReadLimits.defaults().with(Limit.TAG_LENGTH, 5).with(Limit.COMMENT_LENGTH, 5);
    String good = "[A \"12345\"] a {12345} *";
    assertEquals(ImmutableList.of(), TestRecords.read(BRG, good, five).get(0).problems());
    for (String bad : List.of("[A \"123456\"] a *", "a {123456} *", "a ;123456\n*")) {
      ParsedGame game = TestRecords.read(BRG, bad + "\nb *", five).get(0);
      assertEquals(List.of(Code.TEXT_TOO_LONG), TestRecords.codes(game), bad);
    }
  }

  @Test
  void tooManyMovesAndDeepVariationsAreReported() {
    ReadLimits two = ReadLimits.defaults().with(Limit.MOVES, 2).with(Limit.NESTING, 1);
    assertEquals(ImmutableList.of(), TestRecords.read(BRG, "a (b) *", two).get(0).problems());
    ParsedGame moves = TestRecords.read(BRG, "a b c d *", two).get(0);
    assertEquals(List.of(Code.TOO_MANY_MOVES), TestRecords.codes(moves));
    assertEquals(5, moves.problems().get(0).location().column());
    assertEquals(2, moves.problems().get(0).ply());
    assertEquals(List.of("a", "b"), TestRecords.moves(moves.record()));
    ParsedGame deep = TestRecords.read(BRG, "a (b (c) *", two).get(0);
    assertEquals(List.of(Code.TOO_DEEP), TestRecords.codes(deep));
  }

  @Test
  void blanksInTagsAreIgnoredAndNamesConsistOfLettersDigitsAndUnderscores() {
    assertEquals(
        Optional.of("x"),
        TestRecords.good(BRG, "[ \t azAZ09_ \"x\" ] a *").header().tag("azAZ09_"));
    String blanks = " ".repeat(100);
    assertEquals(
        Optional.of("x"), TestRecords.good(BRG, "[A" + blanks + "\"x\"] a *").header().tag("A"));
    ParsedGame game = TestRecords.one(BRG, "[A" + blanks + " \"x\"] a *");
    assertEquals(List.of(Code.BAD_TAG), TestRecords.codes(game));
  }

  @Test
  void aTagWithoutItsClosingBracketIsReportedAndKept() {
    ParsedGame game = TestRecords.one(BRG, "[A \"x\" y]\n[B \"z\"]\na *");
    assertEquals(List.of(Code.BAD_TAG), TestRecords.codes(game));
    assertEquals("test:1:1", game.problems().get(0).location().toString());
    assertEquals(List.of("A", "B"), List.copyOf(game.record().header().tags().keySet()));
    assertEquals(List.of("a"), TestRecords.moves(game.record()));
  }

  @Test
  void namesOfTagsHaveAtMost100Characters() {
    String longest = "n".repeat(100);
    assertEquals(
        Optional.of("x"),
        TestRecords.good(BRG, "[" + longest + " \t\"x\" \t] a *").header().tag(longest));
    ParsedGame tooLong = TestRecords.one(BRG, "[" + longest + "n \"x\"] *");
    assertEquals(List.of(Code.BAD_TAG), TestRecords.codes(tooLong));
  }

  @ParameterizedTest
  @CsvSource({"!, 1", "?, 2", "!!, 3", "??, 4", "!?, 5", "?!, 6", "$0, 0", "$255, 255", "$007, 7"})
  void glyphsAreRead(String mark, int glyph) {
    assertEquals(
        ImmutableList.of(glyph),
        TestRecords.good(BRG, "a " + mark + " b").moves().get(0).annotations().nags());
  }

  @ParameterizedTest
  @ValueSource(strings = {"!!!", "!!!!", "???!", "$", "$256", "$99999999999999999999"})
  void malformedGlyphsAreReported(String mark) {
    ParsedGame game = TestRecords.one(BRG, "a " + mark + " b");
    assertEquals(List.of(Code.BAD_GLYPH), TestRecords.codes(game));
    assertEquals(List.of("a", "b"), TestRecords.moves(game.record()));
  }

  @Test
  void aGlyphAfterAMoveNumberIsMisplaced() {
    assertEquals(List.of(Code.MISPLACED), TestRecords.codes(TestRecords.one(BRG, "1. a 2. $1 b")));
    assertTrue(TestRecords.one(BRG, "1. a $1 2. b").problems().isEmpty());
  }

  @Test
  void commentsBelongToTheAdjacentMove() {
    GameRecord record =
        TestRecords.good(
            BRG, "{game} 1. {before a} a {after a} ({before b} b {after b}) {more} 2. {c} c");
    assertEquals("game", record.header().comment());
    RecordedMove a = record.moves().get(0);
    assertEquals("before a", a.annotations().commentBefore());
    assertEquals("after a\nmore", a.annotations().commentAfter());
    RecordedMove b = a.variations().get(0).get(0);
    assertEquals("before b", b.annotations().commentBefore());
    assertEquals("after b", b.annotations().commentAfter());
    assertEquals("c", record.moves().get(1).annotations().commentBefore());
  }

  @Test
  void aTagWithoutItsClosingQuoteEndsWithTheLine() {
    ParsedGame game = TestRecords.one(BRG, "[First \"x\n[Second \"y\"]\n\na *");
    assertEquals(List.of(Code.BAD_TAG), TestRecords.codes(game));
    assertEquals(Optional.empty(), game.record().header().tag("First"));
    assertEquals(Optional.of("y"), game.record().header().tag("Second"));
    assertEquals(List.of("a"), TestRecords.moves(game.record()));
  }

  /** Such text is the debris of an earlier game. */
  @ParameterizedTest
  @CsvSource({"}, BAD_CHARACTER", "$5, MISPLACED", "!, MISPLACED"})
  void otherTextBeforeTagsIsAGameOfItsOwn(String rest, Code code) {
    List<ParsedGame> games = TestRecords.read(BRG, rest + "\n[First \"x\"]\n\na *");
    assertEquals(2, games.size());
    assertEquals(List.of(code), TestRecords.codes(games.get(0)));
    assertEquals(Optional.empty(), games.get(0).record().header().tag("First"));
    assertEquals(Optional.of("x"), games.get(1).record().header().tag("First"));
    ParsedGame among = TestRecords.one(BRG, "[First \"x\"]\n" + rest + "\n[Second \"y\"]\n\na *");
    assertEquals(List.of(code), TestRecords.codes(among));
    assertEquals(Optional.of("y"), among.record().header().tag("Second"));
  }

  @Test
  void aCommentBeforeTheTagsBelongsToTheirGame() {
    GameRecord record = TestRecords.good(BRG, "{c}\n[First \"x\"]\n\na *");
    assertEquals("c", record.header().comment());
    assertEquals(Optional.of("x"), record.header().tag("First"));
    assertEquals("why", TestRecords.good(BRG, "[First \"x\"]\n\n1. {why} *").header().comment());
  }

  @Test
  void aBracketAmongTheMovesBeginsATagOnlyAtTheStartOfALine() {
    ParsedGame game = TestRecords.one(BRG, "a [ b *");
    assertEquals(List.of(Code.BAD_CHARACTER), TestRecords.codes(game));
    assertEquals(List.of("a", "b"), TestRecords.moves(game.record()));
    List<ParsedGame> games = TestRecords.read(BRG, "a\n[x\nb *");
    assertEquals(List.of("a"), TestRecords.moves(games.get(0).record()));
    assertEquals(List.of(Code.BAD_TAG), TestRecords.codes(games.get(1)));
    assertEquals(List.of("b"), TestRecords.moves(games.get(1).record()));
  }

  @Test
  void marksSeparatedByABlankAreTwoGlyphs() {
    assertEquals(
        ImmutableList.of(1, 2),
        TestRecords.good(BRG, "a ! ? *").moves().get(0).annotations().nags());
    assertEquals(
        ImmutableList.of(5), TestRecords.good(BRG, "a !? *").moves().get(0).annotations().nags());
  }

  @Test
  void aResultEndsTheGameBeforeAnUnmatchedClosingBracket() {
    List<ParsedGame> games = TestRecords.read(BRG, "a 1-0 ) b");
    assertEquals(2, games.size());
    assertEquals(GameResult.FIRST, games.get(0).record().header().claim().orElseThrow().result());
    assertEquals(List.of(Code.UNBALANCED), TestRecords.codes(games.get(1)));
    assertEquals(List.of(List.of("a")), games("a (b 1-0) *"));
  }

  /** A comment that ends with its line has consumed the first line ending of an empty line. */
  @Test
  void moveNumberOneAfterACommentAndAnEmptyLineBeginsAGame() {
    List<ParsedGame> two = TestRecords.read(BRG, "1. take1 take2 ; c\n\n1. take3 *");
    assertEquals(2, two.size());
    assertEquals(2, two.get(0).record().moves().size());
    assertEquals(1, two.get(1).record().moves().size());
    assertEquals(1, TestRecords.read(BRG, "1. take1 take2 ; c\n1. take3 *").size());
    assertEquals(1, TestRecords.read(BRG, "1. take1 take2\n1. take3 *").size());
    assertEquals(2, TestRecords.read(BRG, "1. take1 take2\n\n1. take3 *").size());
  }

  @Test
  void moreThanTwentyGlyphsOnAMoveAreDropped() {
    for (int count = 19; count <= 22; count++) {
      GameRecord record = TestRecords.good(BRG, "take1 " + "$7 ".repeat(count) + "*");
      assertEquals(Math.min(count, 20), record.moves().get(0).annotations().nags().size());
    }
  }

  @Test
  void textAfterAnExceededLimitIsDropped() {
    String start = "[A \"x\"]\n\n{c} a {d} ";
    ReadLimits limits =
        ReadLimits.defaults()
            .with(Limit.MOVES, 2)
            .with(Limit.NESTING, 0)
            .with(Limit.COMMENT_LENGTH, 5)
            .with(Limit.CHARACTERS, start.length() + 10);
    GameRecord kept = TestRecords.read(BRG, start, limits).get(0).record();
    assertEquals(1, kept.moves().size());
    for (String more : List.of("{too long}", "(b (b)) ( )", ";too long\n", " ".repeat(20))) {
      String text = start + more + " $1 ! {e} b (b {f}) b $2 ;g\n 2. {h} b {i} ) 1-0\n";
      List<ParsedGame> games = TestRecords.read(BRG, text + start + "*", limits);
      assertEquals(2, games.size(), more);
      assertEquals(1, games.get(0).problems().size(), more);
      assertEquals(kept, games.get(0).record(), more);
      assertEquals(kept.moves(), games.get(1).record().moves(), more);
    }
  }

  @Test
  void tooManyCharactersAreReported() {
    for (String text : List.of("a b", "a b {c}", "a b $12", "a (b) ")) {
      ReadLimits exact = ReadLimits.defaults().with(Limit.CHARACTERS, text.length());
      ReadLimits less = ReadLimits.defaults().with(Limit.CHARACTERS, text.length() - 1);
      assertEquals(ImmutableList.of(), TestRecords.read(BRG, text, exact).get(0).problems(), text);
      ParsedGame tooLong = TestRecords.read(BRG, text, less).get(0);
      assertEquals(List.of(Code.GAME_TOO_LONG), TestRecords.codes(tooLong), text);
    }
  }

  @Test
  void aTagAmongTheMovesBeginsAGame() {
    List<ParsedGame> games = TestRecords.read(BRG, "a b [First \"x\"] c * {d} [First \"y\"] e *");
    assertEquals(3, games.size());
    games.forEach(game -> assertEquals(ImmutableList.of(), game.problems()));
    assertEquals(List.of("a", "b"), TestRecords.moves(games.get(0).record()));
    assertEquals(Optional.of("x"), games.get(1).record().header().tag("First"));
    assertEquals(List.of("c"), TestRecords.moves(games.get(1).record()));
    assertEquals("d", games.get(2).record().header().comment());
    assertEquals(Optional.of("y"), games.get(2).record().header().tag("First"));
  }

  @Test
  void aCommentThatIsTooLongIsDropped() {
    ReadLimits five = ReadLimits.defaults().with(Limit.COMMENT_LENGTH, 5);
    for (String comment : List.of("{1234567", "{1234567}", ";1234567", "{12345 7", "{12345\n7}")) {
      ParsedGame game = TestRecords.read(BRG, "a " + comment, five).get(0);
      assertEquals("", game.record().moves().get(0).annotations().commentAfter(), comment);
      assertEquals(1, game.problems().size(), comment);
    }
  }

  /**
   * The reader looks ahead for another game; the characters that it looked at are still part of the
   * comment.
   */
  @ParameterizedTest
  @ValueSource(strings = {"1... b", "2. b", "1.. b", "1b", "11. b", "[1] b", "[b", "[b \\\" c]"})
  void textThatResemblesAnotherGameBelongsToTheComment(String text) {
    RecordedMove move = TestRecords.good(BRG, "1. a {x\n\n" + text + "} *").moves().get(0);
    assertEquals("x " + text.replace("\\\"", "\""), move.annotations().commentAfter());
  }

  @ParameterizedTest
  @ValueSource(strings = {"1. c", "1.c", "[First \"y\"] c"})
  void theGameAfterAnUnclosedCommentHasItsLocation(String next) {
    String text = "1. a {x\n\n";
    List<ParsedGame> games = TestRecords.read(BRG, text + next);
    assertEquals(2, games.size());
    assertEquals("x", games.get(0).record().moves().get(0).annotations().commentAfter());
    assertEquals(List.of(Code.UNCLOSED_TEXT), TestRecords.codes(games.get(0)));
    GameRecord second = games.get(1).record();
    assertEquals(TextLocation.of("test", 3, 1, text.length()), second.location());
    assertEquals(List.of("c"), TestRecords.moves(second));
  }

  @Test
  void longTextAfterAnEscapeIsRead() {
    String rest = "x".repeat(50_000);
    for (String escape : List.of("\\u0041", "\\u00", "\\n", "\\\\")) {
      String meant =
          switch (escape) {
            case "\\u0041" -> "A";
            case "\\n" -> "\n";
            case "\\\\" -> "\\";
            default -> escape;
          };
      assertEquals(
          meant + rest, TestRecords.good(BRG, "{" + escape + rest + "} a *").header().comment());
    }
  }
}
