package io.github.boardrules.core.record.brg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TestFormat;
import io.github.boardrules.core.record.TestRecords;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Surrogate pairs, unpaired surrogates, and control characters. */
class OddCharactersTest {
  private static final String SKULL = "\ud83d\udc80";

  private static Stream<String> texts() {
    return Stream.of(
        SKULL,
        SKULL + SKULL,
        "\ud83d",
        "\ud83dx",
        "\udc80",
        "x\udc80",
        "\udc80\ud83d",
        "\ud83d\ud83d",
        "\ud83d" + SKULL,
        SKULL + "\udc80",
        "\u0001",
        "\u007f");
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyCharacterIsReadBack(String text) {
    GameRecord record =
        GameRecord.builder()
            .game("countdown")
            .header(RecordHeader.none().withTag("Event", text).withComment(text))
            .moves(
                List.of(RecordedMove.of("take1").annotate(notes -> notes.withCommentAfter(text))))
            .build();
    String written = TestFormat.BRG.write(TestRecords.OPTIONS.replay(record));
    GameRecord again = TestRecords.good(TestFormat.BRG, written);
    assertEquals(Optional.of(text), again.header().tag("Event"), written);
    assertEquals(text, again.header().comment(), written);
    assertEquals(text, again.moves().get(0).annotations().commentAfter(), written);
  }

  /** The second surrogate of the skull also represents the raw byte 0x80 while a file is read. */
  @ParameterizedTest
  @ValueSource(strings = "[Event \"%%\"] {%} take1 *")
  void surrogatePairsAreNotTakenForRawBytes(String template) {
    byte[] bytes = template.replace("%", SKULL).getBytes(StandardCharsets.UTF_8);
    GameRecord record = TestRecords.read(TestFormat.BRG, bytes).get(0).record();
    assertEquals(SKULL, record.header().comment());
    assertEquals(Optional.of(SKULL + SKULL), record.header().tag("Event"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"\u0080", "\u0080\u0081x", "x\u00ff", "\u00e9\u00ff\u0080"})
  void invalidUtf8IsReadAsLatin1(String latin) {
    byte[] bytes = ("{" + latin + "} take1 *").getBytes(StandardCharsets.ISO_8859_1);
    assertEquals(latin, TestRecords.read(TestFormat.BRG, bytes).get(0).record().header().comment());
  }

  @Test
  void aMoveThatIsNotATokenGetsAPrefix() {
    for (String text : List.of(".x", "…x", "…", "%x", "1x", "1…x", "*", "0-1", "1/2-1/2")) {
      GameRecord record =
          GameRecord.builder().game("countdown").moves(List.of(RecordedMove.of(text))).build();
      String written = TestFormat.BRG.write(TestRecords.OPTIONS.replay(record));
      assertEquals(
          List.of("_" + text), TestRecords.moves(TestRecords.good(TestFormat.BRG, written)));
    }
  }

  /** A text that is not a move must not become one because the reader skips a part of it. */
  @Test
  void noCharacterBesideAMoveMakesTheMoveValid() {
    StringBuilder written = new StringBuilder();
    List<String> texts = new ArrayList<>();
    List<List<Code>> expected = new ArrayList<>();
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      if (Character.isLetter(c) || !Character.isDefined(c) || (c >= 0xd800 && c < 0xf900)) {
        continue; // neither private use nor surrogates
      }
      for (String text : List.of((char) c + "take1", "take1" + (char) c)) {
        GameRecord record =
            GameRecord.builder().game("countdown").moves(List.of(RecordedMove.of(text))).build();
        GameReplay replay = TestRecords.OPTIONS.replay(record);
        written.append(TestFormat.BRG.write(replay));
        texts.add(text);
        expected.add(TestRecords.codes(replay.problems()));
      }
    }
    List<ParsedGame> read = TestRecords.read(TestFormat.BRG, written.toString());
    assertEquals(expected.size(), read.size());
    for (int i = 0; i < read.size(); i++) {
      ParsedGame again = read.get(i);
      assertEquals(List.of(), again.problems());
      List<RecordProblem> problems = TestRecords.OPTIONS.replay(again.record()).problems();
      assertEquals(expected.get(i), TestRecords.codes(problems), texts.get(i));
    }
  }

  /** The encoder would replace them by question marks, which after a move are a glyph. */
  @Test
  void unpairedSurrogatesInAMoveAreReplaced() {
    for (String text : List.of("x\ud83d", "x\udc80y", "\udc80", "x\ud83d" + SKULL + "\udc80")) {
      GameRecord record = GameRecord.builder().moves(List.of(RecordedMove.of(text))).build();
      String written = TestFormat.BRG.write(TestRecords.OPTIONS.replay(record));
      byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
      ParsedGame again = TestRecords.read(TestFormat.BRG, bytes).get(0);
      assertEquals(List.of(), again.problems());
      String kept = text.replace(SKULL, "!").replaceAll("[\udc80\ud83d]", "_").replace("!", SKULL);
      assertEquals(List.of(RecordedMove.of(kept)), again.record().moves());
    }
  }

  @Test
  void malformedResultsAreNotParsed() {
    for (String text : List.of("", " ", "1", "0", "**", "1-0 ")) {
      assertEquals(Optional.empty(), GameResult.find(text), text);
    }
  }

  @ParameterizedTest
  @MethodSource("texts")
  void everyCharacterCanBeEncodedInUtf8(String text) {
    GameRecord record =
        GameRecord.builder()
            .header(RecordHeader.none().withTag("Event", text).withComment(text))
            .build();
    String written = TestFormat.BRG.write(TestRecords.OPTIONS.replay(record));
    byte[] bytes = written.getBytes(StandardCharsets.UTF_8);
    assertEquals(written, new String(bytes, StandardCharsets.UTF_8));
    assertTrue(written.chars().noneMatch(c -> c != '\n' && Character.isISOControl(c)), written);
    GameRecord again = TestRecords.read(TestFormat.BRG, bytes).get(0).record();
    assertEquals(Optional.of(text), again.header().tag("Event"), written);
    assertEquals(text, again.header().comment(), written);
  }

  /** All other characters are written unescaped, so that people can read them. */
  @Test
  void onlyControlCharactersSurrogatesAndByteOrderMarksAreEscaped() {
    for (int c = 0; c <= Character.MAX_VALUE; c++) {
      boolean escaped =
          Character.isISOControl(c) || c == '\ufeff' || Character.isSurrogate((char) c);
      String plain = Character.toString(c);
      String written =
          switch (c) {
            case '\n' -> "\\n";
            case '\\' -> "\\\\";
            default -> escaped ? String.format("\\u%04x", c) : plain;
          };
      assertEquals(
          "x" + (c == '}' ? "\\u007d" : written) + "y", Escapes.comment("x" + plain + "y"));
      assertEquals("x" + (c == '"' ? "\\\"" : written) + "y", Escapes.tag("x" + plain + "y"));
    }
    assertEquals(SKULL + SKULL, Escapes.comment(SKULL + SKULL));
    assertEquals(SKULL + SKULL, Escapes.tag(SKULL + SKULL));
  }

  /** With control characters, a text without tags is hardly a game, and a result ends nothing. */
  @ParameterizedTest
  @CsvSource({"'\"', 2", "], 2", "'\u0001', 1", "'\u001f', 1", "'\u007f', 1", "\u0080, 2"})
  void aControlCharacterMakesResultsMeaningless(String character, int games) {
    List<ParsedGame> all = TestRecords.read(TestFormat.BRG, "take1 " + character + " 1-0 take2 *");
    assertEquals(games, all.size());
    assertEquals(games == 1, all.get(0).record().header().claim().isEmpty());
  }

  @Test
  void aStrayCharacterBetweenTagsDoesNotEndThem() {
    ParsedGame game = TestRecords.one(TestFormat.BRG, "[Game \"go\"]\n]\n[First \"a\"]\ntake1 *");
    assertEquals(List.of(Code.BAD_CHARACTER), TestRecords.codes(game));
    assertEquals(Optional.of("go"), game.record().game());
    assertEquals(Optional.of("a"), game.record().header().tag("First"));
  }

  /** It ends the game only if the variation is not closed after it. */
  @Test
  void aResultInAVariationIsIgnored() {
    String text = "take1 (take2 1-0) take3 *";
    assertEquals(
        List.of("take1", "take3"), TestRecords.moves(TestRecords.good(TestFormat.BRG, text)));
    List<ParsedGame> games = TestRecords.read(TestFormat.BRG, "take1 (take2 1-0\n\ntake3 *");
    assertEquals(2, games.size());
    assertEquals(List.of(Code.UNBALANCED), TestRecords.codes(games.get(0)));
    assertEquals(GameResult.FIRST, games.get(0).record().header().result());
    assertEquals(List.of("take3"), TestRecords.moves(games.get(1).record()));
  }

  @Test
  void aMoveHasUpTo200Characters() {
    String longest = "m".repeat(200);
    assertEquals(
        List.of(longest), TestRecords.moves(TestRecords.good(TestFormat.BRG, longest + " *")));
    ParsedGame tooLong = TestRecords.one(TestFormat.BRG, longest + "m *");
    assertEquals(List.of(Code.TEXT_TOO_LONG), TestRecords.codes(tooLong));
    String next = "take1\n\n1." + longest.substring(2);
    assertEquals(2, TestRecords.read(TestFormat.BRG, next + " *").size());
    assertEquals(1, TestRecords.read(TestFormat.BRG, next + "m *").size());
  }
}
