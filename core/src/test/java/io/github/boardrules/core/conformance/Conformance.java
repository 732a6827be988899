package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import java.util.List;
import java.util.Random;

/**
 * Checks a game without jqwik, one sample at a time: what {@link GameProperties} does, for code
 * that knows no game by name.
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

  /** What a game is checked with besides what its own random play and its texts provide. */
  public interface Material {
    /**
     * {@return some moves made by hand: of wrong phases, off the board, with parts that do not go
     * together; whatever the constructors take}
     *
     * @param game the game
     * @param random the only source of chance
     */
    default List<? extends Move> moves(Game<?> game, Random random) {
      return List.of();
    }

    /**
     * {@return some texts of setups made by hand, good and bad ones; besides, texts of real
     * positions are changed at random}
     *
     * @param game the game
     * @param random the only source of chance
     */
    default List<String> setupTexts(Game<?> game, Random random) {
      return List.of();
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
   * {@return checks of a game with more material}
   *
   * @param type the type of the game
   * @param material what to check it with
   */
  public static Conformance of(GameType type, Material material) {
    return new Conformance(type, material);
  }

  /**
   * {@return options of the game, drawn from what its {@linkplain GameType#options specifications}
   * allow, mostly small numbers and never a text}
   *
   * @param random the only source of chance
   */
  public Options randomOptions(Random random) {
    return RandomOptions.draw(type, random);
  }

  /**
   * Checks a promise on one sample: some positions of a random game, which begins at the start or
   * at a random setup, and some moves, legal and illegal ones.
   *
   * @param promise what to check
   * @param options the options to play with
   * @param others options of another game of the type, whose moves are tried as well
   * @param seed the only source of chance: the same arguments draw the same sample
   * @throws AssertionError if the promise is broken; the message has the arguments and the position
   */
  public void check(Promise promise, Options options, Options others, long seed) {
    try {
      promise.check(Sampler.sample(type.game(options), type.game(others), material, seed));
    } catch (AssertionError | RuntimeException | StackOverflowError e) {
      throw new AssertionError(
          "%s of %s [%s] (others [%s], seed %d): %s"
              .formatted(promise, type.id(), options, others, seed, Sample.reason(e)),
          e);
    }
  }

  /**
   * Checks that the game has vectors where {@link VectorsTest} and {@link PerftTest} look for them.
   *
   * @throws AssertionError if it has none, or only a part of them
   */
  public void checkVectors() {
    VectorFiles files = new VectorFiles(type);
    files.require("games.jsonl.gz");
    files.require("perft.json");
  }
}
