package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TextLocation;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SgfDecodingTest {

  private static byte[] bytes(String text, Charset charset) {
    return text.getBytes(charset);
  }

  private static String comment(byte[] bytes) {
    return Records.read(SGF, bytes).get(0).record().header().comment();
  }

  private static String game(String comment) {
    return "(;GM[09]C[" + comment + "];B[take1])";
  }

  @Test
  void utf8IsReadWithAndWithoutAByteOrderMark() {
    String text = game("Gómez 漢字 \ud83d\ude00");
    assertEquals("Gómez 漢字 \ud83d\ude00", comment(bytes(text, StandardCharsets.UTF_8)));
    assertEquals("Gómez 漢字 \ud83d\ude00", comment(bytes("\ufeff" + text, StandardCharsets.UTF_8)));
  }

  @Test
  void invalidUtf8IsReadAsLatin1() {
    String text = game("Gómez été ÿ");
    assertEquals("Gómez été ÿ", comment(bytes(text, StandardCharsets.ISO_8859_1)));
  }

  @Test
  void everySingleByteAbove127IsReadAsLatin1() {
    for (char c = '\u0080'; c <= '\u00ff'; c++) {
      String text = "x" + c + "x";
      byte[] bytes = bytes(game(text), StandardCharsets.ISO_8859_1);
      assertEquals(text, comment(bytes));
    }
  }

  @Test
  void utf8AndLatin1AreReadInOneText() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    String text = game("é|é");
    int middle = text.indexOf('|');
    out.writeBytes(bytes(text.substring(0, middle), StandardCharsets.UTF_8));
    out.writeBytes(bytes(text.substring(middle), StandardCharsets.ISO_8859_1));
    assertEquals("é|é", comment(out.toByteArray()));
  }

  @ParameterizedTest
  @ValueSource(strings = {"ISO-8859-1", "iso-8859-1", "Latin1"})
  void sgfMayDeclareLatin1AfterTheText(String name) {
    String text = "(;GM[09]C[Ã© is not é]CA[" + name + "];B[take1])";
    assertEquals("Ã© is not é", comment(bytes(text, StandardCharsets.ISO_8859_1)));
  }

  @Test
  void aDeclaredEncodingAppliesToItsGameOnly() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(bytes("(;GM[09]CA[ISO-8859-1]C[Ã©])", StandardCharsets.ISO_8859_1));
    out.writeBytes(bytes("(;GM[09]CA[UTF-8]C[Ã©])", StandardCharsets.UTF_8));
    out.writeBytes(bytes("(;GM[09]C[Ã©])", StandardCharsets.UTF_8));
    for (ParsedGame game : Records.read(SGF, out.toByteArray())) {
      assertEquals("Ã©", game.record().header().comment());
    }
  }

  @Test
  void concatenatedFilesMayContainByteOrderMarks() {
    String text = ("\ufeff" + game("é") + "\n").repeat(3);
    List<ParsedGame> games = Records.read(SGF, bytes(text, StandardCharsets.UTF_8));
    assertEquals(3, games.size());
    for (ParsedGame game : games) {
      assertEquals(List.of(), game.problems());
      assertEquals("é", game.record().header().comment());
    }
  }

  @Test
  void rawBytesAreDecodedInAGameWithinAnUnclosedGame() {
    String text = "(;GM[09];B[take1](;C[é]GM[09];B[take1])";
    byte[] bytes = bytes(text, StandardCharsets.ISO_8859_1);
    assertEquals("é", Records.read(SGF, bytes).get(1).record().header().comment());
  }

  @Test
  void unpairedSurrogatesFromAReaderAreKept() {
    String text = game("\udcc3");
    assertEquals("\udcc3", Records.good(SGF, text).header().comment());
  }

  @Test
  void locationsCountCharactersNotBytes() {
    String text = game("é\r\né\ré\n漢") + "";
    RecordedMove move =
        Records.read(SGF, bytes(text, StandardCharsets.UTF_8)).get(0).record().moves().get(0);
    assertEquals(4, move.location().line());
    assertEquals(text.indexOf("take1"), move.location().offset());
    int lineStart = text.indexOf('漢');
    assertEquals(text.indexOf("take1") - lineStart + 1, move.location().column());
  }

  @Test
  void locationsDoNotCountAByteOrderMark() {
    String text = game("é");
    for (String marked : List.of(text, "\ufeff" + text)) {
      GameRecord record = Records.read(SGF, bytes(marked, StandardCharsets.UTF_8)).get(0).record();
      TextLocation location = record.moves().get(0).location();
      int place = text.indexOf("take1");
      assertEquals(TextLocation.of("test", 1, place + 1, place), location);
    }
  }

  /** Bytes that are not UTF-8 are ISO-8859-1, even if the text claims to be UTF-8. */
  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", ""})
  void damagedUtf8IsLatin1(String name) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(bytes("(;GM[09]CA[" + name + "]C[\u00e9", StandardCharsets.UTF_8));
    out.writeBytes(bytes("\u00ff];B[take1])", StandardCharsets.ISO_8859_1));
    assertEquals("\u00e9\u00ff", comment(out.toByteArray()));
  }
}
