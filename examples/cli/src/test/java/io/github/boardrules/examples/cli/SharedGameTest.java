package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests that several threads can play with the same game object, which was not queried before. */
final class SharedGameTest {
  private static final int THREADS = 8;
  private static final int ROUNDS = 6;
  private static final int PLIES = 60;

  static Stream<GameType> types() {
    return GameTypes.installed().all().stream();
  }

  @ParameterizedTest
  @MethodSource("types")
  void allThreadsSeeTheSamePositions(GameType type) throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try {
      for (int round = 0; round < ROUNDS; round++) {
        checkRound(type, round, threads);
      }
    } finally {
      threads.shutdownNow();
    }
  }

  private static void checkRound(GameType type, long seed, ExecutorService threads)
      throws Exception {
    List<String> alone = play(type.game(Options.none()), seed);
    Game<?> shared = type.game(Options.none());
    CyclicBarrier barrier = new CyclicBarrier(THREADS);
    Callable<List<String>> player =
        () -> {
          barrier.await();
          return play(shared, seed);
        };
    List<Future<List<String>>> playing = new ArrayList<>();
    for (int thread = 0; thread < THREADS; thread++) {
      playing.add(threads.submit(player));
    }
    for (Future<List<String>> answer : playing) {
      assertEquals(alone, answer.get());
    }
  }

  /** Plays a random game. Returns a description of every position. */
  private static List<String> play(Game<?> game, long seed) {
    Random random = new Random(seed);
    List<String> seen = new ArrayList<>();
    Position<?> position = game.start();
    while (!position.isOver() && seen.size() < PLIES) {
      seen.add(position + " " + position.hash() + " " + position.canonical().hash());
      int index = random.nextInt(position.legalMoveCount());
      position = position.play(position.legalMoves().get(index).toString());
    }
    seen.add(position + " " + position.outcome() + " " + game.symmetries().size());
    return seen;
  }
}
