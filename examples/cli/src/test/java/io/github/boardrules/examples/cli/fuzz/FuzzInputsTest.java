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
 * What fuzzing found before, each input kept in {@code src/test/resources/fuzz} in the folder of
 * its target; and what real games yield.
 */
final class FuzzInputsTest {
  private static final Path KEPT = Path.of("src/test/resources/fuzz");
  private static final Path ROOT = Path.of("../..");

  @ParameterizedTest
  @EnumSource
  void whatWasFoundBefore(Target target) throws IOException {
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
  void whatRealGamesYield(Target target) {
    ImmutableList<byte[]> seeds = new Seeds(ROOT).of(target);
    assertTrue(seeds.size() >= 50, () -> "seeds " + seeds.size());
    for (byte[] seed : seeds) {
      assertDoesNotThrow(() -> target.check(seed), () -> FuzzInput.text(seed));
    }
  }
}
