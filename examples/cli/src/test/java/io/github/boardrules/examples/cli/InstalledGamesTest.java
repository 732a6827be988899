package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.conformance.Conformance;
import io.github.boardrules.core.conformance.Promise;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Tests that every installed game conforms to the contract of the API, and that its module runs the
 * conformance kit.
 */
class InstalledGamesTest {
  private static final int SAMPLES = Integer.getInteger("boardrules.conformance.samples", 2);

  static Stream<String> ids() {
    return GameTypes.installed().all().stream().map(GameType::id).filter(Run::isAModule);
  }

  @BeforeAll
  static void gamesAreInstalled() {
    assertTrue(ids().findAny().isPresent());
  }

  @ParameterizedTest
  @MethodSource("ids")
  void everyPromiseHolds(String id) {
    Conformance conformance = Conformance.of(GameTypes.installed().get(id));
    for (int sample = 0; sample < SAMPLES; sample++) {
      Random random = new Random(sample);
      for (Promise promise : Promise.values()) {
        conformance.check(
            promise,
            conformance.randomOptions(random),
            conformance.randomOptions(random),
            random.nextLong());
      }
    }
  }

  /** The module of a game has the id of the game as its name. */
  @ParameterizedTest
  @MethodSource("ids")
  void theModuleHasVectorsAndRunsTheKit(String id) throws IOException {
    Path tests = Path.of("..", "..", id, "src", "test");
    for (String name : List.of("games.jsonl.gz", "perft.json")) {
      Path vectors = tests.resolve("resources").resolve("vectors").resolve(id).resolve(name);
      assertTrue(Files.isRegularFile(vectors), "no vectors: " + vectors + " is missing");
    }
    List<String> sources;
    try (Stream<Path> files = Files.walk(tests.resolve("java"))) {
      sources = files.filter(Files::isRegularFile).map(InstalledGamesTest::read).toList();
    }
    for (String kit : List.of("ConformanceTest", "VectorsTest", "PerftTest")) {
      assertTrue(
          sources.stream().anyMatch(source -> source.contains(" extends " + kit + " {")),
          "no class in " + tests + " extends " + kit);
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
