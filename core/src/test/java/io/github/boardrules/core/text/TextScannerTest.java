package io.github.boardrules.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.text.NotationException.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextScannerTest {

  private static void assertRefused(Code code, int offset, String message, Executable reading) {
    NotationException refusal = assertThrows(NotationException.class, reading);
    assertEquals(code, refusal.code());
    assertEquals(offset, refusal.offset());
    assertEquals(message, refusal.getMessage());
  }

  @Test
  void readsCharacterByCharacterToTheEnd() {
    TextScanner scanner = new TextScanner("ab");
    assertEquals('a', scanner.peek());
    assertEquals(0, scanner.offset());
    assertEquals('a', scanner.take());
    assertEquals('b', scanner.take());
    assertEquals(2, scanner.offset());
    assertTrue(scanner.atEnd());
    assertEquals(TextScanner.END, scanner.peek());
    scanner.expectEnd();
    assertRefused(Code.UNEXPECTED, 2, "Expected more text, found the end", scanner::take);
  }

  @Test
  void readsCharactersThatPassATest() {
    TextScanner scanner = new TextScanner("aab");
    assertEquals("", scanner.takeWhile(c -> c == 'b'));
    assertEquals("aa", scanner.takeWhile(c -> c == 'a'));
    assertEquals("b", scanner.takeWhile(c -> true));
    assertTrue(scanner.atEnd());
  }

  @Test
  void readsLettersAsANumber() {
    TextScanner scanner = new TextScanner("aZaa[@é0");
    assertEquals(1, scanner.letters(1));
    assertEquals(26 * 26 + 1, scanner.letters(2));
    assertEquals(1, scanner.letters(2));
    assertEquals(0, scanner.letters(2));
    for (char other : "[@é0".toCharArray()) {
      assertEquals(0, scanner.letters(2));
      assertEquals(other, scanner.take());
    }
    assertEquals(0, scanner.letters(2));
  }

  @Test
  void readsDigitsAsANumberUpToAMaximum() {
    TextScanner scanner = new TextScanner("012/99999999999999999999٣");
    assertEquals(12, scanner.digits(12));
    assertEquals(0, scanner.digits(12));
    assertEquals('/', scanner.take());
    assertEquals(200_000_000, scanner.digits(200_000_000));
    assertEquals(0, scanner.digits(12));
    assertEquals('٣', scanner.take());
    assertEquals(0, scanner.digits(12));
  }

  @Test
  void skipsSpacesOnly() {
    TextScanner scanner = new TextScanner("  \tx ");
    scanner.skipBlanks();
    assertEquals('\t', scanner.take());
    scanner.skipBlanks();
    assertEquals('x', scanner.take());
    scanner.skipBlanks();
    assertTrue(scanner.atEnd());
  }

  @Test
  void acceptsCharactersInEitherCase() {
    TextScanner scanner = new TextScanner("aB");
    assertFalse(scanner.accept('b'));
    assertTrue(scanner.accept('A'));
    assertTrue(scanner.accept('b'));
    assertFalse(scanner.accept(TextScanner.END));
    assertEquals(2, scanner.offset());
  }

  @Test
  void acceptsWordsInAnyCaseOrReadsNothing() {
    TextScanner scanner = new TextScanner("PaSsword");
    assertFalse(scanner.accept("passport"));
    assertFalse(scanner.accept("bass"));
    assertFalse(scanner.accept("passwords"));
    assertEquals(0, scanner.offset());
    assertTrue(scanner.accept("pass"));
    assertEquals(4, scanner.offset());
    assertFalse(scanner.accept("pass"));
    assertTrue(scanner.accept("WORD"));
    assertTrue(scanner.atEnd());
    assertFalse(scanner.accept("x"));
    assertTrue(scanner.accept(""));
  }

  @Test
  void abbreviatesWithoutCuttingACharacter() {
    assertEquals("", TextScanner.abbreviate("", 1));
    assertEquals("abc", TextScanner.abbreviate("abc", 3));
    assertEquals("ab…", TextScanner.abbreviate("abc", 2));
    assertEquals("a…", TextScanner.abbreviate("a\ud83d\ude00b", 2));
    assertEquals("a\ud83d\ude00…", TextScanner.abbreviate("a\ud83d\ude00b", 3));
    assertEquals("…", TextScanner.abbreviate("\ud83d\ude00b", 1));
  }

  @Test
  void errorsHaveAnOffsetAndTheExpectedText() {
    TextScanner scanner = new TextScanner("a1");
    scanner.expect('A');
    assertRefused(Code.UNEXPECTED, 1, "Expected 'b', found '1'", () -> scanner.expect('b'));
    assertRefused(Code.TOO_LONG, 1, "Expected the end after 'a', found '1'", scanner::expectEnd);
  }

  @Test
  void errorsInAnEmptyTextHaveTheCodeEmpty() {
    TextScanner scanner = new TextScanner("");
    assertRefused(Code.EMPTY, 0, "Expected 'b', found the end", () -> scanner.expect('b'));
    assertRefused(Code.EMPTY, 0, "Expected a number, found the end", scanner::number);
    scanner.expectEnd();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 9, 10, 90, 1234567890 / 10, 987654321, 999_999_999})
  void readsWholeNumbers(int number) {
    for (String rest : new String[] {"", " 1", "/", ":", "x"}) {
      TextScanner scanner = new TextScanner(number + rest);
      assertEquals(number, scanner.number());
      assertEquals(rest, scanner.takeWhile(c -> true));
    }
    assertEquals(number % 1000, new TextScanner("000" + number % 1000).number());
  }

  @Test
  void refusesLongNumbersAndMissingNumbers() {
    TextScanner tooLong = new TextScanner("x1234567890");
    tooLong.expect('x');
    assertRefused(
        Code.OUT_OF_RANGE,
        1,
        "Expected a number of at most nine digits, found '1234567890'",
        tooLong::number);
    TextScanner none = new TextScanner("1-2");
    assertEquals(1, none.number());
    assertRefused(Code.UNEXPECTED, 1, "Expected a number, found '-2'", none::number);
  }

  @Test
  void quotesAtMostTwelvePrintableCharacters() {
    assertRefused(
        Code.UNEXPECTED,
        0,
        "Expected 'x', found 'abcdefghijkl'",
        () -> new TextScanner("abcdefghijkl").expect('x'));
    assertRefused(
        Code.UNEXPECTED,
        0,
        "Expected 'x', found 'abcdefghijkl…'",
        () -> new TextScanner("abcdefghijklm").expect('x'));
    assertRefused(
        Code.UNEXPECTED,
        0,
        "Expected 'x', found '\ufffd\ufffd\ufffd\ufffd\ufffd é~'",
        () -> new TextScanner("\t\u001f\u007f\ud83d\ude00 é~").expect('x'));
  }
}
