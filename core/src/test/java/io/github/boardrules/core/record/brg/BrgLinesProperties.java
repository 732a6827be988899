package io.github.boardrules.core.record.brg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.base.Splitter;
import io.github.boardrules.core.conformance.Choices;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Lines have at most 79 characters and are broken only if necessary. */
class BrgLinesProperties {
  private static final int WIDTH = 79;

  private static List<String> lines(StringBuilder text) {
    assertTrue(text.toString().endsWith("\n"));
    return Splitter.on('\n').splitToList(text.substring(0, text.length() - 1));
  }

  @Property
  void tokensFillTheLines(@ForAll Choices random) throws IOException {
    StringBuilder text = new StringBuilder();
    BrgLines lines = new BrgLines(text);
    List<String> pieces = new ArrayList<>();
    for (int i = 0; i < 60; i++) {
      String token = "x".repeat(1 + random.nextInt(20));
      lines.token(token);
      pieces.add(token);
      while (random.nextInt(3) == 2) {
        lines.close();
        pieces.add(")");
      }
    }
    lines.end();
    assertFilled(lines(text), pieces);
  }

  /**
   * Asserts that lines are filled greedily, with a blank before each token and none before a
   * closing bracket.
   */
  private static void assertFilled(List<String> lines, List<String> pieces) {
    List<String> expected = new ArrayList<>();
    StringBuilder line = new StringBuilder();
    for (String piece : pieces) {
      String next = piece.equals(")") || line.isEmpty() ? piece : " " + piece;
      if (line.length() + next.length() > WIDTH) {
        expected.add(line.toString());
        line.setLength(0);
        next = piece;
      }
      line.append(next);
    }
    expected.add(line.toString());
    assertEquals(expected, lines);
  }

  @Property
  void longWordsOfCommentsAreBroken(
      @ForAll @IntRange(min = 60, max = 300) int length, @ForAll Choices random)
      throws IOException {
    StringBuilder word = new StringBuilder();
    while (word.length() < length) {
      word.append(
          switch (random.nextInt(12)) {
            case 0 -> "\\";
            case 1 -> "}";
            case 2 -> "[";
            case 3 -> "\ud83d\ude00";
            default -> "x";
          });
    }
    StringBuilder text = new StringBuilder();
    BrgLines lines = new BrgLines(text);
    lines.open();
    lines.comment(word.toString());
    lines.end();
    assertTrue(lines(text).stream().allMatch(line -> line.length() <= WIDTH), text.toString());
    String joined = text.toString().replace("\\\n", "").strip();
    assertEquals("({" + Escapes.comment(word.toString()) + "}", joined);
  }

  @Example
  void theLinesOfALongWordAreFilled() throws IOException {
    StringBuilder text = new StringBuilder();
    BrgLines lines = new BrgLines(text);
    lines.comment("x".repeat(200));
    lines.end();
    assertEquals(List.of(79, 79, 46), lines(text).stream().map(String::length).toList());
  }

  /** A line that begins with a bracket looks like a tag. */
  @Example
  void linesAreNotBrokenBeforeAnOpeningBracket() throws IOException {
    StringBuilder text = new StringBuilder();
    BrgLines lines = new BrgLines(text);
    lines.comment("[".repeat(100) + "x");
    lines.end();
    assertTrue(lines(text).stream().noneMatch(line -> line.startsWith("[")), text.toString());
    assertEquals("{" + "[".repeat(100) + "x}", text.toString().replace("\\\n", "").strip());
  }

  @Example
  void anEmptyCommentIsNotWritten() throws IOException {
    StringBuilder text = new StringBuilder();
    BrgLines lines = new BrgLines(text);
    lines.comment("");
    lines.end();
    assertEquals("", text.toString());
  }

  @Example
  void aWordThatFitsInALineIsNotBroken() throws IOException {
    for (int length = 60; length <= WIDTH - 2; length++) {
      StringBuilder text = new StringBuilder();
      BrgLines lines = new BrgLines(text);
      lines.comment("x".repeat(length));
      lines.end();
      assertEquals("{" + "x".repeat(length) + "}\n", text.toString());
    }
  }

  /** An unpaired surrogate cannot be encoded in UTF-8. */
  @Example
  void surrogatePairsAreNotBroken() throws IOException {
    for (int before = 0; before < 3; before++) {
      StringBuilder text = new StringBuilder();
      BrgLines lines = new BrgLines(text);
      lines.comment("x".repeat(before) + "\ud83d\ude00".repeat(100));
      lines.end();
      byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      assertEquals(text.toString(), new String(bytes, StandardCharsets.UTF_8));
    }
  }
}
