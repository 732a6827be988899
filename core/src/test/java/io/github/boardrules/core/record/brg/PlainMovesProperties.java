package io.github.boardrules.core.record.brg;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.TestFormat;
import io.github.boardrules.core.record.TestRecords;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Moves and numbers that one blank separates, which are read in one step. */
class PlainMovesProperties {
  private static final List<String> WORDS =
      List.of(
          "take1",
          "takes",
          "b",
          "é",
          "1.",
          "12",
          "3...",
          "1.b",
          "1-b",
          "123456789.",
          "1234567890.",
          "+",
          "++",
          "b+",
          ",",
          "+,",
          "(",
          ")",
          "{c}",
          "$1",
          "!",
          "?!",
          "%",
          "[",
          "\"v\"",
          "\\",
          "*");

  /** Two blanks mean the same as one, except in the value of a tag, but are read step by step. */
  @Property
  void twoBlanksSeparateLikeOne(@ForAll Choices random) {
    StringBuilder one = new StringBuilder("[First \"x\"]\n\n");
    StringBuilder two = new StringBuilder(one);
    for (int i = random.nextInt(2, 12); i > 0; i--) {
      String word = WORDS.get(random.nextInt(WORDS.size()));
      String end = random.nextInt(4) == 0 ? "\n" : " ";
      one.append(word).append(end);
      two.append(word).append(' ').append(end);
    }
    assertEquals(games(two.toString()), games(one.toString()), one.toString());
  }

  private static List<List<?>> games(String text) {
    return TestRecords.read(TestFormat.BRG, text).stream()
        .<List<?>>map(game -> List.of(game.record(), TestRecords.codes(game)))
        .toList();
  }
}
