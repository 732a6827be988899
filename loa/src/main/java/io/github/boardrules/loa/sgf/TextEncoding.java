package io.github.boardrules.loa.sgf;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.RecordInput;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * An encoding in which records exist.
 *
 * @param name the name of the encoding in the JDK
 * @param form how its bytes form characters
 */
@Immutable
record TextEncoding(String name, Form form) {
  /** How the bytes of an encoding form characters. */
  enum Form {
    UTF_8,
    LATIN_1,
    SINGLE_BYTE,
    /** One to three bytes, and those of ASCII are always characters of ASCII. */
    EUC,
    /** The second byte of a character may be one of ASCII; other bytes are single characters. */
    SHIFT_JIS,
    /** The second byte of a character may be one of ASCII. */
    DOUBLE_BYTE,
    /** Escape sequences switch between ASCII and other characters, whose bytes are in ASCII. */
    ISO_2022_JP;

    /** Returns whether a byte of ASCII may be a part of another character. */
    boolean isAmbiguous() {
      return this == SHIFT_JIS || this == DOUBLE_BYTE || this == ISO_2022_JP;
    }
  }

  static final TextEncoding UTF_8 = new TextEncoding("UTF-8", Form.UTF_8);

  private static final Optional<TextEncoding> FOUND_UTF_8 = Optional.of(UTF_8);

  private static TextEncoding of(String name) {
    return switch (name) {
      // The bytes of texts in UTF-16 have been converted to UTF-8 before.
      case "UTF-8", "UTF-16", "UTF-16LE", "UTF-16BE" -> UTF_8;
      case "ISO-8859-1" -> new TextEncoding(name, Form.LATIN_1);
      case "EUC-JP", "EUC-KR" -> new TextEncoding(name, Form.EUC);
      case "windows-31j" -> new TextEncoding(name, Form.SHIFT_JIS);
      case "GBK", "GB18030", "Big5" -> new TextEncoding(name, Form.DOUBLE_BYTE);
      case "ISO-2022-JP" -> new TextEncoding(name, Form.ISO_2022_JP);
      default -> new TextEncoding(name, Form.SINGLE_BYTE);
    };
  }

  /**
   * Returns the encoding with a label, in any case; empty if the library does not know it or the
   * runtime lacks it.
   */
  static Optional<TextEncoding> find(String label) {
    if (label.equals("UTF-8")) {
      return FOUND_UTF_8; // the most frequent one, without garbage
    }
    return RecordInput.encoding(label)
        .map(TextEncoding::of)
        .filter(
            found ->
                found.form == Form.UTF_8 || found.form == Form.LATIN_1 || Decoders.has(found.name));
  }

  /** Returns a scanner of texts in this encoding; empty for UTF-8, which is decoded already. */
  Optional<MultibyteScanner> scanner() {
    return form == Form.UTF_8 ? Optional.empty() : Optional.of(new MultibyteScanner(form));
  }

  /** Decodes a text with raw bytes, which a {@link RecordInput} has kept. */
  String decode(String text) {
    return switch (form) {
      case UTF_8 -> RecordInput.resolve(text);
      case LATIN_1 -> new String(RecordInput.bytes(text), StandardCharsets.ISO_8859_1);
      default -> isPlain(text) ? text : Decoders.decode(RecordInput.bytes(text), name);
    };
  }

  private static boolean isPlain(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c >= 0x80 || c == MultibyteScanner.ESCAPE) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return name;
  }
}
