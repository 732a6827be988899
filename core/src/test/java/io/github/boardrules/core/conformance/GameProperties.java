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

/**
 * What the interfaces of core promise of every game (see {@link Promise}), checked on positions
 * from random play and from random setups, under random options; and that the game is there as a
 * service and has vectors.
 *
 * <p>A subclass names the type. It should override {@link #constructedMoves}, as only the game
 * knows how to make moves that no game of its type would ever list, and may override {@link
 * #options} and {@link #setupTexts}.
 */
public abstract class GameProperties {
  private static final int TRIES = 25;

  private final GameType type;
  private final Conformance conformance;

  /**
   * The properties of a game.
   *
   * @param type the type
   */
  protected GameProperties(GameType type) {
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
                return GameProperties.this.setupTexts(game, random);
              }
            });
  }

  /**
   * Options to play with: every option in every value that makes a difference, small boards often.
   * Unless overridden they are drawn from the specifications of the type; options that are a text
   * then have their defaults.
   *
   * @return the arbitrary
   */
  @Provide
  protected Arbitrary<Options> options() {
    return Arbitraries.randomValue(conformance::randomOptions);
  }

  /**
   * {@return some moves made by hand: of wrong phases, off the board, with parts that do not go
   * together; whatever the constructors take} Unless overridden there are none, and only moves that
   * were legal somewhere are tried.
   *
   * @param game the game
   * @param random the only source of chance
   */
  protected List<? extends Move> constructedMoves(Game<?> game, Random random) {
    return List.of();
  }

  /**
   * {@return some texts of setups made by hand, good and bad ones} Unless overridden there are
   * none, and only texts of real positions, spoiled at random, are tried.
   *
   * @param game the game
   * @param random the only source of chance
   */
  protected List<String> setupTexts(Game<?> game, Random random) {
    return List.of();
  }

  @Property(tries = 1)
  void theGameIsFoundAsAService() {
    assertTrue(
        GameTypes.installed()
            .find(type.id())
            .filter(t -> t.getClass() == type.getClass())
            .isPresent(),
        "no service " + type.getClass().getName() + " with the id " + type.id());
  }

  @Property(tries = 1)
  void theGameHasVectors() {
    conformance.checkVectors();
  }

  @Property(tries = TRIES)
  void theOptionsOfAGameMakeItAgain(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.OPTIONS, options, others, seed);
  }

  @Property(tries = TRIES)
  void aPositionIsOverExactlyWhenNoMoveIsLegal(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.END, options, others, seed);
  }

  @Property(tries = TRIES)
  void allWaysToAskForLegalityAgree(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.LEGALITY, options, others, seed);
  }

  @Property(tries = TRIES)
  void playingLeavesThePositionAsItWas(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.PLAY, options, others, seed);
  }

  @Property(tries = TRIES)
  void movesAreReadAsTheyAreWritten(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.MOVE_TEXT, options, others, seed);
  }

  @Property(tries = TRIES)
  void aPositionIsReadAsItIsWritten(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.POSITION_TEXT, options, others, seed);
  }

  @Property(tries = TRIES)
  void anyTextIsASetupOrIsRefused(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.SETUP, options, others, seed);
  }

  @Property(tries = TRIES)
  void equalPositionsAndNoOthersHaveEqualHashes(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.EQUALITY, options, others, seed);
  }

  @Property(tries = TRIES)
  void symmetriesKeepEverything(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.SYMMETRY, options, others, seed);
  }

  @Property(tries = TRIES)
  void aRecordIsReplayedToTheSamePositions(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.RECORD, options, others, seed);
  }

  @Property(tries = TRIES)
  void factsArePlainValues(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.FACTS, options, others, seed);
  }

  @Property(tries = TRIES / 3)
  void threadsDoNotDisturbEachOther(
      @ForAll("options") Options options, @ForAll("options") Options others, @ForAll long seed) {
    conformance.check(Promise.THREADS, options, others, seed);
  }
}
