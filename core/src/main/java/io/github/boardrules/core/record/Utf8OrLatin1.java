package io.github.boardrules.core.record;

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
 * Decodes UTF-8, and reads each byte that is not UTF-8 as ISO-8859-1, or remembers it in a
 * character that UTF-8 never gives: a lone surrogate from U+DC80 to U+DCFF. So a text whose
 * encoding is told only after it, as SGF does, can still be had in that encoding.
 */
final class Utf8OrLatin1 extends Reader {
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
   * A decoder.
   *
   * @param remembers whether bytes that are not UTF-8 are remembered, for {@link #resolve}
   */
  Utf8OrLatin1(InputStream in, boolean remembers) {
    this.in = in;
    this.escape = remembers ? ESCAPE : 0;
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

  /** A text with every byte that is not UTF-8 read as ISO-8859-1. */
  static String resolve(String text) {
    StringBuilder result = null;
    for (int i = 0; i < text.length(); i++) {
      if (isEscape(text, i)) {
        result = result == null ? new StringBuilder(text) : result;
        result.setCharAt(i, (char) (text.charAt(i) & 0xff));
      }
    }
    return result == null ? text : result.toString();
  }

  /** A text with every byte read as ISO-8859-1, also those that happen to be UTF-8. */
  static String resolveAsLatin1(String text) {
    StringBuilder result = new StringBuilder(text.length());
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (isEscape(text, i)) {
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

  private static boolean isEscape(String text, int i) {
    char c = text.charAt(i);
    return c >= ESCAPE + 0x80
        && c <= ESCAPE + 0xff
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
