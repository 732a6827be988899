package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.ByteSource;
import io.github.boardrules.core.record.ReadLimits.Limit;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

/** The decoder agrees with the decoder of the JDK on all bytes, however they arrive. */
class Utf8OrLatin1Properties {
  /** Valid sequences at the bounds of their length, and what is almost valid. */
  private static final List<String> SEQUENCES =
      List.of(
          "00",
          "41",
          "7f",
          "c280",
          "dfbf",
          "e0a080",
          "ed9fbf",
          "ee8080",
          "efbfbf",
          "efbbbf",
          "f0908080",
          "f09f9880",
          "f48fbfbf", // the last ones need two characters
          "80",
          "bf",
          "c0",
          "c1",
          "c080",
          "c1bf",
          "e0",
          "e080",
          "e08080",
          "e09fbf",
          "eda080",
          "edbfbf",
          "edb280",
          "f0",
          "f080",
          "f0808080",
          "f08fbfbf",
          "f4908080",
          "f5",
          "f5808080",
          "f888808080",
          "fc8480808080",
          "fe",
          "ff",
          "c2",
          "df41",
          "e0a0",
          "e2824141",
          "f09f",
          "f09f98",
          "f09f9841",
          "f4c2");

  @Provide
  static Arbitrary<byte[]> texts() {
    Arbitrary<byte[]> sequences =
        Arbitraries.of(SEQUENCES)
            .map(hex -> new BigInteger("01" + hex, 16))
            .map(
                number -> Arrays.copyOfRange(number.toByteArray(), 1, number.toByteArray().length));
    Arbitrary<byte[]> random = Arbitraries.bytes().array(byte[].class).ofMaxSize(4);
    return Arbitraries.oneOf(sequences, random)
        .list()
        .ofMaxSize(12)
        .map(Utf8OrLatin1Properties::concatenated);
  }

  private static byte[] concatenated(List<byte[]> parts) {
    try {
      return ByteSource.concat(parts.stream().map(ByteSource::wrap).toList()).read();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Property
  void theBytesAreDecodedAsByTheJdk(
      @ForAll("texts") byte[] text,
      @ForAll boolean keepRawBytes,
      @ForAll @IntRange(min = 1, max = 5) int length)
      throws IOException {
    String expected = decodedByJdk(text, keepRawBytes);
    for (int cut = 0; cut <= text.length; cut++) {
      InputStream in =
          new SequenceInputStream(
              new ByteArrayInputStream(text, 0, cut),
              new ByteArrayInputStream(text, cut, text.length - cut));
      assertEquals(expected, read(decoder(in, keepRawBytes), length), "cut at " + cut);
    }
  }

  /** The text is longer than the buffer, and one of its sequences is at the end of the buffer. */
  @Property
  void sequencesAcrossTheBufferAreDecodedAsByTheJdk(
      @ForAll("texts") byte[] text, @ForAll @IntRange(min = 0, max = 60) int before)
      throws IOException {
    byte[] blanks = new byte[(1 << 14) - before];
    Arrays.fill(blanks, (byte) ' ');
    byte[] all = concatenated(List.of(blanks, text));
    Utf8OrLatin1 reader = decoder(new ByteArrayInputStream(all), true);
    assertEquals(decodedByJdk(all, true), read(reader, 1 << 13));
  }

  /** A character that needs two is read one half at a time. */
  @Example
  void aTextIsCutBeforeASurrogatePair() throws IOException {
    ReadLimits limits = ReadLimits.defaults().with(Limit.TEXT, 2);
    InputStream in =
        new SequenceInputStream(
            new ByteArrayInputStream("ab".getBytes(StandardCharsets.UTF_8)),
            new ByteArrayInputStream("\ud83d\ude00".getBytes(StandardCharsets.UTF_8)));
    try (RecordInput reader = RecordInput.of(in, "text", limits)) {
      assertEquals('a', reader.read());
      assertEquals('b', reader.read());
      assertEquals(RecordInput.END, reader.read());
      assertTrue(reader.isCut());
    }
  }

  @Example
  void readingAfterTheEndReturnsTheEndAgain() throws IOException {
    try (Reader reader = new Utf8OrLatin1(new ByteArrayInputStream(new byte[] {'a'}))) {
      StringWriter all = new StringWriter();
      assertEquals(0, reader.read(new char[2], 1, 0));
      assertEquals(1, reader.transferTo(all));
      assertEquals("a", all.toString());
      assertEquals(-1, reader.read());
    }
  }

  private static Utf8OrLatin1 decoder(InputStream in, boolean keepRawBytes) {
    Utf8OrLatin1 decoder = new Utf8OrLatin1(in);
    if (keepRawBytes) {
      decoder.keepRawBytes();
    }
    return decoder;
  }

  /** Reads the text with arrays of some length. */
  private static String read(Utf8OrLatin1 reader, int length) throws IOException {
    StringBuilder text = new StringBuilder();
    char[] chars = new char[length + 2];
    for (int n = reader.read(chars, 1, length); n >= 0; n = reader.read(chars, 1, length)) {
      text.append(chars, 1, n);
    }
    return text.toString();
  }

  private static String decodedByJdk(byte[] text, boolean keepRawBytes) {
    CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
    ByteBuffer bytes = ByteBuffer.wrap(text);
    CharBuffer chars = CharBuffer.allocate(text.length + 1);
    CoderResult result = decoder.decode(bytes, chars, true);
    while (result.isError()) {
      for (int i = 0; i < result.length(); i++) {
        chars.put((char) ((keepRawBytes ? 0xdc00 : 0) | (bytes.get() & 0xff)));
      }
      result = decoder.decode(bytes, chars, true);
    }
    return chars.flip().toString();
  }
}
