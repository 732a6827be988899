package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Boundaries of trees, nodes and values, in well-formed and malformed texts, and limits. */
final class SgfTreeReaderTest {
  private static final ReadLimits DEFAULTS = ReadLimits.defaults();

  private static String seen(String text, ReadLimits limits) {
    return SgfTreeValue.describe(text, limits);
  }

  private static String seen(String text) {
    return seen(text, DEFAULTS);
  }

  @Test
  void lowerCaseLettersInNamesAreDropped() {
    for (char c = 'a'; c <= 'z'; c++) {
      char capital = Character.toUpperCase(c);
      assertEquals(";Q" + capital + "[x]", seen("(;" + c + "Q" + c + capital + c + "[x])"));
      assertEquals(";" + capital + "[x]", seen("(;" + capital + "[x])"));
      assertEquals(";" + capital + "Q[x]", seen("(;" + capital + c + "Q[x])"));
    }
    for (String none : List.of("@", "`", "{", "_", "1")) {
      assertEquals("BAD_CHARACTER ;GM[1]B[x]", seen("(;GM[1]" + none + "B[x])"));
    }
    String long100 = "N".repeat(100);
    assertEquals(";GM[1]" + long100 + "[x]", seen("(;GM[1]" + long100 + "[x])"));
  }

  /** The values of a dropped property are not added to the previous one. */
  @ParameterizedTest
  @ValueSource(strings = {"abc", "x"})
  void propertiesWithoutCapitalLettersAreDropped(String name) {
    assertEquals("BAD_TAG ;EV[x]PB[z]", seen("(;EV[x]" + name + "[y][y]PB[z])"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "as in (;B[x\\] here",
        "first line\nand see (;B[x\\] here",
        "a line\n(in brackets) and more",
        "a line\n(; not a node)",
        "a line\n(;[x\\]",
        "a line\n(;B x",
        "(a) (b) (;) (;;) (;x)",
      })
  void valuesMayContainTextThatResemblesAGame(String value) {
    String text = value.replace("\\", "");
    assertEquals(";GM[1]C[" + text + "]0;B[a]", seen("(;GM[1]C[" + value + "];B[a])"));
  }

  @ParameterizedTest
  @ValueSource(strings = {")(", ")  (", "\n(", "\n  (", ")\n\t(", "x)( \n"})
  void anUnclosedValueEndsBeforeTheNextGame(String between) {
    String kept = between.substring(0, between.indexOf('('));
    assertEquals(
        "UNCLOSED_TEXT ;GM[1]C[open" + kept + "] / ;GM[2]B[a]",
        seen("(;GM[1]C[open" + between + ";GM[2]B[a])"));
    assertEquals(
        "UNCLOSED_TEXT ;GM[1]C[open" + kept + "] / ;GM[2]B[a]",
        seen("(;GM[1]C[open" + between + " ;  GM [2]B[a])"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[1]C[a\\          | UNEXPECTED_END ;GM[1]C[a]",
        "(;GM[1]C[a            | UNEXPECTED_END ;GM[1]C[a]",
        "(;GM[1](;B[a]         | UNEXPECTED_END ;GM[1]0;B[a]",
        "(;GM[1](;B[a]C[x      | UNEXPECTED_END ;GM[1]0;B[a]C[x]",
        "(;GM[1];B[a](         | UNEXPECTED_END ;GM[1]0;B[a]",
      })
  void truncatedTextsKeepTheirNodes(String text, String trees) {
    assertEquals(trees, seen(text));
  }

  /** Only a node directly after a bracket can be the root of another game. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[1]();SZ[8]B[a])            | ;GM[1]0;SZ[8]B[a]",
        "(;GM[1](;B[a];SZ[8]W[b]))       | ;GM[1]0;B[a]1;SZ[8]W[b]",
        "(;GM[1];B[a];SZ[8])             | ;GM[1]0;B[a]1;SZ[8]",
        "(;GM[1](;SZ[8];B[a])            | UNBALANCED ;GM[1] / ;SZ[8]0;B[a]",
        "(;GM[1](;B[a]SZ[8];W[b])        | UNBALANCED ;GM[1] / ;B[a]SZ[8]0;W[b]",
        "(;GM[1]([x)(;GM[2];B[a](;W[b])) | BAD_TAG UNCLOSED_TEXT ;GM[1] / ;GM[2]0;B[a]1;W[b]",
      })
  void rootsOfOtherGamesAreRecognized(String text, String trees) {
    assertEquals(trees, seen(text));
  }

  @Test
  void theRootOfAnotherGameMayBeginWithALongValue() {
    String comment = "C[" + "x".repeat(50_000) + "]";
    assertEquals(
        "UNBALANCED ;GM[1] / ;" + comment + "SZ[8]0;B[a]",
        seen("(;GM[1](;" + comment + "SZ[8];B[a])"));
    assertEquals(";GM[1]0;" + comment + "0;B[a]", seen("(;GM[1](;" + comment + ")(;B[a]))"));
  }

  /** Look-ahead is bounded; text beyond the bound is read correctly. */
  @ParameterizedTest
  @ValueSource(ints = {1, 40, 60, 240, 300, 10_000})
  void blanksBetweenValuesAreIgnored(int count) {
    String blanks = " ".repeat(count);
    assertEquals(";GM[1]0;B[a][b]1;W[c]", seen("(;GM[1];B[a]" + blanks + "[b];W[c])"));
    assertEquals(";GM[1]0;B[a]1;W[c]", seen("(;GM[1];B[a]" + blanks + ";W[c]" + blanks + ")"));
  }

  /** Text before the first game is ignored, unless it looks like a game; other text is not. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "A[x] (;GM[1];B[a])   | NOT_A_GAME  / ;GM[1]0;B[a]",
        "Z[x] (;GM[1];B[a])   | NOT_A_GAME  / ;GM[1]0;B[a]",
        "@[x] (;GM[1];B[a])   | ;GM[1]0;B[a]",
        "a[x] (;GM[1];B[a])   | ;GM[1]0;B[a]",
        "[[x] (;GM[1];B[a])   | ;GM[1]0;B[a]",
        "A(x) (;GM[1];B[a])   | ;GM[1]0;B[a]",
        "A[x];B[a])           | NOT_A_GAME UNBALANCED ;B[a]",
        "text;B[a])           | UNBALANCED ;B[a]",
        "A[x]                 | NOT_A_GAME ",
        "text                 | NOT_A_GAME ",
        "a; b (;GM[1];B[a])   | ;GM[1]0;B[a]",
        "[x y] (;GM[1];B[a])  | NOT_A_GAME  / ;GM[1]0;B[a]",
        "{x} (;GM[1];B[a])    | NOT_A_GAME  / ;GM[1]0;B[a]",
        "x {y} (;GM[1];B[a])  | ;GM[1]0;B[a]",
        "(;GM[1]) ; b (;B[a]) | ;GM[1] / NOT_A_GAME  / ;B[a]",
        "(;GM[1]) text        | ;GM[1] / NOT_A_GAME ",
        "(;GM[1]) {x}         | ;GM[1] / NOT_A_GAME ",
        "(;GM[1]) (           | ;GM[1] / NOT_A_GAME ",
        "(;GM[1]) ;           | ;GM[1] / NOT_A_GAME ",
        "(;GM[1]) A[x]        | ;GM[1] / NOT_A_GAME ",
      })
  void textBeforeAGame(String text, String trees) {
    assertEquals(trees, seen(text + " ").stripTrailing(), text);
  }

  // Limits

  @Test
  void propertiesBeyondTheLimitAreDropped() {
    assertEquals(
        "TOO_MANY_TAGS ;GM[1]EV[x]",
        seen("(;GM[1]EV[x]PB[y][z];B[a])", DEFAULTS.with(Limit.TAGS, 2)));
    assertEquals(
        "TOO_MANY_TAGS ;GM[1]EV[x]PB[y] / ;C[z]AB[a][b][c][d]SZ[8]0;B[a]",
        seen(
            "(;GM[1]EV[x]PB[y]PW[z](;C[z]AB[a][b][c][d]SZ[8];B[a])", DEFAULTS.with(Limit.TAGS, 3)));
  }

  @Test
  void theLimitOfMovesAppliesToTheRootOfAnotherGame() {
    ReadLimits limits = DEFAULTS.with(Limit.MOVES, 2);
    assertEquals(
        "UNBALANCED ;GM[1] / TOO_MANY_MOVES ;B[a]W[b]",
        seen("(;GM[1](;B[a]W[b]B[c]SZ[8]PB[x];B[d])", limits));
    assertEquals(
        "UNBALANCED ;GM[1] / TOO_MANY_MOVES ;B[a]W[b]SZ[8]0;",
        seen("(;GM[1](;B[a]W[b]SZ[8];B[d])", limits));
  }

  @Test
  void aNodeLongerThanAGameIsNotARoot() {
    String text = "(;GM[1](;C[" + "x".repeat(20) + "]N[y]SZ[8];B[a])";
    int length = text.indexOf("SZ") - text.indexOf(";C");
    assertEquals(
        "UNBALANCED ;GM[1] / ;C[" + "x".repeat(20) + "]N[y]SZ[8]0;B[a]",
        seen(text, DEFAULTS.with(Limit.CHARACTERS, length + 12)));
    assertEquals(
        "UNBALANCED ;GM[1] / GAME_TOO_LONG ;C[" + "x".repeat(20) + "]N[y]",
        seen(text, DEFAULTS.with(Limit.CHARACTERS, length)));
    assertEquals("GAME_TOO_LONG ;GM[1]0;", seen(text, DEFAULTS.with(Limit.CHARACTERS, length - 1)));
  }

  /** Problems of the property that identifies a root belong to the game of the root. */
  @Test
  void theRootOfAnotherGameHasItsOwnProblems() {
    ReadLimits limits = DEFAULTS.with(Limit.TAG_LENGTH, 5);
    assertEquals(
        "UNBALANCED ;GM[1] / TEXT_TOO_LONG ;B[a]", seen("(;GM[1](;B[a]SZ[123456];W[b])", limits));
    assertEquals(
        "BAD_TAG UNBALANCED ;GM[1] / BAD_TAG ;B[a]SZ[8]0;W[b]",
        seen("(;GM[1]abc[x](;B[a]abc[x]SZ[8];W[b])"));
    assertEquals(
        "UNBALANCED ;GM[1] / UNCLOSED_TEXT ;B[a]SZ[8)] / ;GM[2]0;B[a]",
        seen("(;GM[1](;B[a]SZ[8)(;GM[2];B[a])"));
    assertEquals(";GM[1] / UNBALANCED UNEXPECTED_END ;SZ[8]", seen("(;GM[1]);SZ[8"));
  }

  @Test
  void problemsHaveThePlyOfTheLastMove() {
    String text = "(;GM[1];B[a];W[b]abc[x](;B[c]W[d]abc[x]B[e]SZ[8];W[f]abc[x])";
    List<List<Integer>> plies =
        SgfTreeValue.read(text, DEFAULTS).stream()
            .map(tree -> tree.problems().stream().map(RecordProblem::ply).toList())
            .toList();
    assertEquals(List.of(List.of(2, 2), List.of(2, 4)), plies);
  }

  @Test
  void aValueThatIsTooLongIsDropped() {
    ReadLimits limits = DEFAULTS.with(Limit.TAG_LENGTH, 5).with(Limit.COMMENT_LENGTH, 7);
    assertEquals(";GM[1]EV[12345]C[1234567]", seen("(;GM[1]EV[12345]C[1234567])", limits));
    assertEquals("TEXT_TOO_LONG ;GM[1]", seen("(;GM[1]EV[123456]C[x])", limits));
    assertEquals("TEXT_TOO_LONG ;GM[1]", seen("(;GM[1]C[12345678];B[a])", limits));
    assertEquals("UNEXPECTED_END ;GM[1]C[]", seen("(;GM[1]C[12345678", limits));
    assertEquals("TEXT_TOO_LONG ;GM[1]0;", seen("(;GM[1];B[123456])", limits));
    assertEquals(
        "UNBALANCED ;GM[1] / TEXT_TOO_LONG ;", seen("(;GM[1](;C[12345678]SZ[8];B[a])", limits));
  }

  /** A node is kept if its semicolon is within the limit, a property if all of it is. */
  @Test
  void theLimitOfCharactersCutsAfterCompleteProperties() {
    String text = "(;GM[1];B[a];W[bcd];B[]C[x][y];B[ef])";
    for (int characters = 1; characters <= text.length(); characters++) {
      String read = seen(text, DEFAULTS.with(Limit.CHARACTERS, characters));
      assertEquals(characters < text.length() - 2, read.startsWith("GAME_TOO_LONG "), read);
      StringBuilder expected = new StringBuilder();
      int nodes = 0;
      int from = 1;
      for (int at = 1; at < text.length() && at - 1 <= characters; at++) {
        if (text.charAt(at) == ';') {
          expected.append(nodes == 0 ? "" : nodes - 1).append(';');
          nodes++;
          from = at + 1;
        }
        boolean closes = text.charAt(at) == ']' && text.charAt(at + 1) != '[';
        if (closes && at <= characters) {
          expected.append(text, from, at + 1);
          from = at + 1;
        }
      }
      assertEquals(expected.toString(), read.replace("GAME_TOO_LONG ", ""), "limit " + characters);
      assertTrue(nodes <= 5);
    }
  }
}
