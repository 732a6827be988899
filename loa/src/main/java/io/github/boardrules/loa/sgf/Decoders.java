package io.github.boardrules.loa.sgf;

import java.nio.charset.Charset;

/** The decoders of the JDK, apart, because the compiler to JavaScript replaces this class. */
final class Decoders {
  private Decoders() {}

  /** Returns whether the runtime can decode the encoding with a name. */
  static boolean has(String encoding) {
    return Charset.isSupported(encoding);
  }

  /** Returns the text of bytes. Malformed bytes become replacement characters. */
  static String decode(byte[] bytes, String encoding) {
    return new String(bytes, Charset.forName(encoding));
  }
}
