package io.github.boardrules.loa.sgf;

import static io.github.boardrules.loa.sgf.TestFormat.BRG;
import static io.github.boardrules.loa.sgf.TestFormat.SGF;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Validator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SgfLimitsTest {
  private static final String GOOD = "\n(;GM[09]PB[good];B[take1])";

  private static List<Code> codesOfFirst(String text, ReadLimits limits) {
    List<ParsedGame> games = Records.read(SGF, text + GOOD, limits);
    assertEquals(2, games.size());
    assertEquals("good", games.get(1).record().header().tag("First").orElseThrow());
    return Records.codes(games.get(0));
  }

  /**
   * Nodes after a closed variation are nested in it without brackets of their own; this text nests
   * thousands of them.
   */
  @ParameterizedTest
  @CsvSource({"(;B[take1]);W[take1]", ";B[take1](;W[take1])"})
  void variationsNestedWithoutBracketsAreLimited(String piece) {
    String text = "(;GM[09]" + piece.repeat(9_990) + ")";
    assertEquals(List.of(Code.TOO_DEEP), codesOfFirst(text, ReadLimits.defaults()));
  }

  /** Each variation of a line adds a bracket but no depth. */
  @Test
  void manyVariationsOfOneLineAreNotNested() {
    String moves = "(take1 take1 take1) take1 ".repeat(300);
    GameReplay replay =
        Records.UNTAGGED.replay(Records.good(BRG, "take1 take1 take1 " + moves + "*"));
    String text = SGF.write(replay);
    GameRecord again = Records.good(SGF, text);
    assertEquals(303, again.moves().size());
    assertEquals(
        replay.record().moves().get(302).variations().size(),
        again.moves().get(302).variations().size());
  }

  @ParameterizedTest
  @CsvSource({"0, false", "1, true", "2, true"})
  void theDepthCountsVariations(int nesting, boolean isAllowed) {
    ReadLimits limits = ReadLimits.defaults().with(Limit.NESTING, nesting);
    String one = "(;GM[09](;B[take1](;W[take1](;B[take1])))(;B[take2]))";
    assertEquals(isAllowed ? List.of() : List.of(Code.TOO_DEEP), codesOfFirst(one, limits));
    String two = "(;GM[09](;B[take1])(;B[take2](;W[take1])(;W[take2])))";
    boolean allowsTwo = nesting >= 2;
    assertEquals(allowsTwo ? List.of() : List.of(Code.TOO_DEEP), codesOfFirst(two, limits));
  }

  @Test
  void bracketsAreLimitedByTheNumberOfMoves() {
    ReadLimits limits = ReadLimits.defaults().with(Limit.MOVES, 5);
    assertEquals(List.of(), codesOfFirst("(;GM[09]" + "(;".repeat(5) + ")".repeat(6), limits));
    assertEquals(
        List.of(Code.TOO_DEEP), codesOfFirst("(;GM[09]" + "(;".repeat(6) + ")".repeat(7), limits));
  }

  /** Each of these texts has six nodes and values, the two of the root included. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "(;GM[09];;;;)",
        "(;GM[09];C[x];C[x])",
        "(;GM[09]EV[a][b][c][d])",
        "(;GM[09]TR[a]MA[b];;)",
        "(;GM[09];B[take1];W[take1])",
        "(;GM[09];B[take1](;W[take1])",
      })
  void nodesAndValuesAreCountedTogether(String text) {
    ReadLimits six = ReadLimits.defaults().with(Limit.NODES, 6);
    assertFalse(codesOfFirst(text, six).contains(Code.TOO_MANY_TAGS));
    ReadLimits five = ReadLimits.defaults().with(Limit.NODES, 5);
    assertTrue(codesOfFirst(text, five).contains(Code.TOO_MANY_TAGS));
  }

  @Test
  void tagsOfAllKindsAreCountedTogether() {
    ReadLimits limits = ReadLimits.defaults().with(Limit.TAGS, 3);
    assertEquals(List.of(), codesOfFirst("(;GM[09]EV[x]TAG[A:1])", limits));
    List<ParsedGame> games = Records.read(SGF, "(;GM[09]EV[x]TAG[A:1][B:2][C:3])", limits);
    assertEquals(List.of(Code.TOO_MANY_TAGS), Records.codes(games.get(0)));
    assertEquals(2, games.get(0).record().header().tags().size());
  }

  /** Setup properties are kept as tags: their values together have the length of one. */
  @Test
  void theValuesOfAListAreOneTag() {
    ReadLimits limits = ReadLimits.defaults().with(Limit.TAG_LENGTH, 8);
    assertEquals(List.of(), codesOfFirst("(;GM[09]TR[a1][b1][c1])", limits));
    assertEquals(List.of(Code.TEXT_TOO_LONG), codesOfFirst("(;GM[09]TR[a1][b1][c1][d1])", limits));
  }

  /** The moves of variations count among the moves of a game, not among those of its main line. */
  @Test
  void theMovesOfTheMainLineHaveALimitOfTheirOwn() {
    String text = "(;GM[9];B[b1-b3](;W[a2-c2];B[g1-g3])(;W[a7-c7];B[c1-c3];W[h7-f7]))";
    Validator validator = Records.OPTIONS.withFormat(SGF);
    ReadLimits three = ReadLimits.defaults().with(Limit.PLIES, 3);
    assertEquals(
        List.of(), validator.withLimits(three).validate(text, "t").toList().get(0).problems());
    ReadLimits two = three.with(Limit.PLIES, 2);
    GameVerdict refused = validator.withLimits(two).validate(text, "t").toList().get(0);
    assertEquals(List.of(Code.TOO_MANY_PLIES), Records.codes(refused.problems()));
    assertEquals(2, refused.problems().get(0).ply());
    assertEquals(2, refused.plies());
  }
}
