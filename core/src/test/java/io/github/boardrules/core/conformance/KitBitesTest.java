package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;

/**
 * A correct game passes every part of the kit, and every broken game fails the part that it breaks.
 */
class KitBitesTest {
  private static final GameType RIGHT = BrokenGame.type(new Answers());

  private static List<BrokenGame> brokenGames() {
    return Stream.of(
            BrokenRules.all(),
            BrokenPlay.all(),
            BrokenTexts.all(),
            BrokenSetups.all(),
            BrokenValues.all())
        .flatMap(broken -> broken)
        .toList();
  }

  @TestFactory
  Stream<DynamicTest> aRightGamePasses() {
    return Stream.concat(
            Arrays.stream(Promise.values()).map(Enum::name),
            Stream.of(
                BrokenGame.GAMES, BrokenGame.BAD_INPUTS, BrokenGame.PERFT, BrokenGame.FINISHED))
        .map(part -> DynamicTest.dynamicTest(part, () -> BrokenGame.check(part, RIGHT)));
  }

  @Test
  @SuppressWarnings("JUnitMethodInvoked") // this tests the tests
  void aCorrectGamePassesItsVectors() {
    new BrokenGame.RowVectors(RIGHT).alternativeInputsAreParsedToTheExpectedMove();
    new BrokenGame.RowVectors(RIGHT).badOptionsAreRefused();
    Conformance.of(RIGHT).checkVectors();
  }

  @TestFactory
  Stream<DynamicTest> aBrokenGameIsCaught() {
    return brokenGames().stream()
        .map(broken -> DynamicTest.dynamicTest(broken.fault(), () -> assertCaught(broken)));
  }

  private static void assertCaught(BrokenGame broken) {
    GameType type = BrokenGame.type(broken.answers());
    assertThrows(AssertionError.class, () -> BrokenGame.check(broken.caughtBy(), type));
  }

  @Test
  void everyPromiseIsBrokenByAGame() {
    Set<String> catching =
        brokenGames().stream()
            .map(BrokenGame::caughtBy)
            .collect(Collectors.toCollection(TreeSet::new));
    for (Promise promise : Promise.values()) {
      assertTrue(catching.contains(promise.name()), promise.name());
    }
  }

  @Test
  void aFailureNamesThePositionAndTheArguments() {
    GameType type = BrokenGame.type(brokenGames().get(0).answers());
    Options options = Options.of("cells", "3");
    Executable check =
        () -> Conformance.of(type).check(Promise.LEGALITY, options, Options.none(), 7);
    String message = assertThrows(AssertionError.class, check).getMessage();
    assertLinesMatch(
        List.of(
            "LEGALITY of row \\[cells=3\\] \\(others \\[\\], seed 7\\): position '[^']+': "
                + "illegal move 'a1': isLegal is true for a move that is not listed.*"),
        List.of(String.valueOf(message)));
    assertEquals(message, assertThrows(AssertionError.class, check).getMessage());
  }

  @Test
  void aFailureNamesTheListedMoveThatCannotBePlayed() {
    Answers answers =
        new Answers() {
          @Override
          List<RowMove> legalMoves(AnsweringPosition p) {
            return p.isOver() ? List.of() : List.of(RowMove.on(new Cell(0, 0)));
          }
        };
    Conformance kit = Conformance.of(BrokenGame.type(answers));
    Options options = Options.of("cells", "3");
    AssertionError failure =
        assertThrows(
            AssertionError.class, () -> kit.check(Promise.EQUALITY, options, Options.none(), 7));
    assertLinesMatch(
        List.of(".*: position '[^']+' lists 'a1', but: Illegal move a1: .*"),
        List.of(String.valueOf(failure.getMessage())));
  }

  @Test
  void aGameWithoutVectorsFails() {
    GameType type = new AnsweringGame.Type("rowWithoutVectors", new Answers());
    AssertionError failure =
        assertThrows(AssertionError.class, () -> testOf(type).theGameHasVectors());
    assertEquals(
        "no vectors: the resource /vectors/rowWithoutVectors/games.jsonl.gz is missing",
        failure.getMessage());
    testOf(RIGHT).theGameHasVectors();
  }

  @Test
  void aGameThatIsNotAServiceFails() {
    assertThrows(AssertionError.class, () -> testOf(RIGHT).theGameIsRegisteredAsAService());
  }

  @Test
  void aMissingEngineIsNamed() {
    AssertionError failure =
        assertThrows(
            AssertionError.class,
            () -> Engines.require(List.of("junit-jupiter"), "jqwik", "jqwik-engine", "properties"));
    assertEquals(
        "Nothing runs properties: the test class path has the engines [junit-jupiter], but not"
            + " jqwik. Add jqwik-engine.",
        failure.getMessage());
    assertTrue(Engines.installed().containsAll(List.of("jqwik", "junit-jupiter")));
  }

  @Test
  void aLauncherOlderThanTheEnginesIsReported() {
    assertThrows(AssertionError.class, () -> Engines.requireAligned("1.3.1", "1.14.4"));
    Engines.requireAligned("1.14.4", "1.14.4");
    Engines.requireAligned("6.0.0-RC1", "1.14.4");
    Engines.requireAligned("", "1.14.4");
    Engines.requireAlignedLauncher();
  }

  /** Surefire before 2.22.0 runs this method and no other. */
  @Test
  void aTestToolWithoutTheJUnitPlatformFails() {
    assertThrows(AssertionError.class, () -> testOf(RIGHT).testsNeedTheJUnitPlatform());
  }

  /**
   * Besides one property for each promise, the kit tests the service, the vectors, the engine and
   * finished positions.
   */
  @Test
  void everyPromiseHasAProperty() {
    List<Method> properties =
        Arrays.stream(ConformanceTest.class.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(Property.class))
            .toList();
    assertEquals(Promise.values().length + 4, properties.size());
  }

  private static ConformanceTest testOf(GameType type) {
    return new ConformanceTest(type) {};
  }
}
