package io.github.boardrules.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Ascii;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.AlphaChars;
import net.jqwik.api.constraints.StringLength;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpellingProperties {
  /** The definition of the distance, without a table. */
  private static int naiveChanges(String from, String to) {
    if (from.isEmpty() || to.isEmpty()) {
      return from.length() + to.length();
    }
    int both = naiveChanges(from.substring(1), to.substring(1));
    return from.charAt(0) == to.charAt(0)
        ? both
        : 1
            + Math.min(
                both,
                Math.min(naiveChanges(from.substring(1), to), naiveChanges(from, to.substring(1))));
  }

  @Property
  void atMostTwoChangesOfFewerThanHalfOfTheCharacters(
      @ForAll @AlphaChars @StringLength(max = 6) String known,
      @ForAll @AlphaChars @StringLength(max = 6) String word) {
    int changes = naiveChanges(Ascii.toLowerCase(known), Ascii.toLowerCase(word));
    assertEquals(changes <= 2 && 2 * changes < known.length(), Spelling.isSimilar(known, word));
  }

  @ParameterizedTest
  @CsvSource({"CENTER,CENTRE", "CENTER,centre", "CENTER,CENTER", "MOVER_WINS,MOVER_WIN"})
  void misspelledWordsAreSimilar(String known, String word) {
    assertTrue(Spelling.isSimilar(known, word));
  }

  @Example
  void longWordsAreNotCompared() {
    String word = "x".repeat(40);
    assertTrue(Spelling.isSimilar(word, word));
    assertEquals(false, Spelling.isSimilar(word + "x", word));
    assertEquals(false, Spelling.isSimilar(word, word + "x"));
  }
}
