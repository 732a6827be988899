package io.github.boardrules.core.conformance;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterProperty;
import org.junit.jupiter.api.Test;

/**
 * Checks every {@link Promise} on positions from random play and from random setups, under random
 * options. It also checks that the game is registered as a service, and says if it has no vectors
 * yet.
 *
 * <p>A subclass names the type of the game. It should override {@link #constructedMoves}, because
 * only the game can make moves that it never lists, and may override {@link #options} and {@link
 * #setupTexts}.
 *
 * <p>Each promise is checked in 25 trials. To run fewer, for example while a game is being written,
 * set the system property {@code boardrules.conformance.trials}: {@code mvn test
 * -Dboardrules.conformance.trials=5}. A promise that takes more than 5 seconds prints its time. A
 * game is slow here if its queries are: {@code legalMoves}, {@code outcome} and {@code isOver} are
 * called thousands of times a trial.
 *
 * <p>The properties run on jqwik's engine, and {@link VectorsTest} and {@link PerftTest} on the
 * engine of JUnit Jupiter. A test on each engine fails if the other engine is missing, so a build
 * fails if it runs only half of the kit.
 */
@Tag("repeated")
public abstract class ConformanceTest {
  private static final int TRIES = Trials.MAX;

  private final GameType type;
  private final Conformance conformance;

  /** The trials of one promise: jqwik creates an instance of this class for each property. */
  private final Trials trials = Trials.ofProperty();

  /** The promise that was checked; empty before the first trial. */
  private String checked = "";

  /**
   * Creates the test of a game.
   *
   * @param type the type of the game
   */
  protected ConformanceTest(GameType type) {
    this.type = type;
    this.conformance =
        Conformance.of(
            type,
            new Conformance.Material() {
              @Override
              public List<? extends Move> moves(Game<?> game, Random random) {
                return constructedMoves(game, random);
              }

              @Override
              public List<String> setupTexts(Game<?> game, Random random) {
                return ConformanceTest.this.setupTexts(game, random);
              }

              @Override
              public boolean everySetupIsAPosition() {
                return ConformanceTest.this.everySetupIsAPosition();
              }
            });
  }

  /**
   * Returns the options to play with. They should cover every value that affects the rules, and
   * prefer small boards.
   *
   * <p>By default the options are drawn from the {@linkplain GameType#options specifications} of
   * the type. Options whose value is a text keep their defaults.
   *
   * @return the arbitrary
   */
  @Provide
  protected Arbitrary<Options> options() {
    return Arbitraries.randomValue(conformance::randomOptions);
  }

  /**
   * Returns moves that no game lists: moves of the wrong phase, moves off the board, and
   * inconsistent moves, as far as the constructors accept them.
   *
   * <p>None by default. The kit then tests only moves that are legal in some position.
   *
   * @param game the game
   * @param random the source of randomness
   * @return the moves
   */
  protected List<? extends Move> constructedMoves(Game<?> game, Random random) {
    return List.of();
  }

  /**
   * Returns handmade texts of setups, valid and invalid ones.
   *
   * <p>None by default. The kit then tests only texts of positions, most of them changed at random.
   *
   * @param game the game
   * @param random the source of randomness
   * @return the texts
   */
  protected List<String> setupTexts(Game<?> game, Random random) {
    return List.of();
  }

  /**
   * Returns whether every setup that can be parsed is a position, so that no setup has defects.
   *
   * <p>False by default: among the texts of {@link #setupTexts} and the texts of positions, changed
   * at random, the kit expects one with defects.
   *
   * @return whether no setup has defects
   */
  protected boolean everySetupIsAPosition() {
    return false;
  }

  /**
   * Returns whether finished positions that differ only in the turn are unequal.
   *
   * <p>False by default, and preferably, because no player is to move in a finished position.
   * Return true only for a game whose published {@linkplain io.github.boardrules.core.Position#hash
   * hashes} contain the turn of finished positions, because hashes never change.
   *
   * @return whether the turn distinguishes finished positions
   */
  protected boolean finishedPositionsHaveATurn() {
    return false;
  }

  @Test
  void jqwikRunsTheProperties() {
    Engines.require(
        Engines.installed(),
        "jqwik",
        "net.jqwik:jqwik-engine",
        "the properties of the conformance kit");
  }

  @Property(tries = 1)
  void jupiterRunsTheVectors() {
    Engines.require(
        Engines.installed(),
        "junit-jupiter",
        "org.junit.jupiter:junit-jupiter-engine",
        "the vectors and perft tables of the conformance kit");
    Engines.requireAlignedLauncher();
  }

  /**
   * Always fails. Surefire before 2.22.0 does not know the JUnit Platform: without JUnit 4 or
   * TestNG, it runs the public methods whose names begin with {@code test}, and nothing else. No
   * other test tool runs this method.
   */
  @SuppressWarnings("DoNotCallSuggester")
  public final void testsNeedTheJUnitPlatform() {
    throw new AssertionError(
        "This version of Maven Surefire cannot run the conformance kit, which needs the JUnit"
            + " Platform. Set the version of maven-surefire-plugin to 3.0.0 or newer.");
  }

  @Property(tries = 1)
  void theGameIsRegisteredAsAService() {
    assertTrue(
        GameTypes.installed()
            .find(type.id())
            .filter(t -> t.getClass() == type.getClass())
            .isPresent(),
        "no service " + type.getClass().getName() + " with the id " + type.id());
  }

  /** Skipped, and loudly, until the game has vectors. */
  @Test
  void theGameHasVectors() {
    conformance.checkVectors();
  }

  @Property(tries = TRIES)
  void optionsRecreateTheGame(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.OPTIONS, options, others, seed);
  }

  @Property(tries = TRIES)
  void aPositionIsOverExactlyWhenNoMoveIsLegal(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.END, options, others, seed);
  }

  @Property(tries = TRIES)
  void allQueriesAboutLegalityAgree(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.LEGALITY, options, others, seed);
  }

  @Property(tries = TRIES)
  void playingDoesNotChangeThePosition(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.PLAY, options, others, seed);
  }

  @Property(tries = TRIES)
  void theNotationOfAMoveIsParsedToAnEqualMove(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.MOVE_TEXT, options, others, seed);
  }

  @Property(tries = TRIES)
  void theTextOfAPositionIsParsedToAnEqualPosition(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.POSITION_TEXT, options, others, seed);
  }

  @Property(tries = TRIES)
  void anyTextIsParsedAsASetupOrRefused(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.SETUP, options, others, seed);
  }

  @Property(tries = TRIES)
  void positionsAreEqualExactlyIfTheirHashesAreEqual(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.EQUALITY, options, others, seed);
  }

  @Property(tries = TRIES)
  void finishedPositionsHaveNoTurn(@ForAll("options") Options options, @ForAll long seed) {
    if (!finishedPositionsHaveATurn()) {
      checked = "Checking finished positions";
      trials.run(() -> conformance.checkFinished(options, seed));
    }
  }

  @Property(tries = TRIES)
  void symmetriesPreserveTheRules(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.SYMMETRY, options, others, seed);
  }

  @Property(tries = TRIES)
  void recordsAreReplayedToTheSamePositions(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.RECORD, options, others, seed);
  }

  @Property(tries = TRIES)
  void componentsAreDisjointAndOrdered(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.COMPONENTS, options, others, seed);
  }

  @Property(tries = TRIES)
  void factsArePlainValues(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.FACTS, options, others, seed);
  }

  @Property(tries = TRIES)
  void nullArgumentsAreRefused(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.NULLS, options, others, seed);
  }

  @Property(tries = TRIES / 3)
  void concurrentQueriesGetTheSameAnswers(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    check(Promise.THREADS, options, others, seed);
  }

  private void check(Promise promise, Options options, Options others, long seed) {
    checked = promise.name();
    trials.run(() -> conformance.check(promise, options, others, seed));
  }

  /** Prints the time of a promise whose trials took more than 5 seconds. */
  @AfterProperty
  void reportSlowTrials() {
    trials.report(checked + " of " + type.id()).ifPresent(System.err::println);
  }
}
