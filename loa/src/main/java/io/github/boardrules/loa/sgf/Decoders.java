package io.github.boardrules.loa.sgf;

import java.nio.charset.Charset;

/** The decoders of the JDK, apart, because the compiler to JavaScript replaces this class. */
public final class Decoders {
  private Decoders() {}

  /**
   * {@return whether the runtime can decode an encoding}
   *
   * @param encoding the name of the encoding
   */
  public static boolean has(String encoding) {
    return Charset.isSupported(encoding);
  }

  /**
   * {@return the text of bytes} Malformed bytes become replacement characters.
   *
   * @param bytes the bytes
   * @param encoding the name of an encoding that the runtime has
   */
  public static String decode(byte[] bytes, String encoding) {
    return new String(bytes, Charset.forName(encoding));
  }
}
