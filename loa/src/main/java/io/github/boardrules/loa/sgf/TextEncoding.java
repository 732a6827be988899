package io.github.boardrules.loa.sgf;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.record.RecordInput;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** An encoding in which records exist, by the names that they give it. */
@Immutable
final class TextEncoding {
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

  private static final ImmutableMap<String, TextEncoding> BY_LABEL = byLabel();

  private final String name;
  private final Form form;

  private TextEncoding(String name, Form form) {
    this.name = name;
    this.form = form;
  }

  private static ImmutableMap<String, TextEncoding> byLabel() {
    ImmutableMap.Builder<String, TextEncoding> all = ImmutableMap.builder();
    // The bytes of texts in UTF-16 have been converted to UTF-8 before.
    add(all, UTF_8, "utf-8", "utf8", "utf-16", "utf16", "utf-16le", "utf-16be");
    add(
        all,
        new TextEncoding("ISO-8859-1", Form.LATIN_1),
        "iso-8859-1",
        "iso8859-1",
        "iso_8859-1",
        "latin1",
        "latin-1",
        "us-ascii",
        "ascii");
    add(
        all,
        new TextEncoding("ISO-8859-15", Form.SINGLE_BYTE),
        "iso-8859-15",
        "iso8859-15",
        "iso_8859-15",
        "latin9",
        "latin-9");
    for (int i = 0; i <= 8; i++) {
      TextEncoding windows = new TextEncoding("windows-125" + i, Form.SINGLE_BYTE);
      add(all, windows, "windows-125" + i, "windows125" + i, "cp125" + i, "cp-125" + i);
    }
    add(all, new TextEncoding("KOI8-R", Form.SINGLE_BYTE), "koi8-r", "koi8r", "koi8");
    add(
        all,
        new TextEncoding("windows-31j", Form.SHIFT_JIS),
        "shift_jis",
        "shift-jis",
        "shiftjis",
        "sjis",
        "x-sjis",
        "windows-31j",
        "cp932",
        "ms932");
    add(all, new TextEncoding("EUC-JP", Form.EUC), "euc-jp", "eucjp", "x-euc-jp");
    add(all, new TextEncoding("ISO-2022-JP", Form.ISO_2022_JP), "iso-2022-jp", "iso2022jp");
    add(
        all,
        new TextEncoding("GBK", Form.DOUBLE_BYTE),
        "gbk",
        "x-gbk",
        "cp936",
        "gb2312",
        "gb_2312",
        "gb_2312-80",
        "euc-cn");
    add(all, new TextEncoding("GB18030", Form.DOUBLE_BYTE), "gb18030");
    add(all, new TextEncoding("Big5", Form.DOUBLE_BYTE), "big5", "big-5", "cn-big5", "x-x-big5");
    add(all, new TextEncoding("EUC-KR", Form.EUC), "euc-kr", "euckr", "ks_c_5601-1987", "korean");
    return all.buildOrThrow();
  }

  private static void add(
      ImmutableMap.Builder<String, TextEncoding> target, TextEncoding encoding, String... labels) {
    for (String label : labels) {
      target.put(label, encoding);
    }
  }

  /** Returns the names of all encodings, those that the runtime lacks as well. */
  static ImmutableSet<String> labels() {
    return BY_LABEL.keySet();
  }

  /**
   * Returns the encoding with a name, in any case; empty if the library does not know it or the
   * runtime lacks it.
   */
  static Optional<TextEncoding> find(String label) {
    return Optional.ofNullable(BY_LABEL.get(Ascii.toLowerCase(label.strip())))
        .filter(
            found ->
                found.form == Form.UTF_8 || found.form == Form.LATIN_1 || Decoders.has(found.name));
  }

  Form form() {
    return form;
  }

  /** Returns the name of the encoding in the JDK. */
  String name() {
    return name;
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
