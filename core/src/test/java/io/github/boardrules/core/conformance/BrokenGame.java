package io.github.boardrules.core.conformance;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import java.util.Random;

/**
 * A game that breaks one promise.
 *
 * @param fault a description of the fault
 * @param caughtBy the part of the kit that must detect the fault
 * @param answers the answers, one of which is incorrect
 */
record BrokenGame(String fault, String caughtBy, Answers answers) {
  private static final int SEEDS = 40;

  static final String GAMES = "vectors: games";
  static final String BAD_INPUTS = "vectors: bad inputs";
  static final String PERFT = "perft";
  static final String FINISHED = "finished positions";

  static BrokenGame of(String fault, Promise promise, Answers answers) {
    return new BrokenGame(fault, promise.name(), answers);
  }

  static GameType type(Answers answers) {
    return new AnsweringGame.Type("row", answers);
  }

  /** Runs a part of the kit: a promise on several samples, or other checks. */
  @SuppressWarnings("JUnitMethodInvoked") // this tests the tests
  static void check(String part, GameType type) {
    switch (part) {
      case GAMES -> new RowVectors(type).everyPlyMatchesTheVectors();
      case BAD_INPUTS -> new RowVectors(type).badInputsAreRefused();
      case PERFT -> new RowPerft(type).everyTableMatches();
      case FINISHED -> checkFinished(type);
      default -> check(Promise.valueOf(part), type);
    }
  }

  private static void checkFinished(GameType type) {
    Conformance conformance = Conformance.of(type, new RowMaterial());
    for (int seed = 0; seed < SEEDS; seed++) {
      conformance.checkFinished(conformance.randomOptions(new Random(seed)), seed);
    }
  }

  private static void check(Promise promise, GameType type) {
    Conformance conformance = Conformance.of(type, new RowMaterial());
    for (int seed = 0; seed < SEEDS; seed++) {
      Options options = conformance.randomOptions(new Random(seed));
      conformance.check(promise, options, conformance.randomOptions(new Random(-seed)), seed);
    }
  }

  /** The vectors of the row game, written by hand. */
  static final class RowVectors extends VectorsTest {
    RowVectors(GameType type) {
      super(type);
    }
  }

  /** The table of the row game. */
  static final class RowPerft extends PerftTest {
    RowPerft(GameType type) {
      super(type);
    }
  }
}
