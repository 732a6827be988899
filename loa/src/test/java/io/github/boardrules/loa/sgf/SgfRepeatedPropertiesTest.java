package io.github.boardrules.loa.sgf;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.record.RecordProblem.Code;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Properties that occur twice in a node, or have two values. */
class SgfRepeatedPropertiesTest {
  private static final SgfFormat SGF = new SgfFormat();

  private static ParsedGame root(String properties) {
    return Records.one(SGF, "(;" + properties + ";B[take1])");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "GM", "FF", "CA", "AP", "ST", "SZ", "RE", "EV", "PC", "DT", "RO", "PB", "PW", "BR", "WR",
        "BT", "WT", "GN", "GC", "AN", "SO", "US", "CP", "TM", "RU", "XY", "ON"
      })
  void aSecondValueInTheRootIsReported(String name) {
    String first =
        name.equals("GM") ? "99" : name.equals("RE") ? "B+" : name.equals("CA") ? "UTF-8" : "9";
    String second = name.equals("RE") ? "W+R" : name.equals("CA") ? "UTF-16" : "8";
    String others = name.equals("GM") ? "" : "GM[09]";
    for (String text :
        List.of(
            others + name + "[" + first + "]" + name + "[" + second + "]",
            others + name + "[" + first + "][" + second + "]")) {
      ParsedGame game = root(text);
      assertEquals(List.of(Code.DUPLICATE_TAG), Records.codes(game), text);
      assertEquals(text.lastIndexOf('[') + 4, game.problems().get(0).location().column(), text);
      assertEquals(root(others + name + "[" + first + "]").record(), game.record(), text);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "TAG[Mood:a]TAG[Mood:b]",
    "TAG[Mood:a][Mood:b]",
    "EV[a]TAG[Event:b]",
    "TAG[Setup:5 b][Setup:6 b]",
    "SZ[9]RU[size=8]",
    "TAG[Termination:forfeit][Termination:resignation]",
  })
  void tagsThatContradictOthersAreReported(String properties) {
    assertEquals(List.of(Code.DUPLICATE_TAG), Records.codes(root("GM[09]" + properties)));
  }

  @Test
  void theSizeCanBeRepeatedAsAnOption() {
    assertEquals(List.of(), root("GM[09]SZ[9]RU[size=9]").problems());
  }

  /** Setup and markup are lists. */
  @ParameterizedTest
  @CsvSource({"TR[a1][b2]", "TR[a1]TR[b2]", "TR[a1]PB[x]TR[b2]"})
  void listsAreMerged(String properties) {
    ParsedGame game = root("GM[09]" + properties);
    assertEquals(List.of(), game.problems());
    assertEquals(Optional.of("a1 b2"), game.record().header().tag("TR"));
  }

  @Test
  void aMoveHasOneValue() {
    ParsedGame game = Records.one(SGF, "(;GM[09];B[take1][take2];W[take3])");
    assertEquals(List.of(Code.DUPLICATE_TAG), Records.codes(game));
    assertEquals(19, game.problems().get(0).location().column());
    assertEquals(List.of("take1", "take3"), Records.moves(game.record()));
  }

  @Test
  void allCommentsAreKept() {
    ParsedGame game = Records.one(SGF, "(;GM[09]C[a][b]C[c];B[take1]C[d][e])");
    assertEquals(List.of(), game.problems());
    assertEquals("a\nb\nc", game.record().header().comment());
    assertEquals("d\ne", game.record().moves().get(0).annotations().commentAfter());
  }
}
