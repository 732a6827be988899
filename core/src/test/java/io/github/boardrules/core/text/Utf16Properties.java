package io.github.boardrules.core.text;

import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.conformance.Choices;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Compares the conversion with that of the JDK. */
class Utf16Properties {
  private static final List<String> CHARACTERS =
      List.of("a", "\u0001", "\u00ff", "\u0100", "\ufffd", "\ud83d\ude00", "\udbff\udfff");

  private static final List<String> HALVES =
      List.of("a", "\ud83d\ude00", "\ud800", "\udbff", "\udc00", "\udfff");

  private static final byte[] SIGNS = {0, 'a', (byte) 0xfe, (byte) 0xff};

  /** Returns a stream that cannot be marked. */
  private static InputStream stream(byte[] bytes) {
    return new SequenceInputStream(
        new ByteArrayInputStream(bytes), new ByteArrayInputStream(new byte[0]));
  }

  /** Reads everything, now one byte, now several. */
  private static byte[] readAll(InputStream in, Choices choices) throws IOException {
    ByteArrayOutputStream all = new ByteArrayOutputStream();
    byte[] buffer = new byte[5000];
    while (true) {
      int length = 1 + choices.nextInt(buffer.length - 1);
      int offset = choices.nextInt(buffer.length - length);
      int one = length % 10 == 0 ? in.read() : -1;
      if (one >= 0) {
        all.write(one);
      }
      int count = in.read(buffer, offset, length);
      if (count < 0) {
        assertEquals(-1, in.read());
        return all.toByteArray();
      }
      all.write(buffer, offset, count);
    }
  }

  /** Long texts come in several blocks, and a surrogate pair may be in two of them. */
  @Property
  void aTextWithAByteOrderMarkIsConvertedAsByTheJdk(
      @ForAll @IntRange(min = 1, max = 3) int blocks,
      @ForAll @IntRange(max = 7) int less,
      @ForAll Choices choices)
      throws IOException {
    StringBuilder text = new StringBuilder("\ufeff");
    text.append("a".repeat(blocks * 4096 - less));
    for (int i = choices.nextInt(12); i > 0; i--) {
      text.append(choices.pick(CHARACTERS));
    }
    for (Charset charset : List.of(UTF_16BE, UTF_16LE)) {
      byte[] bytes = text.toString().getBytes(charset);
      assertArrayEquals(
          text.toString().getBytes(UTF_8), readAll(Utf16.toUtf8(stream(bytes)), choices));
    }
  }

  @Property
  void aTextThatBeginsWithTwoLatinCharactersIsConverted(
      @ForAll @IntRange(min = 1, max = 255) int first,
      @ForAll @IntRange(min = 1, max = 255) int second,
      @ForAll Choices choices)
      throws IOException {
    String text = "" + (char) first + (char) second + choices.pick(CHARACTERS);
    for (Charset charset : List.of(UTF_16BE, UTF_16LE)) {
      InputStream in = Utf16.toUtf8(new ByteArrayInputStream(text.getBytes(charset)));
      assertArrayEquals(("\ufeff" + text).getBytes(UTF_8), readAll(in, choices));
    }
  }

  /** Whether the documented signs of UTF-16 are there. */
  private static boolean isUtf16(byte[] bytes) {
    boolean hasMark =
        bytes.length >= 2
            && ((bytes[0] == (byte) 0xfe && bytes[1] == (byte) 0xff)
                || (bytes[0] == (byte) 0xff && bytes[1] == (byte) 0xfe));
    return hasMark
        || (bytes.length >= 4
            && (bytes[0] == 0) == (bytes[2] == 0)
            && (bytes[1] == 0) == (bytes[3] == 0)
            && (bytes[0] == 0) != (bytes[1] == 0));
  }

  @Property
  void otherBytesStayAsTheyAre(@ForAll Choices choices) throws IOException {
    byte[] bytes = new byte[choices.nextInt(7)];
    for (int i = 0; i < bytes.length; i++) {
      bytes[i] = SIGNS[choices.nextInt(SIGNS.length)];
    }
    byte[] expected = bytes;
    if (isUtf16(bytes)) {
      boolean isBig = bytes[0] == 0 || bytes[1] == (byte) 0xff;
      String text = new String(bytes, isBig ? UTF_16BE : UTF_16LE);
      expected = (text.startsWith("\ufeff") ? text : "\ufeff" + text).getBytes(UTF_8);
      if (text.contains("\ufffd")) {
        return; // how damaged characters are shown is not specified
      }
    }
    assertArrayEquals(expected, readAll(Utf16.toUtf8(stream(bytes)), choices));
  }

  /** The JDK replaces them, too, but often two at once. */
  @Property
  void halvesOfSurrogatePairsAreReplaced(
      @ForAll @IntRange(max = 3) int less, @ForAll boolean isBig, @ForAll Choices choices)
      throws IOException {
    StringBuilder text = new StringBuilder("\ufeff").append("a".repeat(4096 - less));
    for (int i = choices.nextInt(12); i > 0; i--) {
      text.append(choices.pick(HALVES));
    }
    ByteBuffer bytes = ByteBuffer.allocate(2 * text.length());
    bytes.order(isBig ? ByteOrder.BIG_ENDIAN : ByteOrder.LITTLE_ENDIAN);
    bytes.asCharBuffer().put(text.toString());
    byte[] utf8 = readAll(Utf16.toUtf8(stream(bytes.array())), choices);
    String expected = text.toString().replaceAll("\\p{Cs}", "\ufffd");
    assertEquals(expected, new String(utf8, UTF_8));
  }

  @Example
  void halfACharacterAtTheEndIsReplaced() throws IOException {
    byte[] bytes = {0, 'a', 0, 'b', 0};
    InputStream in = Utf16.toUtf8(new ByteArrayInputStream(bytes));
    assertEquals("\ufeffab\ufffd", new String(in.readAllBytes(), UTF_8));
  }

  @Example
  void halfAPairAtTheEndIsReplaced() throws IOException {
    for (String text :
        List.of("\ufeff\ud83d", "\ufeffa\ud83d", "\ufeff" + "a".repeat(4094) + "\ud83d")) {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        bytes.write(c >> 8);
        bytes.write(c);
      }
      InputStream in = Utf16.toUtf8(new ByteArrayInputStream(bytes.toByteArray()));
      assertEquals(text.replace('\ud83d', '\ufffd'), new String(in.readAllBytes(), UTF_8));
    }
  }

  @Example
  void closingAndWaitingReachTheBytes() throws IOException {
    boolean[] closed = {false};
    byte[] bytes = "\ufeffabcd".getBytes(UTF_16LE);
    InputStream in =
        Utf16.toUtf8(
            new FilterInputStream(new ByteArrayInputStream(bytes)) {
              @Override
              public void close() {
                closed[0] = true;
              }
            });
    assertTrue(in.available() > 0 && in.available() <= 5);
    assertEquals(0, in.read(new byte[1], 0, 0));
    assertEquals(0xef, in.read());
    in.skipNBytes(2);
    assertEquals('a', in.read());
    assertTrue(in.available() > 0 && in.available() <= 3);
    assertEquals(3, in.readAllBytes().length);
    assertEquals(0, in.available());
    assertEquals(0, in.read(new byte[1], 0, 0));
    in.close();
    assertTrue(closed[0]);
  }
}
