package io.github.boardrules.examples.cli.fuzz;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Runs the targets on the inputs that fuzzing found before, which are in {@code
 * src/test/resources/fuzz} by target, and on inputs derived from real games.
 */
final class FuzzInputsTest {
  private static final Path KEPT = Path.of("src/test/resources/fuzz");
  private static final Path ROOT = Path.of("../..");

  @ParameterizedTest
  @EnumSource
  void inputsFoundBefore(Target target) throws IOException {
    try (Stream<Path> files = Files.list(KEPT.resolve(target.folder()))) {
      List<Path> all = files.sorted().toList();
      assertTrue(!all.isEmpty(), "no inputs");
      for (Path file : all) {
        byte[] input = Files.readAllBytes(file);
        assertDoesNotThrow(() -> target.check(input), file.toString());
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void inputsFromRealGames(Target target) {
    ImmutableList<byte[]> seeds = new Seeds(ROOT).of(target);
    assertTrue(seeds.size() >= 50, () -> "seeds " + seeds.size());
    for (byte[] seed : seeds) {
      assertDoesNotThrow(() -> target.check(seed), () -> FuzzInput.text(seed));
    }
  }
}
