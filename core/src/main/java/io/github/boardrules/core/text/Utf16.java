package io.github.boardrules.core.text;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** Recognizes texts in UTF-16, and converts them to UTF-8. */
public final class Utf16 {
  private Utf16() {}

  /**
   * {@return the bytes of a text: in UTF-8 with a byte order mark if the text is in UTF-16,
   * otherwise as they are} A text is in UTF-16 if it begins with a byte order mark of UTF-16, or
   * with two characters that have a zero byte each, both the first or both the second of two bytes.
   * A half of a surrogate pair without the other half becomes U+FFFD, because UTF-8 cannot encode
   * it.
   *
   * @param in the bytes of a text, not compressed; closing the result closes them
   * @throws IOException if the first bytes cannot be read
   */
  public static InputStream toUtf8(InputStream in) throws IOException {
    InputStream bytes = in.markSupported() ? in : new BufferedInputStream(in);
    bytes.mark(4);
    int first = bytes.read();
    int second = first < 0 ? first : bytes.read();
    boolean isBig = first == 0xfe && second == 0xff;
    boolean isLittle = first == 0xff && second == 0xfe;
    boolean isMarked = isBig || isLittle;
    if ((first == 0) != (second == 0) && second >= 0) {
      int third = bytes.read();
      int fourth = bytes.read();
      isBig = first == 0 && third == 0 && fourth > 0;
      isLittle = second == 0 && fourth == 0 && third > 0;
    }
    bytes.reset();
    return isBig || isLittle ? new Converted(bytes, isBig, isMarked) : bytes;
  }

  private static final class Converted extends InputStream {
    private final InputStream in;
    private final boolean isBig;
    private byte[] utf8;
    private int position;

    /** The first half of a surrogate pair, or 0. */
    private char high;

    Converted(InputStream in, boolean isBig, boolean isMarked) {
      this.in = in;
      this.isBig = isBig;
      this.utf8 = (isMarked ? "" : "\ufeff").getBytes(StandardCharsets.UTF_8);
    }

    @Override
    public int read() throws IOException {
      return position < utf8.length || fill() ? utf8[position++] & 0xff : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      if (length == 0) {
        return 0;
      }
      if (position == utf8.length && !fill()) {
        return -1;
      }
      int count = Math.min(length, utf8.length - position);
      System.arraycopy(utf8, position, target, offset, count);
      position += count;
      return count;
    }

    /** Converts the next characters; returns false at the end. */
    private boolean fill() throws IOException {
      StringBuilder chars = new StringBuilder();
      while (chars.isEmpty()) {
        byte[] block = in.readNBytes(1 << 13);
        if (block.length == 0 && high == 0) {
          return false;
        }
        appendHigh(chars);
        for (int i = 0; i < block.length; i += 2) {
          chars.append(i + 1 < block.length ? unit(block[i], block[i + 1]) : '\ufffd');
        }
        int last = chars.length() - 1;
        if (block.length > 0 && Character.isHighSurrogate(chars.charAt(last))) {
          high = chars.charAt(last);
          chars.setLength(last);
        }
      }
      replaceHalves(chars);
      utf8 = chars.toString().getBytes(StandardCharsets.UTF_8);
      position = 0;
      return true;
    }

    private static void replaceHalves(StringBuilder chars) {
      int i = 0;
      while (i < chars.length()) {
        int codePoint = chars.codePointAt(i);
        int length = Character.charCount(codePoint);
        if (length == 1 && Character.isSurrogate((char) codePoint)) {
          chars.setCharAt(i, '\ufffd');
        }
        i += length;
      }
    }

    private void appendHigh(StringBuilder chars) {
      if (high != 0) {
        chars.append(high);
        high = 0;
      }
    }

    private char unit(byte first, byte second) {
      int big = isBig ? first : second;
      int little = isBig ? second : first;
      return (char) ((big & 0xff) << 8 | (little & 0xff));
    }

    @Override
    public int available() throws IOException {
      return utf8.length - position + in.available() / 2;
    }

    @Override
    public void close() throws IOException {
      in.close();
    }
  }
}
