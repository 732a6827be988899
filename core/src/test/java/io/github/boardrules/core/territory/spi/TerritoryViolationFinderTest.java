package io.github.boardrules.core.territory.spi;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryDefectCode;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.TerritoryViolationCode;
import io.github.boardrules.core.text.TextScanner;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the violations of moves and setups, and the state after a move. */
class TerritoryViolationFinderTest {
  private static final Dots PIE = Dots.of("width=3 height=3 komi=-1.5,4");
  private static final Dots FIXED = Dots.of("width=3 height=3 komi=4 opening=FIXED");

  private static TerritoryState state(String text) {
    return TerritoryState.read(new TextScanner(text));
  }

  private static Dots.DotMove move(String text) {
    return Dots.MOVES.parse(new TextScanner(text)).orElseThrow();
  }

  @Test
  void theDefaultOfTheKomiSaysSo() {
    String message =
        TerritoryViolationFinder.violation(
                move("komi=3"), state("komi"), Dots.of("width=3 height=3"))
            .orElseThrow()
            .message();
    assertTrue(message.startsWith("this game does not offer a komi of 3, but by default"), message);
    assertTrue(message.contains("komi=ANY"), message);
  }

  @ParameterizedTest
  @CsvSource({
    "komi, pass, WRONG_PHASE, the first player must name a komi first",
    "komi, vertical, WRONG_PHASE, the first player must name a komi first",
    "komi, komi=3, KOMI_NOT_IN_LIST, this game does not offer a komi of 3",
    "side 4, pass, WRONG_PHASE, the second player must choose a side first",
    "side 4, komi=4, KOMI_ALREADY_NAMED, the komi is already named",
    "vertical 4 first 0, komi=4, KOMI_ALREADY_NAMED, the komi is already named",
    "vertical 4 first 1, horizontal, SIDE_ALREADY_CHOSEN, the sides are already chosen",
    "vertical 4 first 2, pass, GAME_OVER, the game is over",
    "vertical 4 first 2, komi=4, GAME_OVER, the game is over",
    "vertical 4 first 2, vertical, GAME_OVER, the game is over",
  })
  void aMoveOtherThanAPlacementBreaksARule(
      String state, String text, TerritoryViolationCode code, String message) {
    Violation violation =
        TerritoryViolationFinder.violation(move(text), state(state), PIE).orElseThrow();
    assertEquals(code, violation.code());
    assertEquals(message, violation.message());
    assertEquals(List.of(), violation.cells());
  }

  @ParameterizedTest
  @CsvSource({
    "komi, WRONG_PHASE",
    "side 4, WRONG_PHASE",
    "vertical 4 first 0,",
    "horizontal 4 second 1,",
    "vertical 4 first 2, GAME_OVER",
  })
  void aPlacementIsLegalInThePlayPhaseOnly(String state, TerritoryViolationCode code) {
    Dots.DotMove placement = Dots.DotMove.place(Cell.parse("c3"));
    assertEquals(
        Optional.ofNullable(code),
        TerritoryViolationFinder.violation(placement, state(state), PIE).map(Violation::code));
  }

  @Test
  void setupsWithDefects() {
    assertDefects(PIE, "komi", false);
    assertDefects(PIE, "komi", true, TerritoryDefectCode.STONES_IN_THE_OPENING);
    assertDefects(PIE, "side 4", true, TerritoryDefectCode.STONES_IN_THE_OPENING);
    assertDefects(PIE, "side 3", false, TerritoryDefectCode.KOMI_NOT_IN_LIST);
    assertDefects(PIE, "vertical 3 first 0", true, TerritoryDefectCode.KOMI_NOT_IN_LIST);
    assertDefects(PIE, "vertical 4 second 0", true);
    assertDefects(FIXED, "komi", false, TerritoryDefectCode.OPENING_IS_FIXED);
    assertDefects(FIXED, "side 4", false, TerritoryDefectCode.OPENING_IS_FIXED);
    assertDefects(FIXED, "vertical 4 first 1", true);
    assertDefects(FIXED, "vertical 4 second 1", true, TerritoryDefectCode.FIRST_IS_VERTICAL);
    assertDefects(
        FIXED,
        "side 3",
        true,
        TerritoryDefectCode.KOMI_NOT_IN_LIST,
        TerritoryDefectCode.OPENING_IS_FIXED,
        TerritoryDefectCode.STONES_IN_THE_OPENING);
  }

  private static void assertDefects(
      Dots game, String state, boolean stones, TerritoryDefectCode... defects) {
    assertEquals(
        ImmutableList.copyOf(defects),
        TerritoryViolationFinder.defects(state(state), game, stones).stream()
            .map(Violation::code)
            .toList(),
        state);
  }

  @ParameterizedTest
  @CsvSource({
    "komi, FIRST, ,",
    "side 4, SECOND, ,",
    "vertical 4 first 0, FIRST, VERTICAL, HORIZONTAL",
    "horizontal 4 first 0, SECOND, VERTICAL, HORIZONTAL",
    "vertical 4 second 0, SECOND, HORIZONTAL, VERTICAL",
    "horizontal 4 second 1, FIRST, HORIZONTAL, VERTICAL",
    "vertical 4 first 2, , VERTICAL, HORIZONTAL",
  })
  void playerToMoveAndSidesOfThePlayers(
      String state, Player toMove, Orientation first, Orientation second) {
    assertEquals(Optional.ofNullable(toMove), state(state).toMove());
    assertEquals(Optional.ofNullable(first), side(state(state), Player.FIRST));
    assertEquals(Optional.ofNullable(second), side(state(state), Player.SECOND));
  }

  private static Optional<Orientation> side(TerritoryState state, Player player) {
    return PIE.start().game().parsePosition("3/3/3 " + state).side(player);
  }

  @Test
  void aMoveChangesTheTurnAndAPlacementResetsThePasses() {
    TerritoryState state = state("vertical 4 second 1");
    assertEquals(state("horizontal 4 second 2"), state.afterPass());
    assertEquals(state("horizontal 4 second 0"), state.afterPlacement());
    Dots.DotPosition named = PIE.start().play("komi=4");
    assertEquals(state("side 4"), named.state());
    assertEquals(state("vertical 4 second 0"), named.play("vertical").state());
    assertEquals(state("vertical 4 first 0"), named.play("horizontal").state());
    assertEquals(state("horizontal 4 first 1"), named.play("horizontal").play("pass").state());
  }

  @Test
  void theSideToMoveCanBeReplaced() {
    for (int passes = 0; passes <= 2; passes++) {
      TerritoryState vertical = state("vertical 4 first " + passes);
      TerritoryState horizontal = state("horizontal 4 first " + passes);
      assertEquals(vertical, horizontal.withSideToMove(Orientation.VERTICAL));
      assertEquals(horizontal, horizontal.withSideToMove(Orientation.HORIZONTAL));
    }
  }

  @Test
  void statesWithDifferentTextsAreNotEqual() {
    List<String> states =
        List.of(
            "komi",
            "side 4",
            "side -1.5",
            "vertical 4 first 0",
            "vertical 4 first 1",
            "horizontal 4 first 1",
            "vertical 4 second 0",
            "vertical -1.5 first 0");
    for (String one : states) {
      assertEquals(state(one).hashCode(), state(one).hashCode());
      assertEquals(false, state(one).equals((Object) one));
      for (String other : states) {
        assertEquals(one.equals(other), state(one).equals(state(other)), one + ", " + other);
      }
    }
  }

  @Test
  void transposingTurnsSidesAndKomiAround() {
    TerritoryState settled = state("vertical 4 second 1");
    assertEquals(state("horizontal -4 second 1"), settled.transposed());
    Dots game = PIE;
    assertEquals(
        "the sides are not chosen yet",
        assertThrows(
                IllegalArgumentException.class, () -> game.symmetries().get(4).apply(game.start()))
            .getMessage());
  }

  @Test
  void aScoreIsCountedInHalfPoints() {
    TerritoryScore score = state("vertical 3.5 first 2").score(8, 4);
    assertEquals(16, score.verticalHalfPoints());
    assertEquals(15, score.horizontalHalfPoints());
    assertEquals("Vertical 8, Horizontal 4 + 3.5", score.toString());
    assertEquals(
        ImmutableMap.of(
            "winnerSide", "VERTICAL",
            "verticalHalfPoints", 16,
            "horizontalHalfPoints", 15),
        score.facts());
    TerritoryScore level = state("vertical 4 first 2").score(8, 4);
    assertEquals(Optional.empty(), level.leadingSide());
    assertEquals(Optional.empty(), level.leader());
    assertEquals(Komi.ZERO, TerritoryState.start(PIE.rules()).score(1, 1).komi());
  }

  @Test
  void aBonusIsHalfAPoint() {
    TerritoryScore score = state("vertical 3.5 first 2").score(8, 4);
    TerritoryScore vertical = score.withBonus(Orientation.VERTICAL);
    TerritoryScore horizontal = score.withBonus(Orientation.HORIZONTAL);
    assertEquals(17, vertical.verticalHalfPoints());
    assertEquals(15, vertical.horizontalHalfPoints());
    assertEquals(16, horizontal.horizontalHalfPoints());
    assertEquals("Vertical 8 + bonus, Horizontal 4 + 3.5", vertical.toString());
    assertEquals("Vertical 8, Horizontal 4 + 3.5 + bonus", horizontal.toString());
    assertEquals(Optional.empty(), horizontal.leadingSide());
    assertEquals("Vertical 4, Horizontal 8 - 3.5 + bonus", vertical.swapPlayers().toString());
  }
}
