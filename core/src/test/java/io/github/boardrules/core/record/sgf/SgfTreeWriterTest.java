package io.github.boardrules.core.record.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.ReadLimits;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SgfTreeWriterTest {
  private record Node(int parent, List<SgfProperty> properties) {}

  private static Node node(int parent, String comment) {
    return new Node(parent, List.of(SgfProperty.of("C", comment)));
  }

  private static String write(Node... nodes) throws IOException {
    SgfTreeWriter writer = new SgfTreeWriter();
    for (int i = 0; i < nodes.length; i++) {
      assertEquals(i, writer.add(nodes[i].parent(), nodes[i].properties()));
    }
    StringBuilder text = new StringBuilder();
    writer.write(text);
    return text.toString();
  }

  private static String chain(int length, String comment) throws IOException {
    Node[] nodes = new Node[length];
    for (int i = 0; i < length; i++) {
      nodes[i] = node(i - 1, comment);
    }
    return write(nodes);
  }

  @Test
  void everyVariationBeginsANewLine() throws IOException {
    assertEquals(
        "(;C[a]\n(;C[b]\n(;C[c];C[d])\n(;C[e]))\n(;C[f];C[g]))\n",
        write(
            node(-1, "a"),
            node(0, "b"),
            node(1, "c"),
            node(2, "d"),
            node(1, "e"),
            node(0, "f"),
            node(5, "g")));
    assertEquals("(;C[a])\n", write(node(-1, "a")));
  }

  @Test
  void linesAreFilledUpTo72Characters() throws IOException {
    String nine = ";C[12345]";
    assertEquals("(" + nine.repeat(8) + "\n" + nine + ")\n", chain(9, "12345"));
    String ten = ";C[123456]";
    assertEquals(
        "(" + ten.repeat(7) + "\n" + ten.repeat(7) + "\n" + ten + ")\n", chain(15, "123456"));
    String longer = ";C[" + "x".repeat(100) + "]";
    assertEquals("(" + longer + "\n" + longer + ")\n", chain(2, "x".repeat(100)));
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
    assertEquals("(;C[" + written + "])\n", write(node(-1, value)));
  }

  @ParameterizedTest
  @CsvSource({"a%(b, a%\\(b", "a%%(b, a%%\\(b", "a% (b, a% \\(b", "a%x(b, a%x(b", "x%)(%, x%)\\(%"})
  void bracketsAtTheStartOfALineAreEscaped(String value, String written) throws IOException {
    String text = write(node(-1, value.replace('%', '\n')));
    assertEquals("(;C[" + written.replace('%', '\n') + "])\n", text);
    SgfTreeValue again = SgfTreeValue.read(text, ReadLimits.defaults()).get(0);
    assertEquals(value.replace('%', '\n'), again.nodes().get(0).text("C").orElseThrow());
  }

  @Test
  void severalValuesOfAPropertyAreWritten() throws IOException {
    Node root = new Node(-1, List.of(SgfProperty.of("AB", "a1", "b2"), SgfProperty.of("PL", "W")));
    assertEquals("(;AB[a1][b2]PL[W])\n", write(root));
    assertEquals("(;)\n", write(new Node(-1, List.of())));
  }
}
