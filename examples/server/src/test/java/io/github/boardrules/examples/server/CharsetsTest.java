package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The charset of the {@code Content-Type} at the endpoints that take records. */
class CharsetsTest {
  @TempDir static Path folder;
  private static BoardServer server;

  @BeforeAll
  static void start() {
    server = TestSettings.start(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  private static String post(String path, String type, byte[] body) throws IOException {
    String header = "Content-Type: " + type + "\r\n";
    return Wire.post(server.port(), "/api/v1/" + path, header, new String(body, ISO_8859_1));
  }

  private static byte[] gzip(byte[] text) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(text);
    }
    return packed.toByteArray();
  }

  private static String sgf(String label, String name) {
    String ca = label.isEmpty() ? "" : "CA[" + label + "]";
    return "(;FF[4]GM[9]SZ[8]" + ca + "PB[" + name + "];B[b1-b3];W[h7-f7])";
  }

  private static void assertShows(String name, String answer) {
    assertEquals(200, Wire.status(answer), answer);
    assertTrue(answer.contains("\"" + name + "\""), answer);
    assertTrue(answer.contains("\"valid\":true"), answer);
  }

  @ParameterizedTest
  @CsvSource({
    "utf-8, UTF-8, é表",
    "UTF-16, UTF-16BE, é表",
    "UTF-16, UTF-16LE, é表",
    "utf-16le, UTF-16LE, é表",
    "\"ISO-8859-1\", ISO-8859-1, Ã©",
    "iso-8859-15, ISO-8859-15, €",
    "windows-1251, windows-1251, Привет",
    "cp-1251, windows-1251, Привет",
    "koi8-r, KOI8-R, Привет",
    "shift_jis, windows-31j, 表示ソ",
    "\"Shift_JIS\"; format=flowed, windows-31j, 表示ソ",
    "euc-jp, EUC-JP, 表示",
    "iso-2022-jp, ISO-2022-JP, 表示",
    "gb2312, GBK, 中国",
    "gb18030, GB18030, 中国㐀",
    "big-5, Big5, 功許蓋",
    "euc-kr, EUC-KR, 한국어",
  })
  void recordsAreDecodedInTheDeclaredCharset(String label, String charset, String name)
      throws IOException {
    String type = "text/plain; Charset=" + label;
    Charset used = Charset.forName(charset);
    String brg = "[Game \"loa\"]\n[First \"" + name + "\"]\n\n1. b1-b3 h7-f7 *\n";
    // The charset of the request outranks what the record says.
    for (String text : new String[] {brg, sgf("", name), sgf("ISO-8859-1", name), sgf("?", name)}) {
      byte[] body = text.getBytes(used);
      assertShows(name, post("verdicts", type, body));
      assertShows(name, post("verdicts", type, gzip(body)));
      assertShows(name, post("records/show", type, body));
      String converted = post("convert?to=brg", type, body);
      assertTrue(converted.contains(name), converted);
      assertEquals(200, Wire.status(post("records/animation", type, body)));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"UTF-8", "UTF-16BE", "UTF-16LE"})
  void aByteOrderMarkOutranksTheDeclaredCharset(String charset) throws IOException {
    byte[] body = ("\ufeff" + sgf("Big5", "é表")).getBytes(Charset.forName(charset));
    assertShows("é表", post("verdicts", "text/plain; charset=shift_jis", body));
    assertShows("é表", post("records/show", "text/plain; charset=iso-8859-1", body));
  }

  @Test
  void theQueryIsUtf8WhateverTheBodyIs() throws IOException {
    for (String label : new String[] {"shift_jis", "iso-8859-1", "cp-1252"}) {
      byte[] body = sgf("", "x").getBytes(UTF_8);
      String answer = post("verdicts?x%c3%a9+y=1", "text/plain; charset=" + label, body);
      assertTrue(answer.contains("\"pointer\":\"/x\u00e9 y\""), answer);
    }
  }

  @Test
  void withoutACharsetTheRecordSaysHowItIsEncoded() throws IOException {
    byte[] body = sgf("Shift_JIS", "表示ソ").getBytes(Charset.forName("windows-31j"));
    assertShows("表示ソ", post("verdicts", "text/plain", body));
    assertShows("表示ソ", post("verdicts", "application/x-go-sgf", body));
  }

  @ParameterizedTest
  @CsvSource({"utf-8, ISO-8859-1, é", "euc-jp, ISO-8859-1, é", "euc-kr, windows-1251, Приве"})
  void bytesThatAreNotInTheDeclaredCharsetAreAProblem(String label, String charset, String name)
      throws IOException {
    byte[] body = sgf("", name).getBytes(Charset.forName(charset));
    String answer = post("verdicts", "text/plain; charset=" + label, body);
    assertEquals(200, Wire.status(answer), answer);
    assertTrue(answer.contains("\"code\":\"UNREADABLE\""), answer);
    assertTrue(answer.contains("bytes that are not text in " + label), answer);
    assertFalse(answer.contains("\"valid\":true"), answer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"verdicts", "convert?to=sgf", "records/show", "records/animation"})
  void otherCharsetsAreRefused(String path) throws IOException {
    for (String label : new String[] {"nope", "iso-8859-2", "IBM500", "utf-32", "\"\"", "x y"}) {
      String answer = post(path, "text/plain; charset=" + label, sgf("", "x").getBytes(UTF_8));
      assertEquals(415, Wire.status(answer), answer);
      assertTrue(answer.contains("\"code\":\"MEDIA_TYPE\""), answer);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "utf-8, 200",
    "UTF8, 200",
    "\"UTF-8\", 200",
    "iso-8859-1, 415",
    "utf-16, 415",
    "shift_jis, 415"
  })
  void jsonIsUtf8(String label, int status) throws IOException {
    String type = "application/json; charset=" + label;
    String game = "\"[Game \\\"loa\\\"]\\n\\n1. b1-b3 *\"";
    byte[] text = ("{\"text\":" + game + "}").getBytes(UTF_8);
    assertEquals(status, Wire.status(post("verdicts", type, text)));
    byte[] record = ("{\"record\":" + game + "}").getBytes(UTF_8);
    assertEquals(status == 200 ? 201 : 415, Wire.status(post("matches", type, record)));
    byte[] change =
        ("{\"record\":" + game + ",\"place\":\"1\",\"play\":\"h7-f7\"}").getBytes(UTF_8);
    assertEquals(status, Wire.status(post("records/change", type, change)));
    assertEquals(status, Wire.status(post("legal", type, "{\"game\":\"loa\"}".getBytes(UTF_8))));
  }

  @Test
  void damagedBodiesAreJudgedWithACharset() throws IOException {
    byte[] whole = gzip(sgf("", "é").getBytes(UTF_8));
    String cut = post("verdicts", "text/plain; charset=utf-8", Arrays.copyOf(whole, 12));
    assertTrue(cut.contains("\"code\":\"TRUNCATED\""), cut);
    String archive =
        post("verdicts", "text/plain; charset=utf-8", "7z\u00bc\u00af'\u001c".getBytes(ISO_8859_1));
    assertTrue(archive.contains("7z archive"), archive);
  }
}
