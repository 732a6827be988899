package io.github.boardrules.core.record;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.StandardCharsets;

/**
 * Decodes UTF-8. A byte that is not valid UTF-8 is decoded as ISO-8859-1, or is kept as a <em>raw
 * byte</em>: an unpaired surrogate from U+DC80 to U+DCFF, which UTF-8 never produces. In some
 * formats, a text may state its encoding at any place: they decode the raw bytes after the text has
 * been read.
 *
 * <p>This class uses the decoder of the JDK for ASCII only, because UTF-8 decoders report invalid
 * bytes differently in other class libraries, for example those of compilers from Java to
 * WebAssembly.
 */
final class Utf8OrLatin1 extends Reader {
  private static final int ESCAPE = 0xdc00;
  private static final int INVALID = -1;
  private static final int INCOMPLETE = -2;

  private final InputStream in;
  private final ByteBuffer bytes = ByteBuffer.allocate(1 << 14).flip();
  private final CharsetDecoder ascii = StandardCharsets.US_ASCII.newDecoder();
  private boolean ended;
  private int escape;

  /**
   * The second half of a surrogate pair if the last character read was the first half; otherwise 0.
   */
  private char lowSurrogate;

  Utf8OrLatin1(InputStream in) {
    this.in = in;
  }

  /** Keeps bytes that are not UTF-8 as raw bytes. */
  void keepRawBytes() {
    escape = ESCAPE;
  }

  @Override
  public int read(char[] target, int offset, int length) throws IOException {
    if (length == 0) {
      return 0;
    }
    CharBuffer chars = CharBuffer.wrap(target, offset, length);
    decode(chars);
    while (chars.position() == offset && !ended) {
      fill();
      decode(chars);
    }
    int count = chars.position() - offset;
    return count == 0 ? -1 : count;
  }

  /** Decodes the complete sequences in the buffer. */
  private void decode(CharBuffer chars) {
    if (lowSurrogate != 0) {
      chars.put(lowSurrogate);
      lowSurrogate = 0;
    }
    while (chars.hasRemaining() && bytes.hasRemaining()) {
      int first = bytes.get(bytes.position());
      if (first >= 0) {
        ascii.decode(bytes, chars, false); // up to the next byte that is not ASCII
        continue;
      }
      int codePoint = codePoint(first & 0xff);
      if (codePoint == INCOMPLETE) {
        return;
      }
      if (codePoint == INVALID) {
        chars.put((char) (escape | (first & 0xff)));
        skip(1);
      } else if (codePoint < 0x10000) {
        chars.put((char) codePoint);
        skip(codePoint < 0x800 ? 2 : 3);
      } else {
        chars.put(Character.highSurrogate(codePoint));
        lowSurrogate = Character.lowSurrogate(codePoint);
        skip(4);
        if (chars.hasRemaining()) {
          chars.put(lowSurrogate);
          lowSurrogate = 0;
        }
      }
    }
  }

  private void skip(int count) {
    bytes.position(bytes.position() + count);
  }

  /**
   * Returns the code point of the next sequence. If the result is {@code INVALID}, the first byte
   * is not part of any sequence.
   */
  private int codePoint(int first) {
    int size = first < 0xc2 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 1;
    int codePoint = first & (0xff >> (size + 1));
    for (int i = 1; i < size; i++) {
      if (i == bytes.remaining()) {
        return ended ? INVALID : INCOMPLETE;
      }
      int following = bytes.get(bytes.position() + i);
      if ((following & 0xc0) != 0x80) {
        return INVALID;
      }
      codePoint = codePoint << 6 | (following & 0x3f);
    }
    boolean isValid =
        switch (size) {
          case 2 -> true;
          case 3 -> codePoint >= 0x800 && (codePoint < 0xd800 || codePoint > 0xdfff);
          case 4 -> codePoint >= 0x10000 && codePoint <= 0x10ffff;
          default -> false;
        };
    return isValid ? codePoint : INVALID;
  }

  private void fill() throws IOException {
    bytes.compact();
    int count = in.read(bytes.array(), bytes.position(), bytes.remaining());
    ended = count < 0;
    skip(Math.max(count, 0));
    bytes.flip();
  }

  @Override
  public void close() throws IOException {
    in.close();
  }

  /** Decodes the raw bytes of a text as ISO-8859-1. */
  static String resolve(String text) {
    StringBuilder result = null;
    for (int i = 0; i < text.length(); i++) {
      if (isRawByte(text, i)) {
        result = result == null ? new StringBuilder(text) : result;
        result.setCharAt(i, (char) (text.charAt(i) & 0xff));
      }
    }
    return result == null ? text : result.toString();
  }

  /** Returns the bytes from which a text with raw bytes was decoded. */
  static byte[] bytes(String text) {
    ByteArrayOutputStream all = new ByteArrayOutputStream(text.length());
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      if (isRawByte(text, i)) {
        addUtf8(all, text.substring(start, i));
        all.write(text.charAt(i));
        start = i + 1;
      }
    }
    addUtf8(all, text.substring(start));
    return all.toByteArray();
  }

  private static void addUtf8(ByteArrayOutputStream target, String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    target.write(utf8, 0, utf8.length);
  }

  private static boolean isRawByte(String text, int i) {
    char c = text.charAt(i);
    return c >= ESCAPE + 0x80
        && c <= ESCAPE + 0xff
        && (i == 0 || !Character.isHighSurrogate(text.charAt(i - 1)));
  }
}
