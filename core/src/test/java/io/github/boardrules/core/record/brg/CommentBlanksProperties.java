package io.github.boardrules.core.record.brg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.github.boardrules.core.conformance.Choices;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordedMove;
import io.github.boardrules.core.record.TestFormat;
import io.github.boardrules.core.record.TestRecords;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Blanks in comments in braces: those of the text and those of the layout. */
class CommentBlanksProperties {
  private static final CharMatcher BLANK = CharMatcher.anyOf(" \t\n");

  private static String blanks(Random random, int least) {
    StringBuilder blanks = new StringBuilder();
    while (blanks.length() < least || random.nextInt(3) > 0) {
      blanks.append("  \t\n".charAt(random.nextInt(4)));
    }
    return blanks.toString();
  }

  /** A line ending and the blanks around it are one blank; blanks at both ends are dropped. */
  @Property
  void lineEndingsBecomeBlanks(@ForAll Choices random) {
    List<String> words = List.of("a", "[1]", "[A b]", "%", "1.", "1...", "\\\\", "\"", "]", ";");
    StringBuilder written = new StringBuilder();
    StringBuilder meant = new StringBuilder();
    for (int i = random.nextInt(1, 6); i > 0; i--) {
      String blanks = blanks(random, meant.isEmpty() ? 0 : 1);
      String word = words.get(random.nextInt(words.size()));
      written.append(blanks).append(word);
      if (!meant.isEmpty()) {
        meant.append(blanks.contains("\n") ? " " : blanks);
      }
      meant.append(word.equals("\\\\") ? "\\" : word);
    }
    written.append(blanks(random, 0));
    String text = "[First \"x\"]\n\ntake1 {" + written + "} take2 *";
    GameRecord record = TestRecords.good(TestFormat.BRG, text);
    assertEquals(meant.toString(), record.moves().get(0).annotations().commentAfter(), text);
    assertEquals(List.of("take1", "take2"), TestRecords.moves(record));
  }

  /** Tries every place of a line break and words with special first characters. */
  @Example
  void blanksAreKeptWhereverALineIsBroken() {
    List<String> words = List.of("b", " b", "  b", "[b", " [b", "%b", "\n b", "[", "%", "");
    for (int length = 0; length <= 90; length++) {
      for (String word : words) {
        assertKept("x".repeat(length) + " " + word + " " + word);
        assertKept("[%" + "x ".repeat(length) + word);
      }
    }
  }

  private static void assertKept(String comment) {
    RecordedMove move = RecordedMove.of("take1").annotate(notes -> notes.withCommentAfter(comment));
    GameRecord record = GameRecord.builder().moves(List.of(move)).build();
    GameReplay replay = TestRecords.UNTAGGED.replay(record);
    String text = TestFormat.BRG.write(replay);
    assertEquals(
        comment,
        TestRecords.good(TestFormat.BRG, text).moves().get(0).annotations().commentAfter(),
        text);
    String moves = text.substring(text.indexOf("\n\n") + 2).stripTrailing();
    for (String line : Splitter.on('\n').split(moves)) {
      assertTrue(line.length() < 80, text);
      assertFalse(line.startsWith("[") || line.startsWith("%"), text);
      assertEquals(BLANK.trimFrom(line), line, text);
      assertFalse(line.contains("  "), text);
    }
  }
}
