package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What follows the bracket that closes a tree or a variation. */
final class SgfTreeEndsTest {
  private static final ReadLimits DEFAULTS = ReadLimits.defaults();

  /** One problem for each node after the bracket, whatever comes next. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "(;GM[1];B[a]);W[b])               | UNBALANCED ;GM[1]0;B[a]1;W[b]",
        "(;GM[1];B[a]);W[b];B[c])          | UNBALANCED ;GM[1]0;B[a]1;W[b]2;B[c]",
        "(;GM[1];B[a]);W[b];C[c])          | UNBALANCED ;GM[1]0;B[a]1;W[b]2;C[c]",
        "(;GM[1];B[a]);W[b](;B[c])(;B[d])) | UNBALANCED ;GM[1]0;B[a]1;W[b]2;B[c]2;B[d]",
        "(;GM[1];B[a]);W[b]);B[c])         | UNBALANCED UNBALANCED ;GM[1]0;B[a]1;W[b]2;B[c]",
        "(;GM[1];B[a]);W[b];B[c]           | UNBALANCED UNEXPECTED_END ;GM[1]0;B[a]1;W[b]2;B[c]",
        "(;GM[1];B[a]);W[b](               | UNBALANCED UNEXPECTED_END ;GM[1]0;B[a]1;W[b]",
      })
  void aTreeMayContinueAfterItsEnd(String text, String trees) {
    assertEquals(trees, SgfTreeValue.describe(text, DEFAULTS));
  }

  @Test
  void theProblemIsReportedWhereTheNodeIs() {
    String text = "(;GM[1];B[a]);W[b];B[c])";
    RecordProblem problem = SgfTreeValue.read(text, DEFAULTS).get(0).problems().get(0);
    assertEquals(text.indexOf(";W"), problem.location().offset());
    assertEquals(2, problem.ply());
  }

  /** A node directly after a variation begins another one, without a bracket of its own. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "0 | TOO_DEEP ;GM[1]0;B[a]1;W[b]",
        "1 | ;GM[1]0;B[a]1;W[b]1;W[c]",
      })
  void aVariationWithoutABracketIsNested(int nesting, String trees) {
    String text = "(;GM[1];B[a](;W[b]);W[c])";
    assertEquals(trees, SgfTreeValue.describe(text, DEFAULTS.with(Limit.NESTING, nesting)));
  }

  /** A plain move is read in one piece, but not if the game has ended or exceeds a limit there. */
  @Test
  void plainMovesObeyTheLimits() {
    String text = "(;GM[1];B[abc];W[abcd];B[abc])";
    assertEquals(
        "TEXT_TOO_LONG ;GM[1]0;B[abc]1;",
        SgfTreeValue.describe(text, DEFAULTS.with(Limit.TAG_LENGTH, 3)));
    assertEquals(
        "TOO_MANY_MOVES ;GM[1]0;B[abc]1;W[abcd]2;",
        SgfTreeValue.describe(text, DEFAULTS.with(Limit.MOVES, 2)));
    List<RecordProblem> problems =
        SgfTreeValue.read(text, DEFAULTS.with(Limit.MOVES, 2)).get(0).problems();
    assertEquals(3, problems.get(0).ply());
  }
}
