package io.github.boardrules.core.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.text.NotationException.Code;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

final class TextLengthTest {

  private static void assertTooLong(int limit, Executable reading) {
    NotationException refused = assertThrows(NotationException.class, reading);
    assertEquals(Code.TOO_LONG, refused.code());
    assertEquals(limit, refused.offset());
  }

  @Test
  void aTextHasAMaximumLength() {
    String longest = "x".repeat(TextScanner.MAX_LENGTH);
    assertEquals(longest, new TextScanner(longest).takeWhile(c -> true));
    assertTooLong(TextScanner.MAX_LENGTH, () -> new TextScanner(longest + "x"));
    assertTooLong(5, () -> new TextScanner("123456", 5));
  }

  @Test
  void aCellHasAMaximumLength() {
    assertTooLong(TextScanner.MAX_LENGTH, () -> Cell.parse("a" + "1".repeat(1_000_000)));
  }

  @Test
  void optionsOfMaximumLengthCanBeParsed() {
    Options options = Options.none();
    for (int i = 0; i < Options.MAX_COUNT; i++) {
      options = options.with("option" + i, " " + "\\".repeat(Options.MAX_LENGTH - 1));
    }
    assertEquals(options, Options.parse(options.toString()));
    String blanks = " ".repeat(10_000_000);
    assertThrows(NotationException.class, () -> Options.parse(blanks));
  }
}
