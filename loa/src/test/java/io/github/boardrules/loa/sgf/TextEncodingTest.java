package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.Charset;
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
}
