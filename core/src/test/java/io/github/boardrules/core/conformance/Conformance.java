package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Random;

/**
 * Checks the promises of a game without jqwik, one sample at a time. {@link ConformanceTest} uses
 * this class; so can tests of all installed games.
 *
 * <pre>{@code
 * Conformance conformance = Conformance.of(type);
 * Random random = new Random(1);
 * for (Promise promise : Promise.values()) {
 *   Options options = conformance.randomOptions(random);
 *   conformance.check(promise, options, conformance.randomOptions(random), random.nextLong());
 * }
 * }</pre>
 */
public final class Conformance {
  private final GameType type;
  private final Material material;

  /** Moves and texts to check a game with, in addition to those from random play. */
  public interface Material {
    /**
     * {@return moves that no game lists: moves of the wrong phase, moves off the board,
     * inconsistent moves}
     *
     * @param game the game
     * @param random the source of randomness
     */
    default List<? extends Move> moves(Game<?> game, Random random) {
      return List.of();
    }

    /**
     * {@return handmade texts of setups, valid and invalid ones}
     *
     * @param game the game
     * @param random the source of randomness
     */
    default List<String> setupTexts(Game<?> game, Random random) {
      return List.of();
    }

    /** {@return whether no setup of the game has defects; false by default} */
    default boolean everySetupIsAPosition() {
      return false;
    }
  }

  private Conformance(GameType type, Material material) {
    this.type = type;
    this.material = material;
  }

  /**
   * {@return checks of a game}
   *
   * @param type the type of the game
   */
  public static Conformance of(GameType type) {
    return of(type, new Material() {});
  }

  /**
   * {@return checks of a game with additional moves and texts}
   *
   * @param type the type of the game
   * @param material the moves and texts
   */
  public static Conformance of(GameType type, Material material) {
    return new Conformance(type, material);
  }

  /**
   * {@return random options of the game within its {@linkplain GameType#options specifications};
   * numbers are mostly small, and options whose value is a text keep their defaults}
   *
   * @param random the source of randomness
   */
  public Options randomOptions(Random random) {
    return RandomOptions.draw(type, random);
  }

  /**
   * Checks a promise on one sample: positions of a random game, which begins at the start or at a
   * random setup, and legal and illegal moves.
   *
   * @param promise the promise
   * @param options the options to play with
   * @param others options of another game of the type, whose moves are tested in this game
   * @param seed the seed of the sample; equal arguments draw the same sample
   * @throws AssertionError if the promise is broken; the message names the arguments and the
   *     position
   */
  public void check(Promise promise, Options options, Options others, long seed) {
    try {
      promise.check(Sampler.sample(type.game(options), type.game(others), material, seed));
    } catch (AssertionError | RuntimeException | StackOverflowError e) {
      throw new AssertionError(
          "%s\n  %s of %s [%s] (others [%s], seed %d)"
              .formatted(Sample.reason(e), promise, type.id(), options, others, seed),
          e);
    }
  }

  /**
   * Checks on one sample that finished positions that differ only in the turn are equal. This is
   * not a {@link Promise}: a game whose published hashes contain the turn cannot keep it.
   *
   * @param options the options to play with
   * @param seed the source of randomness
   * @throws AssertionError if two such positions are unequal
   */
  public void checkFinished(Options options, long seed) {
    Game<?> game = type.game(options);
    Sample.inContext(
        "game",
        type.id() + " [" + options + "], seed " + seed,
        () -> FinishedChecks.check(Sampler.sample(game, game, material, seed)));
  }

  /**
   * Checks that the game has the files that {@link VectorsTest} and {@link PerftTest} read. Until
   * it has them, a test that calls this method is skipped, with a line that says how to begin.
   *
   * @throws AssertionError if a file is empty
   */
  public void checkVectors() {
    VectorFiles files = new VectorFiles(type);
    files.require("games.jsonl.gz");
    files.require("perft.json");
  }
}
