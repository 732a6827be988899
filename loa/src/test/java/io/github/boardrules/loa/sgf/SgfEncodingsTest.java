package io.github.boardrules.loa.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.MoreCollectors;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.Validator;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Texts in the encodings that {@code CA} names, compared with the same texts in characters. */
class SgfEncodingsTest {
  private static final SgfFormat SGF = new SgfFormat();

  private static void assertSame(String text, byte[] bytes) {
    List<ParsedGame> expected = Records.read(SGF, text);
    List<ParsedGame> found = Records.read(SGF, bytes);
    assertEquals(expected, found);
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(locations(expected.get(i)), locations(found.get(i)));
    }
  }

  private static List<TextLocation> locations(ParsedGame game) {
    return game.record().moves().stream().map(move -> move.location()).toList();
  }

  /** Returns the characters of two bytes, if they are one, of which the second one is in ASCII. */
  private static String ambiguous(Charset charset, String trails) {
    StringBuilder all = new StringBuilder();
    for (int lead = 0x81; lead < 0xff; lead++) {
      for (int i = 0; i < trails.length(); i++) {
        byte[] bytes = {(byte) lead, (byte) trails.charAt(i)};
        String text = new String(bytes, charset);
        if (text.length() == 1 && text.charAt(0) != '\ufffd') {
          all.append(text);
        }
      }
    }
    return all.toString();
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, UTF-8, é表Ω",
    "utf8, UTF-8, é表Ω",
    "UTF-16, UTF-8, é表Ω",
    "ISO-8859-1, ISO-8859-1, éÿ",
    "Latin1, ISO-8859-1, Ã©",
    "ISO-8859-15, ISO-8859-15, €éŒ",
    "windows-1250, windows-1250, łőž",
    "windows-1251, windows-1251, Привет",
    "Windows-1252, windows-1252, €œé",
    "cp1253, windows-1253, αβγ",
    "windows-1254, windows-1254, ğış",
    "windows-1255, windows-1255, שלום",
    "windows-1256, windows-1256, سلام",
    "windows-1257, windows-1257, āžņ",
    "windows-1258, windows-1258, ăđơ",
    "KOI8-R, KOI8-R, Привет",
    "Shift_JIS, windows-31j, 表示ソフト能ｱｲｳ",
    "SJIS, windows-31j, 表",
    "EUC-JP, EUC-JP, 表示ソフト",
    "ISO-2022-JP, ISO-2022-JP, 表示ソフト",
    "GBK, GBK, 中国乗許",
    "GB2312, GBK, 中国",
    "GB18030, GB18030, 中国㐀𠀀乗",
    "Big5, Big5, 功許蓋",
    "EUC-KR, EUC-KR, 한국어",
  })
  void textsAreDecodedBeforeEscapes(String label, String charset, String name) {
    String ca = "CA[" + label + "]";
    String escaped = name + "\\]" + name + "\\\\" + name + "\\\n" + name;
    for (String root :
        List.of(
            "GM[09]" + ca + "PB[" + name + "]PW[" + escaped + "]",
            "PB[" + name + "]" + ca + "GM[09]PW[" + escaped + "]",
            "PB[" + escaped + "]GM[09]C[" + escaped + "]PW[(" + name + "]" + ca)) {
      String text =
          "(;"
              + root
              + ";B[take1]C["
              + escaped
              + "];W[take2](;B[take1]C[("
              + name
              + "])(;B[take2]))";
      assertSame(text, text.getBytes(Charset.forName(charset)));
      String two = text + "\n(;GM[09];B[take3])\n";
      assertSame(two, two.getBytes(Charset.forName(charset)));
    }
    String plain = "(;GM[09]" + ca + "PB[" + name + "];B[take1])";
    ParsedGame game = Records.read(SGF, plain.getBytes(Charset.forName(charset))).get(0);
    assertEquals(Optional.of(name), game.record().header().tag("First"));
    assertEquals(List.of(), game.problems());
  }

  /** Every character whose second byte looks like a bracket, a backslash or a parenthesis. */
  @ParameterizedTest
  @CsvSource({"Shift_JIS, windows-31j", "GBK, GBK", "GB18030, GB18030", "Big5, Big5"})
  void secondBytesAreNoSyntax(String label, String charset) {
    String all = ambiguous(Charset.forName(charset), "[\\]^_@A|}~");
    assertTrue(all.length() > 500, all);
    for (int i = 0; i < all.length(); i += 7) {
      String name = all.substring(i, Math.min(all.length(), i + 7));
      String text =
          "(;GM[09]CA[" + label + "]PB[" + name + "];B[take1]C[" + name + "\\]];W[take2])";
      assertSame(text, text.getBytes(Charset.forName(charset)));
      String later = "(;PB[" + name + "]CA[" + label + "]GM[09];B[take1])";
      assertSame(later, later.getBytes(Charset.forName(charset)));
    }
  }

  /** All characters of the JIS table in ISO-2022-JP, whose bytes are in ASCII. */
  @Test
  void escapeSequencesAreRead() {
    Charset jis = Charset.forName("ISO-2022-JP");
    StringBuilder all = new StringBuilder();
    for (char c = '\u3041'; c < '\u9000'; c++) {
      if (jis.newEncoder().canEncode(c)) {
        all.append(c);
      }
    }
    assertTrue(all.length() > 5000);
    for (int i = 0; i + 50 < all.length(); i += 50) {
      String name = all.substring(i, i + 50);
      String text =
          "(;GM[09]CA[ISO-2022-JP]PB["
              + name
              + "]PW[a"
              + name
              + "b\\]"
              + name
              + "];B[take1]C[x\n"
              + name
              + "];W[take2])";
      assertSame(text, text.getBytes(jis));
    }
  }

  @Test
  void everyGameHasItsOwnEncoding() {
    String first = "(;GM[09]CA[Shift_JIS]PB[表];B[take1])";
    String second = "(;GM[09]CA[Big5]PB[功];B[take1])";
    String third = "(;GM[09]PB[Žofie];B[take1])";
    String fourth = "(;GM[09]CA[latin-1]PB[é];B[take1])";
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    bytes.writeBytes(first.getBytes(Charset.forName("Shift_JIS")));
    bytes.writeBytes(second.getBytes(Charset.forName("Big5")));
    bytes.writeBytes(third.getBytes(UTF_8));
    bytes.writeBytes(fourth.getBytes(ISO_8859_1));
    assertSame(first + second + third + fourth, bytes.toByteArray());
  }

  @ParameterizedTest
  @ValueSource(strings = {"EUC-TW", "nonsense", "ISO-8859-2", "UTF-7", "x", "KOI8-U"})
  void anotherEncodingIsReportedAndTheMovesAreNotJudged(String label) {
    String text = "(;GM[09]CA[" + label + "];B[b1-b3];B[take9])";
    Validator validator = Records.OPTIONS.withFormat(SGF);
    GameReplay verdict =
        validator
            .open(new ByteArrayInputStream(text.getBytes(UTF_8)), "test")
            .replays()
            .collect(MoreCollectors.onlyElement());
    assertEquals(List.of(Code.UNSUPPORTED_ENCODING), Records.codes(verdict.problems()));
    RecordProblem problem = verdict.problems().get(0);
    assertEquals("The encoding " + label + " is not supported", problem.message());
    assertEquals(12, problem.location().column());
    assertEquals(0, verdict.legalPlies());
    assertEquals(2, verdict.record().moves().size());
    // A text in characters was decoded by somebody else.
    assertEquals(List.of(), Records.read(SGF, text).get(0).problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " "})
  void anEmptyNameIsIgnored(String label) {
    String text = "(;GM[09]CA[" + label + "]PB[é];B[take1])";
    assertSame(text, text.getBytes(UTF_8));
    assertSame(text, text.getBytes(ISO_8859_1));
  }

  @ParameterizedTest
  @CsvSource({
    "UTF-8, true",
    "UTF-16LE, true",
    "UTF-16BE, true",
    "UTF-16LE, false",
    "UTF-16BE, false"
  })
  void theFirstBytesOutrankTheName(String charset, boolean isMarked) {
    for (String label : List.of("Shift_JIS", "ISO-8859-1", "ISO-2022-JP", "UTF-8", "nonsense")) {
      String text = "(;GM[09]CA[" + label + "]PB[\u8868\u00e9 \u001b$B];B[b1-b3]C[\u80fd\\]])";
      byte[] bytes = ((isMarked ? "\ufeff" : "") + text).getBytes(Charset.forName(charset));
      Validator validator = Records.OPTIONS.withFormat(SGF);
      List<GameReplay> expected = validator.open(text, "").replays().toList();
      List<GameReplay> found =
          validator.open(new ByteArrayInputStream(bytes), "").replays().toList();
      assertEquals(1, found.size());
      assertEquals(expected.get(0).record(), found.get(0).record(), label);
      assertEquals(List.of(), found.get(0).problems());
    }
  }
}
