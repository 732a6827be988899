package io.github.boardrules.loa.sgf;

import static java.nio.charset.StandardCharsets.UTF_16;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The names of encodings, compared with the aliases of the JDK. */
class TextEncodingTest {
  @Test
  void everyNameHasAnEncodingOfTheRuntime() {
    for (String label : TextEncoding.labels()) {
      TextEncoding encoding =
          TextEncoding.find(" " + label.toUpperCase(java.util.Locale.ROOT)).orElseThrow();
      assertTrue(Charset.isSupported(encoding.name()), label);
    }
  }

  @Test
  void unknownNamesHaveNone() {
    for (String label :
        new String[] {"", "utf", "ISO-8859-2", "IBM037", "x-windows-874", "\u0000"}) {
      assertEquals(Optional.empty(), TextEncoding.find(label));
    }
  }

  @Test
  void charsetsAreThoseOfTheNames() {
    assertEquals(Optional.of(Charset.forName("windows-31j")), SgfFormat.charset("Shift_JIS"));
    assertEquals(Optional.of(UTF_8), SgfFormat.charset("utf8"));
    assertEquals(Optional.of(UTF_16LE), SgfFormat.charset("UTF-16LE"));
    assertEquals(Optional.of(UTF_16BE), SgfFormat.charset("utf-16be"));
    assertEquals(Optional.of(UTF_16), SgfFormat.charset("utf16"));
    for (String label : List.of("", "nonsense", "ISO-8859-2", "UTF-32", "\u0000")) {
      assertEquals(Optional.empty(), SgfFormat.charset(label), label);
    }
  }
}
