package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The names of encodings, compared with those of the JDK. */
class EncodingLabelsTest {
  @Test
  void everyLabelHasAnEncodingOfTheRuntime() {
    for (String label : EncodingLabels.all()) {
      String name = RecordInput.encoding(" " + label.toUpperCase(Locale.ROOT)).orElseThrow();
      assertTrue(Charset.isSupported(name), label);
      assertEquals(Charset.forName(name).name(), name, label);
    }
  }

  @Test
  void namesAreThoseOfTheLabels() {
    assertEquals(Optional.of("windows-31j"), RecordInput.encoding("Shift_JIS"));
    assertEquals(Optional.of("GBK"), RecordInput.encoding("gb2312"));
    assertEquals(Optional.of("UTF-8"), RecordInput.encoding("utf8"));
    assertEquals(Optional.of("UTF-16LE"), RecordInput.encoding("UTF-16LE"));
    assertEquals(Optional.of("UTF-16BE"), RecordInput.encoding("utf-16be"));
    assertEquals(Optional.of("UTF-16"), RecordInput.encoding("utf16"));
    for (String label : List.of("", "nonsense", "ISO-8859-2", "UTF-32", "\u0000")) {
      assertEquals(Optional.empty(), RecordInput.encoding(label), label);
    }
  }
}
