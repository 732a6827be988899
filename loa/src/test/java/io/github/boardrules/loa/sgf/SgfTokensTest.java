package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.loa.sgf.SgfTokens.End;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Names, values, and what the reader looks ahead for. */
class SgfTokensTest {
  private static RecordInput reader(String text) {
    return Records.input(text, ReadLimits.defaults());
  }

  private static SgfTokens tokens(String text) {
    return new SgfTokens(reader(text));
  }

  /** Most nodes are read in one piece, which most of the time of reading depends on. */
  @ParameterizedTest
  @CsvSource({
    "';B[d3-f5];W[x]', 5",
    "';W[d3-f5])', 5",
    "';B[]x', 0",
    "';B[a b] (', 3",
    "';W[pass]\n;B[b]', 4"
  })
  void aPlainMoveIsReadInOnePiece(String text, int length) {
    assertEquals(length, tokens(text).moveNodeLength());
  }

  /** What is written in another way, or has a second value, or ends with the text. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "B[a];",
        " ;B[a];",
        "; B[a];",
        ";B [a];",
        ";C[a];",
        ";b[a];",
        ";BL[a];",
        ";B[a\\]];",
        ";B[a\nb];",
        ";B[a\rb];",
        ";B[(a];",
        ";B[a][b];",
        ";B[a] [b];",
        ";B[a]\n[b];",
        ";B[a",
        ";B[a]",
        ";B[a] "
      })
  void anyOtherNodeIsNot(String text) {
    assertEquals(true, tokens(text).moveNodeLength() < 0, text);
  }

  @Test
  void aNameHasUpTo100CapitalLetters() {
    assertEquals("SZ", tokens("SiZe[8]").readName());
    assertEquals("AZ", tokens("AaZz@").readName());
    assertEquals("A", tokens("A[").readName());
    assertEquals("A".repeat(100), tokens("A".repeat(100) + "x[").readName());
    assertEquals("", tokens("A".repeat(101) + "[").readName());
    assertEquals("", tokens("abc").readName());
    RecordInput reader = reader("A".repeat(500) + "[");
    assertEquals("", new SgfTokens(reader).readName());
    assertEquals('[', reader.peek());
  }

  /** The values are shorter, as long as, and longer than those that are read in one piece. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 198, 199, 200, 201, 5_000})
  void aValueIsAtMostAsLongAsItsLimit(int length) {
    for (String last : new String[] {"", "(", "\n"}) {
      String value = "v".repeat(length) + last;
      RecordInput reader = reader("[" + value + "]x");
      SgfTokens tokens = new SgfTokens(reader);
      assertEquals(End.CLOSED, tokens.readValue(true, value.length()));
      assertEquals(value, tokens.value());
      assertEquals('x', reader.peek());
      if (!value.isEmpty()) {
        RecordInput again = reader("[" + value + "]x");
        assertEquals(End.TOO_LONG, new SgfTokens(again).readValue(true, value.length() - 1), value);
        assertEquals('x', again.peek());
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "'[a\\]b]', CLOSED, 'a]b'",
    "'[a\\\\]b]', CLOSED, 'a\\'",
    "'[a\\\nb]', CLOSED, 'ab'",
    "'[a\\', END_OF_TEXT, 'a'",
    "'[a', END_OF_TEXT, 'a'",
    "'[a\n(;GM[9]', NEXT_TREE, 'a\n'",
    "'[a\n \t(;GM[9]', NEXT_TREE, 'a\n \t'",
    "'[a)(;GM[9]', NEXT_TREE, 'a)'",
    "'[a)\n( ; GM [9]', NEXT_TREE, 'a)\n'",
    "'[a(;GM[9]', CLOSED, 'a(;GM[9'",
    "'[a\\)(;GM[9]', CLOSED, 'a)(;GM[9'",
    "'[a\n(GM[9]', CLOSED, 'a\n(GM[9'",
    "'[a\n(;[9]', CLOSED, 'a\n(;[9'",
    "'[a\n(;GM9]', CLOSED, 'a\n(;GM9'",
    "'[a\n((;GM[9]', CLOSED, 'a\n((;GM[9'"
  })
  void aValueEndsBeforeTheNextTree(String text, End end, String value) {
    SgfTokens tokens = tokens(text);
    assertEquals(end, tokens.readValue(true, 1_000));
    assertEquals(value, tokens.value());
  }

  @ParameterizedTest
  @CsvSource({
    "'(;', true",
    "'( \n;', true",
    "'((;', false",
    "'(', false",
    "'(x;', false",
    "'((', false"
  })
  void aTreeIsABracketAndASemicolon(String text, boolean expected) {
    assertEquals(expected, tokens(text).treeFollows());
  }

  @ParameterizedTest
  @CsvSource({
    "';A[', true",
    "'; Ab\n [', true",
    "';zZ[', true",
    "';[', false",
    "'; [', false",
    "';A', false",
    "';A]', false",
    "';1[', false",
    "'; ;A[', false"
  })
  void aNodeHasAProperty(String text, boolean expected) {
    assertEquals(expected, tokens(text).nodeWithPropertyFollows());
  }

  /** A few blanks or letters more or less do not matter; thousands cost no time and no memory. */
  @Test
  void theLookAheadIsBounded() {
    assertEquals(true, tokens("(" + " ".repeat(200) + ";").treeFollows());
    assertEquals(false, tokens("(" + " ".repeat(300) + ";").treeFollows());
    assertEquals(true, tokens(";" + "A".repeat(200) + "[").nodeWithPropertyFollows());
    assertEquals(false, tokens(";" + "A".repeat(300) + "[").nodeWithPropertyFollows());
    assertEquals(true, tokens(";A" + " ".repeat(200) + "[").nodeWithPropertyFollows());
    assertEquals(false, tokens(";A" + " ".repeat(300) + "[").nodeWithPropertyFollows());
    assertEquals(2, tokens(";B[ab]" + " ".repeat(200) + ";").moveNodeLength());
    assertEquals(-1, tokens(";B[ab]" + " ".repeat(300) + ";").moveNodeLength());
  }

  @ParameterizedTest
  @CsvSource({
    "';SZ[8]', 2, true",
    "';B[a]SZ[8]', 5, true",
    "'; B [a] [b] \n SZ \n [8]', 14, true",
    "';B[SZ[8]', 100, false",
    "';SZ', 100, false",
    "';SZ;', 100, false",
    "';B[a];SZ[8]', 100, false",
    "';B[a](;SZ[8]', 100, false",
    "';B[a])SZ[8]', 100, false",
    "';B[a]', 100, false",
    "';B[a\n(;SZ[8]', 100, false",
    "';B[a]?1SZ[8]', 100, true",
    "';s1SZ[8]', 100, true",
    "';FF[4]', 100, true",
    "';PB[x]', 100, false"
  })
  void aRootHasAPropertyThatOnlyRootsHave(String text, int limit, boolean expected) {
    RecordInput reader = reader("(" + text);
    reader.read();
    SgfTokens tokens = new SgfTokens(reader);
    assertEquals(expected, tokens.rootFollows(limit), text);
    assertEquals(1, reader.offset(), "nothing is read");
    assertEquals(';', reader.peek());
  }

  @Test
  void aRootIsRecognizedWithinTheLimit() {
    String node = ";C[" + "c".repeat(1_000) + "]";
    for (int limit : new int[] {0, 500, node.length() - 2, node.length() - 1}) {
      assertEquals(false, tokens(node + "SZ[8]").rootFollows(limit), "limit " + limit);
    }
    assertEquals(true, tokens(node + "SZ[8]").rootFollows(node.length()));
  }
}
