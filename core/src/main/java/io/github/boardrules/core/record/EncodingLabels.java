package io.github.boardrules.core.record;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/** The names of encodings in the JDK, by the labels that records give them. */
final class EncodingLabels {
  private static final ImmutableMap<String, String> NAMES = names();

  private EncodingLabels() {}

  private static ImmutableMap<String, String> names() {
    ImmutableMap.Builder<String, String> all = ImmutableMap.builder();
    add(all, "UTF-8", "utf-8", "utf8");
    add(all, "UTF-16", "utf-16", "utf16");
    add(all, "UTF-16LE", "utf-16le");
    add(all, "UTF-16BE", "utf-16be");
    add(
        all,
        "ISO-8859-1",
        "iso-8859-1",
        "iso8859-1",
        "iso_8859-1",
        "latin1",
        "latin-1",
        "us-ascii",
        "ascii");
    add(all, "ISO-8859-15", "iso-8859-15", "iso8859-15", "iso_8859-15", "latin9", "latin-9");
    for (int i = 0; i <= 8; i++) {
      add(all, "windows-125" + i, "windows-125" + i, "windows125" + i, "cp125" + i, "cp-125" + i);
    }
    add(all, "KOI8-R", "koi8-r", "koi8r", "koi8");
    add(
        all,
        "windows-31j",
        "shift_jis",
        "shift-jis",
        "shiftjis",
        "sjis",
        "x-sjis",
        "windows-31j",
        "cp932",
        "ms932");
    add(all, "EUC-JP", "euc-jp", "eucjp", "x-euc-jp");
    add(all, "ISO-2022-JP", "iso-2022-jp", "iso2022jp");
    add(all, "GBK", "gbk", "x-gbk", "cp936", "gb2312", "gb_2312", "gb_2312-80", "euc-cn");
    add(all, "GB18030", "gb18030");
    add(all, "Big5", "big5", "big-5", "cn-big5", "x-x-big5");
    add(all, "EUC-KR", "euc-kr", "euckr", "ks_c_5601-1987", "korean");
    return all.buildOrThrow();
  }

  private static void add(
      ImmutableMap.Builder<String, String> target, String name, String... labels) {
    for (String label : labels) {
      target.put(label, name);
    }
  }

  /** Returns all labels, in lower case. */
  static ImmutableSet<String> all() {
    return NAMES.keySet();
  }

  static Optional<String> find(String label) {
    return Optional.ofNullable(NAMES.get(Ascii.toLowerCase(label.strip())));
  }
}
