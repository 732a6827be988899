package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.ReadLimits;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfTreeWriterTest {
  private static final String OPEN = "(";
  private static final String CLOSE = ")";

  /** Writes brackets, and nodes with the other texts as comments. */
  private static String write(String... pieces) throws IOException {
    StringBuilder text = new StringBuilder();
    SgfTreeWriter writer = new SgfTreeWriter(text);
    for (String piece : pieces) {
      switch (piece) {
        case OPEN -> writer.open();
        case CLOSE -> writer.close();
        default -> {
          writer.property("C", piece);
          writer.node();
        }
      }
    }
    return text.toString();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "Ab", "A1", "É"})
  void namesOfPropertiesConsistOfCapitalLetters(String name) {
    SgfTreeWriter writer = new SgfTreeWriter(new StringBuilder());
    assertThrows(IllegalArgumentException.class, () -> writer.property(name, "x"));
  }

  @Test
  void propertiesHaveAtLeastOneValue() {
    SgfTreeWriter writer = new SgfTreeWriter(new StringBuilder());
    assertThrows(IllegalArgumentException.class, () -> writer.property("AB", List.of()));
  }

  private static String chain(int length, String comment) throws IOException {
    List<String> pieces = new ArrayList<>(Collections.nCopies(length, comment));
    pieces.add(0, OPEN);
    pieces.add(CLOSE);
    return write(pieces.toArray(String[]::new));
  }

  private static String comment(String comment) throws IOException {
    StringBuilder text = new StringBuilder();
    SgfTreeWriter writer = new SgfTreeWriter(text);
    writer.property("C", comment);
    writer.node();
    return text.toString();
  }

  @Test
  void everyVariationBeginsANewLine() throws IOException {
    assertEquals(
        "(;C[a]\n(;C[b]\n(;C[c];C[d])\n(;C[e]))\n(;C[f];C[g]))",
        write(
            OPEN, "a", OPEN, "b", OPEN, "c", "d", CLOSE, OPEN, "e", CLOSE, CLOSE, OPEN, "f", "g",
            CLOSE, CLOSE));
    assertEquals("(;C[a])", chain(1, "a"));
    String long71 = "x".repeat(71);
    assertEquals(
        "(;C[" + long71 + "]\n(;C[" + long71 + "]))",
        write(OPEN, long71, OPEN, long71, CLOSE, CLOSE));
  }

  @Test
  void linesAreFilledUpTo72Characters() throws IOException {
    String nine = ";C[12345]";
    assertEquals("(" + nine.repeat(8) + "\n" + nine + ")", chain(9, "12345"));
    String ten = ";C[123456]";
    assertEquals(
        "(" + ten.repeat(7) + "\n" + ten.repeat(7) + "\n" + ten + ")", chain(15, "123456"));
    String longer = ";C[" + "x".repeat(100) + "]";
    assertEquals("(" + longer + "\n" + longer + ")", chain(2, "x".repeat(100)));
  }

  /** An opening bracket at the start of a line or after a closing bracket looks like a game. */
  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '^',
      value = {
        "a(b), a(b)",
        "a (b, a (b",
        "(b, (b",
        "a)(b, a)\\(b",
        "a) (b, a) \\(b",
        "a)\t(b, a)\t\\(b",
        "a)x(b, a)x(b",
        "a\\b, a\\\\b",
        "a]b, a\\]b",
        "a[b, a[b",
      })
  void charactersThatEndAValueOrLookLikeAGameAreEscaped(String value, String written)
      throws IOException {
    assertEquals(";C[" + written + "]", comment(value));
  }

  @ParameterizedTest
  @CsvSource({"a%(b, a%\\(b", "a%%(b, a%%\\(b", "a% (b, a% \\(b", "a%x(b, a%x(b", "x%)(%, x%)\\(%"})
  void bracketsAtTheStartOfALineAreEscaped(String value, String written) throws IOException {
    String text = chain(1, value.replace('%', '\n'));
    assertEquals("(;C[" + written.replace('%', '\n') + "])", text);
    SgfTreeValue again = SgfTreeValue.read(text, ReadLimits.defaults()).get(0);
    assertEquals(value.replace('%', '\n'), again.nodes().get(0).text("C").orElseThrow());
  }

  /** Any text that is written can be encoded; pairs are kept. */
  @Test
  void unpairedSurrogatesAreReplaced() throws IOException {
    String pair = "\ud83d\ude00";
    for (String lone : List.of("\ud83d", "\ude00", "\ude00\ud83d")) {
      String text = comment(lone + "a" + lone + pair + lone);
      String replaced = lone.replaceAll("(?s).", "\ufffd");
      assertEquals(";C[" + replaced + "a" + replaced + pair + replaced + "]", text);
      assertTrue(StandardCharsets.UTF_8.newEncoder().canEncode(text));
    }
  }

  @Test
  void severalValuesOfAPropertyAreWritten() throws IOException {
    StringBuilder text = new StringBuilder();
    SgfTreeWriter writer = new SgfTreeWriter(text);
    writer.property("AB", List.of("a1", "b2"));
    writer.property("PL", "W");
    writer.node();
    assertEquals(";AB[a1][b2]PL[W]", text.toString());
    writer.node();
    assertEquals(";AB[a1][b2]PL[W];", text.toString());
  }
}
