package io.github.boardrules.core.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class RecordedLineTest {
  private static final RecordedMove ANNOTATED =
      RecordedMove.of("b1-b3").annotate(notes -> notes.withNags(1));

  /** Adds the words of a text, whatever their order, and returns the same moves as objects. */
  private static List<RecordedMove> add(RecordedLine.Builder line, String text, int... offsets) {
    List<RecordedMove> moves = new ArrayList<>();
    for (int offset : offsets) {
      int lineNumber = (int) text.substring(0, offset).chars().filter(c -> c == '\n').count() + 1;
      int lineOffset = text.lastIndexOf('\n', offset) + 1;
      int end = offset;
      while (end < text.length() && text.charAt(end) > ' ') {
        end++;
      }
      String word = text.substring(offset, end);
      line.add(text.toCharArray(), offset, end - offset, lineNumber, lineOffset, offset);
      TextLocation place = new TextLocation("s", lineNumber, offset - lineOffset + 1, offset);
      moves.add(new RecordedMove(word, word, place));
    }
    return moves;
  }

  private static void assertSameMoves(List<RecordedMove> expected, RecordedLine line) {
    assertEquals(expected, line);
    assertEquals(line, expected);
    assertEquals(expected.hashCode(), line.hashCode());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i).location(), line.get(i).location());
      assertEquals(expected.get(i).notation(), line.notation(i));
    }
  }

  @Test
  void keepsTextsAndPlaces() {
    RecordedLine.Builder line = RecordedLine.builder("s");
    String text = "  c2 é5\n\nabcdefghijk ö×\n7 x\n";
    List<RecordedMove> expected = add(line, text, 2, 5, 9, 21, 24, 26);
    assertSameMoves(expected, line.build());
    assertEquals(expected.get(5).location(), line.last().location());
  }

  @Test
  void keepsTextsInAnyOrder() {
    RecordedLine.Builder line = RecordedLine.builder("s");
    List<RecordedMove> expected = add(line, "a\nb c\nd", 6, 2, 4, 0, 6);
    assertSameMoves(expected, line.build());
  }

  @Test
  void keepsOtherMovesBetweenThem() {
    RecordedLine.Builder line = RecordedLine.builder("s");
    List<RecordedMove> expected = new ArrayList<>();
    String text = "a1 ".repeat(500);
    for (int i = 0; i < 500; i++) {
      if (i % 7 == 3) {
        line.add(ANNOTATED);
        expected.add(ANNOTATED);
      } else {
        expected.addAll(add(line, text, 3 * i));
      }
    }
    line.set(0, ANNOTATED);
    expected.set(0, ANNOTATED);
    line.set(499, ANNOTATED);
    expected.set(499, ANNOTATED);
    assertEquals(500, line.size());
    assertSameMoves(expected, line.build());
  }

  @Test
  void aLineIsNotCopied() {
    RecordedLine line = RecordedLine.copyOf(ImmutableList.of(ANNOTATED));
    assertSame(line, RecordedLine.copyOf(line));
    assertEquals(List.of(ANNOTATED), line);
    assertEquals(List.of(), RecordedLine.empty());
  }

  @Test
  void refusesChangesAndOtherIndexes() {
    RecordedLine line = RecordedLine.copyOf(ImmutableList.of(ANNOTATED));
    assertThrows(UnsupportedOperationException.class, () -> line.add(ANNOTATED));
    assertThrows(UnsupportedOperationException.class, () -> line.set(0, ANNOTATED));
    assertThrows(UnsupportedOperationException.class, () -> line.remove(0));
    assertThrows(IndexOutOfBoundsException.class, () -> line.get(1));
    assertThrows(IndexOutOfBoundsException.class, () -> line.notation(-1));
    RecordedLine.Builder builder = RecordedLine.builder("s");
    assertThrows(IndexOutOfBoundsException.class, builder::last);
    assertThrows(IndexOutOfBoundsException.class, () -> builder.set(0, ANNOTATED));
  }
}
