package io.github.boardrules.linage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritoryState;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The options {@code end}, {@code button} and {@code preset}. */
class LinageVariantTest {
  private static LinageGame game(String options) {
    return new LinageGameType().game(Options.parse(options));
  }

  @ParameterizedTest
  @CsvSource({
    "preset=STANDARD, ''",
    "preset=ABSTRACT_PLAY,"
        + " button=HALF_POINT end=NO_FREE_REGION height=15 komi=-225..225 width=15",
    "preset=ABSTRACT_PLAY width=11 height=13,"
        + " button=HALF_POINT end=NO_FREE_REGION height=13 komi=-143..143 width=11",
    "preset=ABSTRACT_PLAY lineLength=5 button=NONE end=TWO_PASSES komi=0.5 width=9 height=9,"
        + " komi=0.5 lineLength=5",
    "preset=ABSTRACT_PLAY komi=7 opening=FIXED,"
        + " button=HALF_POINT end=NO_FREE_REGION height=15 komi=7 opening=FIXED width=15",
  })
  void canonicalOptionsOfPresets(String options, String canonical) {
    LinageGame game = game(options);
    assertEquals(canonical, game.options().toString());
    assertEquals(game, game(canonical));
  }

  @Test
  void theRulesOfAbstractPlay() {
    assertEquals(game("preset=ABSTRACT_PLAY").rules(), LinageRules.abstractPlay(15, 15));
    assertEquals(451, game("preset=ABSTRACT_PLAY").start().legalMoveCount());
    assertEquals(game("preset=ABSTRACT_PLAY"), game("preset=ABSTRACT_PLAY opening=PIE"));
  }

  @Test
  void theButtonIsWorthHalfAPoint() {
    LinagePosition start = game("opening=FIXED komi=0 button=HALF_POINT").start();
    assertEquals(83, start.legalMoveCount());
    assertEquals(List.of("button", "pass"), notations(start).subList(81, 83));
    LinagePosition taken = start.play("e5").play("Button");
    assertEquals("9/9/9/9/4x4/9/9/9/9 vertical 0 first 0 button:horizontal", taken.text());
    assertEquals(Optional.of(Orientation.HORIZONTAL), taken.button());
    assertEquals("Vertical 0, Horizontal 0 + 0 + bonus", taken.score().toString());
    assertEquals(1, taken.score().horizontalHalfPoints());
    assertEquals(
        "BUTTON_TAKEN", taken.violation(LinageMove.takeButton()).orElseThrow().code().name());
    LinagePosition end = taken.play("pass").play("pass");
    assertEquals(Optional.of(Player.SECOND), end.outcome().orElseThrow().winner());
  }

  @Test
  void theButtonBreaksARowOfPasses() {
    LinagePosition position =
        game("opening=FIXED komi=0 button=HALF_POINT").start().play("pass").play("button");
    assertEquals(0, position.state().passes());
    assertTrue(position.play("pass").toMove().isPresent());
    assertTrue(position.play("pass").play("pass").isOver());
  }

  @Test
  void aGameWithoutAButtonRefusesIt() {
    LinagePosition start = game("opening=FIXED komi=0").start();
    assertEquals("NO_BUTTON", start.violation(LinageMove.takeButton()).orElseThrow().code().name());
    LinageSetup setup =
        LinageSetup.builder()
            .state(TerritoryState.playing(Komi.ZERO, Player.FIRST))
            .button(Orientation.VERTICAL)
            .build();
    assertEquals(
        List.of(LinageDefectCode.NO_BUTTON),
        start.game().defects(setup).stream().map(Violation::code).toList());
    assertThrows(
        SetupException.class,
        () -> start.game().parsePosition("9/9/9/9/9/9/9/9/9 vertical 0 first 0 button:vertical"));
    assertEquals(setup, game("opening=FIXED komi=0 button=HALF_POINT").position(setup).toSetup());
  }

  @Test
  void theButtonBelongsToPlay() {
    assertEquals("WRONG_PHASE", refusal("button=HALF_POINT"));
    assertEquals("NO_BUTTON", refusal(""));
    assertEquals("BUTTON_TAKEN", refusal("button=HALF_POINT", "komi=0.5", "vertical", "button"));
    assertEquals("GAME_OVER", refusal("button=HALF_POINT", "komi=0.5", "vertical", "pass", "pass"));
    assertEquals("GAME_OVER", refusal("", "komi=0.5", "vertical", "pass", "pass"));
  }

  private static String refusal(String options, String... moves) {
    LinagePosition position = game(options).start();
    for (String move : moves) {
      position = position.play(move);
    }
    return position.violation(LinageMove.takeButton()).orElseThrow().code().name();
  }

  @Test
  void aButtonIsParsedAfterChosenSidesOnly() {
    LinageGame game = game("button=HALF_POINT");
    String board = "9/9/9/9/9/9/9/9/9 ";
    for (String state :
        List.of(
            "komi button:vertical",
            "side 4.5 button:vertical",
            "vertical 4.5 first 0 button:",
            "vertical 4.5 first 0 button:first",
            "vertical 4.5 first 0  button:vertical",
            "vertical 4.5 first 0 button:verticals")) {
      assertThrows(NotationException.class, () -> game.parseSetup(board + state), state);
    }
    assertEquals(
        Optional.of(Orientation.HORIZONTAL),
        game.parseSetup(board + "vertical 4.5 first 2 Button:Horizontal").button());
  }

  @Test
  void theButtonNeedsSides() {
    LinageSetup.Builder setup = LinageSetup.builder().button(Orientation.VERTICAL);
    assertThrows(IllegalArgumentException.class, setup::build);
  }

  @Test
  void theGameEndsWithoutFreeRegions() {
    LinagePosition start = game("opening=FIXED komi=0 width=3 height=3").start();
    LinagePosition early = game("opening=FIXED komi=0 width=3 height=3 end=NO_FREE_REGION").start();
    LinagePosition one = start.play("b1").play("b2").play("b3");
    LinagePosition other = early.play("b1").play("b2").play("b3");
    assertEquals(false, one.isOver());
    assertEquals(true, other.isOver());
    assertEquals(List.of(), other.legalMoves());
    assertEquals(Optional.empty(), other.toMove());
    assertEquals("noFreeRegion", other.outcome().orElseThrow().reason().jsonName());
    assertEquals(one.score(), other.score());
    assertEquals(other, early.game().parsePosition(other.text()));
  }

  @Test
  void aGameMayBeOverAtItsStartOrAfterTheChoiceOfSides() {
    LinagePosition fixed = game("width=2 height=9 opening=FIXED komi=0 end=NO_FREE_REGION").start();
    assertEquals(Optional.of(Player.FIRST), fixed.outcome().orElseThrow().winner());
    LinagePosition pie = game("width=2 height=9 end=NO_FREE_REGION").start();
    assertEquals(false, pie.play("komi=0.5").isOver());
    assertEquals(true, pie.play("komi=0.5").play("horizontal").isOver());
  }

  @Test
  void aTranspositionSwapsTheButton() {
    LinagePosition position =
        game("opening=FIXED komi=0 button=HALF_POINT").start().play("b3").play("button");
    LinagePosition image = (LinagePosition) position.game().symmetries().get(4).apply(position);
    assertEquals(Optional.of(Orientation.VERTICAL), image.button());
    assertTrue(image.stones().contains(Cell.parse("c2")));
    assertEquals(position.score().swapPlayers(), image.score());
  }

  @Test
  void theButtonCountsInHashesAndEquality() {
    LinageGame game = game("opening=FIXED komi=0 button=HALF_POINT");
    String text = "9/9/9/9/9/9/9/9/9 vertical 0 first 0";
    LinagePosition none = game.parsePosition(text);
    LinagePosition vertical = game.parsePosition(text + " button:vertical");
    LinagePosition horizontal = game.parsePosition(text + " button:horizontal");
    assertNotEquals(none, vertical);
    assertNotEquals(vertical, horizontal);
    assertNotEquals(none.hash(), vertical.hash());
    assertNotEquals(vertical.hash(), horizontal.hash());
    assertEquals(
        none.hash(), game("opening=FIXED komi=0").parsePosition(text).hash(), "without a button");
  }

  @Test
  void gamesThatDifferInOneVariantDiffer() {
    LinageRules standard = LinageRules.standard();
    assertNotEquals(standard, standard.with(LinageRules.END, LinageEnd.NO_FREE_REGION));
    assertNotEquals(standard, standard.with(LinageRules.BUTTON, LinageButton.HALF_POINT));
  }

  private static List<String> notations(LinagePosition position) {
    return position.legalMoves().stream().map(LinageMove::notation).toList();
  }
}
