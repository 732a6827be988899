package io.github.boardrules.core.record.parser;

import java.nio.charset.Charset;

/** The decoders of the JDK, apart, because the compiler to JavaScript replaces this class. */
public final class Decoders {
  private Decoders() {}

  /** Returns whether the runtime can decode an encoding. */
  public static boolean has(String encoding) {
    return Charset.isSupported(encoding);
  }

  /** Decodes bytes; malformed bytes become replacement characters. */
  public static String decode(byte[] bytes, String encoding) {
    return new String(bytes, Charset.forName(encoding));
  }
}
