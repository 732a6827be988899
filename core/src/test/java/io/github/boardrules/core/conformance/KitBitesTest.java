package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
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

/** Every promise of the kit is kept by a right game and finds the wrong ones. */
class KitBitesTest {
  private static final GameType RIGHT = BrokenGame.type(new Answers());

  private static List<BrokenGame> brokenGames() {
    return Stream.concat(BrokenRules.all(), BrokenValues.all()).toList();
  }

  @TestFactory
  Stream<DynamicTest> aRightGamePasses() {
    return Stream.concat(
            Arrays.stream(Promise.values()).map(Enum::name),
            Stream.of(BrokenGame.GAMES, BrokenGame.BAD_INPUTS, BrokenGame.PERFT))
        .map(part -> DynamicTest.dynamicTest(part, () -> BrokenGame.check(part, RIGHT)));
  }

  @Test
  @SuppressWarnings("JUnitMethodInvoked") // the tests are what is tested
  void aRightGamePassesTheOtherVectors() {
    new BrokenGame.RowVectors(RIGHT).alternativeInputsMeanWhatTheVectorsSay();
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
  void everyPromiseCatchesSomething() {
    Set<String> catching =
        brokenGames().stream()
            .map(BrokenGame::caughtBy)
            .collect(Collectors.toCollection(TreeSet::new));
    for (Promise promise : Promise.values()) {
      assertTrue(catching.contains(promise.name()), promise.name());
    }
  }

  @Test
  void aFailureSaysWhereAndHowToSeeItAgain() {
    GameType type = BrokenGame.type(brokenGames().get(0).answers());
    Options options = Options.of("cells", "3");
    Executable check =
        () -> Conformance.of(type).check(Promise.LEGALITY, options, Options.none(), 7);
    String message = assertThrows(AssertionError.class, check).getMessage();
    assertLinesMatch(
        List.of(
            "LEGALITY of row \\[cells=3\\] \\(others \\[\\], seed 7\\): position '[^']+': "
                + "illegal move 'a1': not listed, and isLegal says yes.*"),
        List.of(String.valueOf(message)));
    assertEquals(message, assertThrows(AssertionError.class, check).getMessage());
  }

  @Test
  void aGameWithoutVectorsFails() {
    GameType type = new AnsweringGame.Type("rowWithoutVectors", new Answers());
    AssertionError failure =
        assertThrows(AssertionError.class, () -> propertiesOf(type).theGameHasVectors());
    assertEquals(
        "no vectors: the resource /vectors/rowWithoutVectors/games.jsonl.gz is missing",
        failure.getMessage());
    propertiesOf(RIGHT).theGameHasVectors();
  }

  @Test
  void aGameThatIsNoServiceFails() {
    assertThrows(AssertionError.class, () -> propertiesOf(RIGHT).theGameIsFoundAsAService());
  }

  /** Besides the service and the vectors there is one property for each promise. */
  @Test
  void everyPromiseIsAProperty() {
    List<Method> properties =
        Arrays.stream(GameProperties.class.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(Property.class))
            .toList();
    assertEquals(Promise.values().length + 2, properties.size());
  }

  private static GameProperties propertiesOf(GameType type) {
    return new GameProperties(type) {};
  }
}
