package io.github.boardrules.core.record;

import com.google.common.base.Ascii;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import java.util.Optional;

/** The names of encodings in the JDK, by the labels that records give them. */
final class EncodingLabels {
  /** Each name with its labels; its lower case is another one. */
  private static final String LABELS =
      """
      UTF-8 utf8
      UTF-16 utf16
      UTF-16LE
      UTF-16BE
      ISO-8859-1 iso8859-1 iso_8859-1 latin1 latin-1 us-ascii ascii
      ISO-8859-15 iso8859-15 iso_8859-15 latin9 latin-9
      KOI8-R koi8r koi8
      windows-31j shift_jis shift-jis shiftjis sjis x-sjis cp932 ms932
      EUC-JP eucjp x-euc-jp
      ISO-2022-JP iso2022jp
      GBK x-gbk cp936 gb2312 gb_2312 gb_2312-80 euc-cn
      GB18030
      Big5 big-5 cn-big5 x-x-big5
      EUC-KR euckr ks_c_5601-1987 korean
      """;

  private static final ImmutableMap<String, String> NAMES = names();

  private EncodingLabels() {}

  private static ImmutableMap<String, String> names() {
    ImmutableMap.Builder<String, String> all = ImmutableMap.builder();
    for (String line : Splitter.on('\n').omitEmptyStrings().split(LABELS)) {
      String name = line.replaceFirst(" .*", "");
      Splitter.on(' ').split(Ascii.toLowerCase(line)).forEach(label -> all.put(label, name));
    }
    for (int i = 0; i <= 8; i++) {
      for (String prefix : new String[] {"windows-125", "windows125", "cp125", "cp-125"}) {
        all.put(prefix + i, "windows-125" + i);
      }
    }
    return all.buildOrThrow();
  }

  /** Returns all labels, in lower case. */
  static ImmutableSet<String> all() {
    return NAMES.keySet();
  }

  static Optional<String> find(String label) {
    return Optional.ofNullable(NAMES.get(Ascii.toLowerCase(label.strip())));
  }
}
