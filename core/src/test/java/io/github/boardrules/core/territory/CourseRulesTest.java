package io.github.boardrules.core.territory;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.spi.TextScanner;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which rule a declaration breaks, and what is wrong with a course. */
class CourseRulesTest {
  private static final Terms PIE = Terms.usual(3, 3).pie(Komi.parse("-1.5"), Komi.parse("4"));
  private static final Terms FIXED = Terms.usual(3, 3).fixed(Komi.parse("4"));

  private static Course course(String text) {
    return TerritoryText.readCourse(new TextScanner(text));
  }

  @ParameterizedTest
  @CsvSource({
    "komi, pass, WRONG_STAGE, FIRST has to name a komi",
    "komi, vertical, WRONG_STAGE, FIRST has to name a komi",
    "komi, komi=3, KOMI_NOT_IN_LIST, a komi of 3 is no choice",
    "side 4, pass, WRONG_STAGE, SECOND has to choose a side",
    "side 4, komi=4, KOMI_ALREADY_NAMED, the komi is settled",
    "vertical 4 first 0, komi=4, KOMI_ALREADY_NAMED, the komi is settled",
    "vertical 4 first 1, horizontal, SIDE_ALREADY_CHOSEN, the sides are settled",
    "vertical 4 first 2, pass, GAME_OVER, the game is over",
    "vertical 4 first 2, komi=4, GAME_OVER, the game is over",
    "vertical 4 first 2, vertical, GAME_OVER, the game is over",
  })
  void theRuleThatADeclarationBreaks(
      String course, String declaration, TerritoryViolation code, String message) {
    Declaration said = Declaration.read(new TextScanner(declaration)).orElseThrow();
    assertEquals(Optional.of(Violation.of(code, message)), course(course).violation(said, PIE));
  }

  @ParameterizedTest
  @CsvSource({
    "komi, WRONG_STAGE",
    "side 4, WRONG_STAGE",
    "vertical 4 first 0,",
    "horizontal 4 second 1,",
    "vertical 4 first 2, GAME_OVER",
  })
  void theRuleThatAnyPlacementBreaks(String course, TerritoryViolation code) {
    assertEquals(Optional.ofNullable(code), course(course).violationOfTurn().map(Violation::code));
  }

  @Test
  void aDefectOfEveryKind() {
    assertDefects(PIE, "komi", false);
    assertDefects(PIE, "komi", true, TerritoryDefect.STONES_IN_THE_OPENING);
    assertDefects(PIE, "side 4", true, TerritoryDefect.STONES_IN_THE_OPENING);
    assertDefects(PIE, "side 3", false, TerritoryDefect.KOMI_NOT_IN_LIST);
    assertDefects(PIE, "vertical 3 first 0", true, TerritoryDefect.KOMI_NOT_IN_LIST);
    assertDefects(PIE, "vertical 4 second 0", true);
    assertDefects(FIXED, "komi", false, TerritoryDefect.OPENING_IS_FIXED);
    assertDefects(FIXED, "side 4", false, TerritoryDefect.OPENING_IS_FIXED);
    assertDefects(FIXED, "vertical 4 first 1", true);
    assertDefects(FIXED, "vertical 4 second 1", true, TerritoryDefect.FIRST_IS_VERTICAL);
    assertDefects(
        FIXED,
        "side 3",
        true,
        TerritoryDefect.KOMI_NOT_IN_LIST,
        TerritoryDefect.OPENING_IS_FIXED,
        TerritoryDefect.STONES_IN_THE_OPENING);
  }

  private static void assertDefects(
      Terms terms, String course, boolean stones, TerritoryDefect... defects) {
    assertEquals(
        ImmutableList.copyOf(defects),
        course(course).defects(terms, stones).stream().map(Violation::code).toList(),
        course);
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
  void whoMovesAndWhoPlaysWhat(
      String course, Player toMove, Orientation first, Orientation second) {
    assertEquals(Optional.ofNullable(toMove), course(course).toMove());
    assertEquals(Optional.ofNullable(first), course(course).side(Player.FIRST));
    assertEquals(Optional.ofNullable(second), course(course).side(Player.SECOND));
  }

  @Test
  void turnsArePassedOnAndPlacingEndsARowOfPasses() {
    Course course = course("vertical 4 second 1");
    assertEquals(course("horizontal 4 second 2"), course.after(new Declaration.Pass()));
    assertEquals(course("horizontal 4 second 0"), course.afterPlacement());
    assertEquals(course("side 4"), Course.BEGINNING.after(new Declaration.NameKomi(new Komi(8))));
    assertEquals(
        course("vertical 4 second 0"),
        course("side 4").after(new Declaration.ChooseSide(Orientation.VERTICAL)));
    assertEquals(
        course("vertical 4 first 0"),
        course("side 4").after(new Declaration.ChooseSide(Orientation.HORIZONTAL)));
  }

  @Test
  void onlyAnOverGameForgetsWhoseTurnItWouldBe() {
    assertEquals(
        course("vertical 4 first 2"), course("horizontal 4 first 2").forgettingTurnWhenOver());
    for (String same : List.of("horizontal 4 first 1", "vertical 4 first 2", "komi", "side 4")) {
      assertEquals(course(same), course(same).forgettingTurnWhenOver());
    }
  }

  @Test
  void coursesAreEqualIfEverythingIsTheSame() {
    List<String> courses =
        List.of(
            "komi",
            "side 4",
            "side -1.5",
            "vertical 4 first 0",
            "vertical 4 first 1",
            "horizontal 4 first 1",
            "vertical 4 second 0",
            "vertical -1.5 first 0");
    for (String one : courses) {
      assertEquals(course(one).hashCode(), course(one).hashCode());
      assertEquals(false, course(one).equals((Object) one));
      for (String other : courses) {
        assertEquals(one.equals(other), course(one).equals(course(other)), one + ", " + other);
      }
    }
  }

  @Test
  void transposingTurnsSidesAndKomiAround() {
    assertEquals(course("horizontal -4 second 1"), course("vertical 4 second 1").transposed());
    assertEquals(
        "the sides are not chosen yet",
        assertThrows(IllegalArgumentException.class, () -> course("side 4").transposed())
            .getMessage());
  }

  @Test
  void aScoreIsCountedInHalfPoints() {
    TerritoryScore score = course("vertical 3.5 first 2").score(8, 4);
    assertEquals(16, score.verticalHalfPoints());
    assertEquals(15, score.horizontalHalfPoints());
    assertEquals("Vertical 8, Horizontal 4 + 3.5", score.toString());
    assertEquals(
        ImmutableMap.of(
            "winnerSide", Optional.of("VERTICAL"),
            "verticalHalfPoints", 16,
            "horizontalHalfPoints", 15),
        score.facts());
    TerritoryScore level = course("vertical 4 first 2").score(8, 4);
    assertEquals(Optional.empty(), level.leadingSide());
    assertEquals(Optional.empty(), level.leader());
    assertEquals(Komi.ZERO, Course.BEGINNING.score(1, 1).komi());
    assertEquals(
        Course.BEGINNING, new Course(Optional.empty(), Optional.empty(), Orientation.VERTICAL, 0));
  }

  @Test
  void termsMadeByHandAreChecked() {
    assertEquals(new Terms(9, 9, Opening.PIE, Terms.usual().komi()), Terms.usual());
    assertEquals(ImmutableList.of(new Komi(1), new Komi(3)), Terms.usual(1, 2).komi().asList());
    assertEquals(25, Terms.usual(25, 1).width());
    Terms small = Terms.usual(2, 2);
    Terms fixed = small.fixed(new Komi(-9));
    assertEquals("height=2 komi=-4.5 opening=FIXED width=2", fixed.options().toString());
    assertEquals(
        "height",
        assertThrows(OptionException.class, () -> new Terms(1, 0, Opening.FIXED, fixed.komi()))
            .option());
    for (Executable bad :
        List.<Executable>of(
            () -> Terms.usual(0, 5),
            () -> Terms.usual(5, 26),
            () -> new Terms(26, 1, Opening.PIE, small.komi()),
            () -> new Terms(1, 0, Opening.PIE, small.komi()),
            () -> small.pie(),
            () -> small.pie(new Komi(9)),
            () -> small.pie(new Komi(-9)))) {
      assertThrows(OptionException.class, bad);
    }
    assertEquals(2, small.pie(new Komi(-8), new Komi(8)).komi().size());
  }
}
