package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The labels of encodings. */
class TextEncodingTest {
  @Test
  void unknownNamesHaveNone() {
    for (String label :
        new String[] {"", "utf", "ISO-8859-2", "IBM037", "x-windows-874", "\u0000"}) {
      assertEquals(Optional.empty(), TextEncoding.find(label));
    }
  }
}
