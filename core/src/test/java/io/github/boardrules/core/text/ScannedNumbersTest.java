package io.github.boardrules.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers after any other text. */
class ScannedNumbersTest {
  private static TextScanner after(String prefix, String text) {
    TextScanner scanner = new TextScanner(prefix + text);
    assertTrue(scanner.accept(prefix));
    return scanner;
  }

  @ParameterizedTest
  @ValueSource(strings = {"x", "black", "a prefix of more than nine characters "})
  void aNumberHasAtMostNineDigitsWhereverItIs(String prefix) {
    TextScanner most = after(prefix, "123456789");
    assertEquals(123_456_789, most.number());
    assertTrue(most.atEnd());
    assertEquals(0, after(prefix, "000000000").number());
    TextScanner more = after(prefix, "1234567890");
    NotationException refusal = assertThrows(NotationException.class, more::number);
    assertEquals(NotationException.Code.OUT_OF_RANGE, refusal.code());
    assertEquals(prefix.length(), refusal.offset());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 99, 0",
    "7, 99, 7",
    "42, 99, 42",
    "007, 99, 7",
    "98, 99, 98",
    "99, 99, 99",
    "100, 99, 99",
    "99999999999999999999, 200000000, 200000000",
    "199999999, 200000000, 199999999"
  })
  void digitsAreANumberUpToAMaximum(String digits, int max, int number) {
    TextScanner scanner = after("at ", digits + "/");
    assertEquals(number, scanner.digits(max));
    assertEquals("at ".length() + digits.length(), scanner.offset());
  }

  /** As the columns of a spreadsheet are counted. */
  @Test
  void lettersAreANumber() {
    int number = 0;
    for (String prefix : new String[] {"", "a", "b"}) {
      for (char last = 'a'; last <= 'z'; last++) {
        number++;
        String letters = prefix + last;
        assertEquals(number, after("1", letters).letters(2), letters);
        assertEquals(number, after("1", letters.toUpperCase(Locale.ROOT) + "2").letters(6));
      }
    }
    for (String others : new String[] {"", "1", "@", "`", "[", "{", " a"}) {
      assertEquals(0, after("x", others).letters(6), others);
    }
    assertEquals(1, after("x", "abc").letters(1));
  }
}
