package io.github.boardrules.core.record.parser;

import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8. A byte that is not valid UTF-8 is decoded as ISO-8859-1, or is kept as a <em>raw
 * byte</em>: an unpaired surrogate from U+DC80 to U+DCFF, which UTF-8 never produces. An SGF text
 * may state its encoding at any place; {@link #resolve} and {@link #resolveAsLatin1} decode the raw
 * bytes after the text has been read.
 */
public final class Utf8OrLatin1 extends Reader {
  private static final int ESCAPE = 0xdc00;

  private final InputStream in;
  private final ByteBuffer bytes = ByteBuffer.allocate(1 << 14).flip();
  private final CharsetDecoder decoder =
      StandardCharsets.UTF_8
          .newDecoder()
          .onMalformedInput(CodingErrorAction.REPORT)
          .onUnmappableCharacter(CodingErrorAction.REPORT);
  private final int escape;
  private boolean ended;

  /**
   * Creates a decoder.
   *
   * @param keepRawBytes whether bytes that are not UTF-8 are kept as raw bytes
   */
  public Utf8OrLatin1(InputStream in, boolean keepRawBytes) {
    this.in = in;
    this.escape = keepRawBytes ? ESCAPE : 0;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    CharBuffer chars = CharBuffer.wrap(target, offset, length).slice();
    while (chars.position() == 0) {
      CoderResult result = decoder.decode(bytes, chars, ended);
      if (result.isError()) {
        for (int i = 0; i < result.length() && chars.hasRemaining(); i++) {
          chars.put((char) (escape | (bytes.get() & 0xff)));
        }
      } else if (result.isUnderflow() && chars.position() == 0) {
        if (ended) {
          return -1;
        }
        fill();
      }
    }
    return chars.position();
  }

  private void fill() throws IOException {
    bytes.compact();
    int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
    if (count < 0) {
      ended = true;
    } else {
      bytes.position(bytes.position() + count);
    }
    bytes.flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /** Decodes the raw bytes of a text as ISO-8859-1. */
  public static String resolve(String text) {
    StringBuilder result = null;
    for (int i = 0; i < text.length(); i++) {
      if (isRawByte(text, i)) {
        result = result == null ? new StringBuilder(text) : result;
        result.setCharAt(i, (char) (text.charAt(i) & 0xff));
      }
    }
    return result == null ? text : result.toString();
  }

  /** Decodes all bytes of a text as ISO-8859-1, including those that were valid UTF-8. */
  public static String resolveAsLatin1(String text) {
    StringBuilder result = new StringBuilder(text.length());
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (isRawByte(text, i)) {
        appendBytes(result, text, start, i);
        result.append((char) (text.charAt(i) & 0xff));
        start = i + 1;
      }
    }
    appendBytes(result, text, start, text.length());
    return result.toString();
  }

  private static void appendBytes(StringBuilder target, String text, int from, int to) {
    byte[] utf8 = text.substring(from, to).getBytes(StandardCharsets.UTF_8);
    target.append(new String(utf8, StandardCharsets.ISO_8859_1));
  }

  private static boolean isRawByte(String text, int i) {
    char c = text.charAt(i);
    return c >= ESCAPE + 0x80
        && c <= ESCAPE + 0xff
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
