package io.github.boardrules.examples.npm.build;

import org.teavm.jso.JSBody;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * The decoders of JavaScript, in place of {@code io.github.boardrules.loa.sgf.Decoders}: TeaVM 0.15
 * has only those of UTF-8, UTF-16, ASCII and ISO-8859-1.
 */
public final class TextDecoders {
  private TextDecoders() {}

  /**
   * {@return whether the runtime can decode an encoding}
   *
   * @param encoding the name of the encoding
   */
  public static boolean has(String encoding) {
    return isKnown(encoding);
  }

  // Calls of this method are in this class, because the compiler replaces them before others.
  @JSBody(
      params = "encoding",
      script = "try { return !!new TextDecoder(encoding); } catch (e) { return false; }")
  private static native boolean isKnown(String encoding);

  /**
   * {@return the text of bytes} Malformed bytes become replacement characters.
   *
   * @param bytes the bytes
   * @param encoding the name of the encoding, which the runtime has
   */
  public static String decode(byte[] bytes, String encoding) {
    return decode(Int8Array.copyFromJavaArray(bytes), encoding);
  }

  // In one step, Node 20 to 23 decode windows-1252 as ISO-8859-1.
  @JSBody(
      params = {"bytes", "encoding"},
      script =
          "const decoder = new TextDecoder(encoding);"
              + " return decoder.decode(bytes, { stream: true }) + decoder.decode();")
  private static native String decode(Int8Array bytes, String encoding);
}
