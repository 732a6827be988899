package io.github.boardrules.core.record.brg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TestFormat;
import io.github.boardrules.core.record.TestRecords;
import io.github.boardrules.core.record.TextLocation;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

final class EncodingTest {

  private static byte[] bytes(String text, Charset charset) {
    return text.getBytes(charset);
  }

  private static String comment(TestFormat format, byte[] bytes) {
    return TestRecords.read(format, bytes).get(0).record().header().comment();
  }

  private static String game(String comment) {
    return "{" + comment + "} 1. take1 *";
  }

  @ParameterizedTest
  @EnumSource
  void utf8IsReadWithAndWithoutAByteOrderMark(TestFormat format) {
    String text = game("Gómez 漢字 \ud83d\ude00");
    assertEquals("Gómez 漢字 \ud83d\ude00", comment(format, bytes(text, StandardCharsets.UTF_8)));
    assertEquals(
        "Gómez 漢字 \ud83d\ude00", comment(format, bytes("\ufeff" + text, StandardCharsets.UTF_8)));
  }

  @ParameterizedTest
  @EnumSource
  void invalidUtf8IsReadAsLatin1(TestFormat format) {
    String text = game("Gómez été ÿ");
    assertEquals("Gómez été ÿ", comment(format, bytes(text, StandardCharsets.ISO_8859_1)));
  }

  @ParameterizedTest
  @EnumSource
  void everySingleByteAbove127IsReadAsLatin1(TestFormat format) {
    for (char c = '\u0080'; c <= '\u00ff'; c++) {
      String text = "x" + c + "x";
      byte[] bytes = bytes(game(text), StandardCharsets.ISO_8859_1);
      assertEquals(text, comment(format, bytes));
    }
  }

  @ParameterizedTest
  @EnumSource
  void utf8AndLatin1AreReadInOneText(TestFormat format) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String text = game("é|é");
    int middle = text.indexOf('|');
    out.writeBytes(bytes(text.substring(0, middle), StandardCharsets.UTF_8));
    out.writeBytes(bytes(text.substring(middle), StandardCharsets.ISO_8859_1));
    assertEquals("é|é", comment(format, out.toByteArray()));
  }

  @ParameterizedTest
  @EnumSource
  void concatenatedFilesMayContainByteOrderMarks(TestFormat format) {
    String text = ("\ufeff" + game("é") + "\n").repeat(3);
    List<ParsedGame> games = TestRecords.read(format, bytes(text, StandardCharsets.UTF_8));
    assertEquals(3, games.size());
    for (ParsedGame game : games) {
      assertEquals(List.of(), game.problems());
      assertEquals("é", game.record().header().comment());
    }
  }

  /** An escaped surrogate neither is a raw byte nor forms a character with one. */
  @Test
  void escapedSurrogatesAreNotDecodedAsRawBytes() {
    for (String written : List.of("\\udc80", "\\ud83d\u0080", "\\ud83d\\udc80\u00e9")) {
      String meant = written.replace("\\ud83d", "\ud83d").replace("\\udc80", "\udc80");
      String text = "[Event \"" + written + "\"]\n\n{" + written + "} take1 *";
      GameRecord record =
          TestRecords.read(TestFormat.BRG, bytes(text, StandardCharsets.ISO_8859_1))
              .get(0)
              .record();
      assertEquals(meant, record.header().comment());
      assertEquals(meant, record.header().tag("Event").orElseThrow());
    }
  }

  @Test
  void unpairedSurrogatesFromAReaderAreKept() {
    String text = game("\udcc3");
    assertEquals("\udcc3", TestRecords.good(TestFormat.BRG, text).header().comment());
  }

  @ParameterizedTest
  @EnumSource
  void locationsCountCharactersNotBytes(TestFormat format) {
    String text = game("é\r\né\ré\n漢") + "";
    RecordedMove move =
        TestRecords.read(format, bytes(text, StandardCharsets.UTF_8))
            .get(0)
            .record()
            .moves()
            .get(0);
    assertEquals(4, move.location().line());
    assertEquals(text.indexOf("take1"), move.location().offset());
    int lineStart = text.indexOf('漢');
    assertEquals(text.indexOf("take1") - lineStart + 1, move.location().column());
  }

  @ParameterizedTest
  @EnumSource
  void locationsDoNotCountAByteOrderMark(TestFormat format) {
    String text = game("é");
    for (String marked : List.of(text, "\ufeff" + text)) {
      GameRecord record =
          TestRecords.read(format, bytes(marked, StandardCharsets.UTF_8)).get(0).record();
      TextLocation location = record.moves().get(0).location();
      int place = text.indexOf("take1");
      assertEquals(TextLocation.of("test", 1, place + 1, place), location);
    }
  }
}
