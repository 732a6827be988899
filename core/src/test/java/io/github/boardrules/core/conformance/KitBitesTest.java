package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertLinesMatch;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordInput;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.RecordScanner;
import io.github.boardrules.core.record.TextLocation;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.core.testing.CountdownType;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A correct game passes every part of the kit, and every broken game fails the part that it breaks.
 */
@SuppressWarnings("JUnitMethodInvoked") // this tests the tests
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

  /** A common fault; one promise alone might miss it in a game in which the turn seldom differs. */
  @Test
  void aHashWithoutThePlayerToMoveBreaksSeveralPromises() {
    GameType type = BrokenGame.type(BrokenValues.hashWithoutTurn());
    List<Promise> broken =
        Arrays.stream(Promise.values())
            .filter(promise -> isBroken(() -> BrokenGame.check(promise.name(), type)))
            .toList();
    assertEquals(List.of(Promise.PLAY, Promise.SETUP, Promise.EQUALITY), broken);
  }

  private static boolean isBroken(Executable check) {
    try {
      check.execute();
      return false;
    } catch (Throwable e) {
      return true;
    }
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
            "isLegal is true for a move that is not listed.*",
            "  illegal move 'a1'",
            "  position '[^']+'",
            "  LEGALITY of row \\[cells=3\\] \\(others \\[\\], seed 7\\)"),
        String.valueOf(message).lines().toList());
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
        List.of(
            "position '[^']+' lists 'a1', but: Illegal move a1: .*",
            "  EQUALITY of row \\[cells=3\\] \\(others \\[\\], seed 7\\)"),
        String.valueOf(failure.getMessage()).lines().toList());
  }

  @Test
  void aGameWithoutVectorsIsReported() {
    GameType type = new AnsweringGame.Type("rowWithoutVectors", new Answers());
    RuntimeException skipped =
        assertThrows(RuntimeException.class, () -> testOf(type).theGameHasVectors());
    assertEquals("org.opentest4j.TestAbortedException", skipped.getClass().getName());
    assertEquals(
        "NO VECTORS: /vectors/rowWithoutVectors/games.jsonl.gz is missing, so"
            + " nothing shows that rowWithoutVectors is the right game. To begin, write games as"
            + " lines {\"id\":\"1\",\"game\":\"rowWithoutVectors\",\"options\":{},\"moves\":[...]},"
            + " complete them with the command trace, check what it says by hand or with a second"
            + " program, and compress them with gzip to games.jsonl.gz",
        skipped.getMessage());
    testOf(RIGHT).theGameHasVectors();
  }

  @Test
  void fewerTrialsCanBeRunAndShrinkingStillWorks() {
    int[] runs = {0};
    Trials trials = new Trials(3, () -> 0);
    for (int i = 0; i < 10; i++) {
      trials.run(() -> runs[0]++);
    }
    assertEquals(3, runs[0]);
    Trials failing = new Trials(2, () -> 0);
    for (int i = 0; i < 10; i++) {
      assertThrows(
          IllegalStateException.class,
          () ->
              failing.run(
                  () -> {
                    throw new IllegalStateException();
                  }));
    }
    assertEquals(5, Trials.limit("5"));
    assertEquals(Trials.MAX, Trials.limit(null));
    for (String wrong : List.of("0", "26", "many", "")) {
      String message =
          assertThrows(IllegalArgumentException.class, () -> Trials.limit(wrong)).getMessage();
      assertEquals(
          "boardrules.conformance.trials must be a number from 1 to 25, but is " + wrong, message);
    }
  }

  @Test
  void aSlowPromiseIsReportedWithItsTime() {
    long[] nanos = {0};
    Trials trials = new Trials(25, () -> nanos[0]);
    trials.run(() -> nanos[0] += 1_500_000_000L);
    assertEquals(Optional.empty(), trials.report("PLAY of row"));
    trials.run(() -> nanos[0] += 4_000_000_000L);
    assertEquals(
        Optional.of(
            "PLAY of row took 5.5 s for 2 trials. To run fewer, set the system property"
                + " boardrules.conformance.trials, 25 by default"),
        trials.report("PLAY of row"));
  }

  @Test
  void theKitCountsItsTrials() {
    int[] asked = {0};
    Answers answers =
        new Answers() {
          @Override
          List<RowMove> legalMoves(AnsweringPosition p) {
            asked[0]++;
            return super.legalMoves(p);
          }
        };
    ConformanceTest test = testOf(BrokenGame.type(answers));
    for (int i = 0; i < Trials.MAX; i++) {
      test.playingDoesNotChangeThePosition(Options.none(), Options.none(), i);
    }
    int all = asked[0];
    test.playingDoesNotChangeThePosition(Options.none(), Options.none(), 0);
    assertEquals(all, asked[0], "after the last trial");
  }

  @Test
  void vectorsThatListTooManyMovesNameTheLimit() {
    JsonNode listed = new JsonMapper().readTree("{\"legal\":[\"a1\"]}");
    JsonNode counted = new JsonMapper().readTree("{\"legalCount\":1,\"legalSha256\":\"x\"}");
    AssertionError failure =
        assertThrows(
            AssertionError.class, () -> VectorsTest.assertAlike(listed, counted, 169, 121));
    assertEquals(
        "the vectors have legal, but a board of 169 cells has more than the limit of 121 cells, so"
            + " a snapshot has legalCount and legalSha256 instead. Write these, or let the type"
            + " implement SnapshotLimit",
        failure.getMessage());
    failure =
        assertThrows(
            AssertionError.class, () -> VectorsTest.assertAlike(counted, listed, 100, 121));
    assertEquals(
        "the vectors have legalCount, but a board of 100 cells is within the limit of 121 cells, so"
            + " a snapshot has legal instead. Write it, or let the type implement SnapshotLimit",
        failure.getMessage());
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
   * Besides one property for each promise, the kit tests the service, the engine and finished
   * positions, and, in a test that can be skipped, the vectors.
   */
  @Test
  void everyPromiseHasAProperty() {
    List<Method> properties =
        Arrays.stream(ConformanceTest.class.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(Property.class))
            .toList();
    assertEquals(Promise.values().length + 3, properties.size());
    Set<String> tests =
        Arrays.stream(ConformanceTest.class.getDeclaredMethods())
            .filter(method -> method.isAnnotationPresent(Test.class))
            .map(Method::getName)
            .collect(Collectors.toSet());
    assertEquals(Set.of("jqwikRunsTheProperties", "theGameHasVectors"), tests);
  }

  /** A format beside the game must keep all of it; another may lose something, and is skipped. */
  @Test
  void aFormatOfTheGameKeepsAllOfIt() {
    record Lossy(boolean canWrite, boolean loses) implements RecordFormat {
      @Override
      public String id() {
        return "lossy";
      }

      @Override
      public RecordScanner open(RecordInput in) {
        throw new AssertionError("nobody reads this format");
      }

      @Override
      public boolean canWrite(GameReplay replay) {
        return canWrite;
      }

      @Override
      public List<RecordProblem> losses(GameReplay replay) {
        return loses
            ? List.of(RecordProblem.of(Code.NOT_KEPT, TextLocation.nowhere(), 0, "The end is lost"))
            : List.of();
      }

      @Override
      public void write(GameReplay replay, Appendable target) {
        throw new AssertionError("nobody writes this format");
      }
    }
    GameReplay replay = GameInProgress.of(RIGHT.game(Options.none())).toReplay();
    Lossy lossy = new Lossy(true, true);
    assertThrows(AssertionError.class, () -> RecordChecks.canKeep(lossy, replay, RIGHT));
    assertFalse(RecordChecks.canKeep(lossy, replay, new CountdownType()));
    assertTrue(RecordChecks.canKeep(new Lossy(true, false), replay, RIGHT));
    assertFalse(RecordChecks.canKeep(new Lossy(false, true), replay, RIGHT));
    assertTrue(RecordChecks.canKeep(BrgFormat.BRG, replay, RIGHT));
  }

  private static ConformanceTest testOf(GameType type) {
    return new ConformanceTest(type) {};
  }
}
