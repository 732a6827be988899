package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the commands with the formats of other programs, which they find as services. */
final class OtherFormatsTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({
    "abstractplay, ABSTRACT_PLAY, json",
    "kaggle, OPEN_SPIEL, json",
    "ludii, LUDII, trl",
    "ludii, LUDII, txt",
    "openspiel, OPEN_SPIEL, txt",
    "playstrategy, PLAY_STRATEGY, ndjson",
    "playstrategy, PLAY_STRATEGY, jsonl",
    "trajectory, OPEN_SPIEL, json"
  })
  void aGameIsConvertedValidatedShownAndConvertedBack(String format, String preset, String ending)
      throws IOException {
    String game =
        "[Game \"loa\"]\n[Options \"preset=%s\"]\n\n1. b1-b3 h7-f7 {a comment} 2. b3-b5 *\n\n"
            .formatted(preset);
    Path brg = folder.resolve("games.brg");
    Files.writeString(brg, game + game.replace(" {a comment}", ""));
    Path file = folder.resolve("games." + ending);
    Run there = Run.of("convert", brg.toString(), "--to", format, "--output", file.toString());
    assertEquals(0, there.status(), there.err());
    assertTrue(there.err().contains("#1: The format has no place for comments on moves"));
    assertFalse(there.err().contains("#2"), there.err());

    Run validated = Run.of("validate", file.toString());
    assertEquals(0, validated.status(), validated.out() + validated.err());
    assertTrue(validated.out().contains("2 games"), validated.out());
    Run shown = Run.of("show", file.toString(), "-n", "2", "--ply", "1");
    assertEquals(0, shown.status(), shown.err());
    assertTrue(shown.out().startsWith("after ply 1, b1-b3:"), shown.out());
    Run back = Run.of("convert", file.toString(), "--to", "brg");
    assertEquals(0, back.status(), back.err());
    assertEquals(2, back.out().split("1\\. b1-b3 h7-f7 2\\. b3-b5 \\*", -1).length - 1);
  }

  @ParameterizedTest
  @CsvSource({"abstractplay, ABSTRACT_PLAY, json", "ludii, LUDII, txt"})
  void filesOfArchivesAreRecognized(String format, String preset, String ending)
      throws IOException {
    Path brg = folder.resolve("games.brg");
    Files.writeString(brg, "[Game \"loa\"]\n[Options \"preset=" + preset + "\"]\n\n1. b1-b3 *\n");
    String text = Run.of("convert", brg.toString(), "--to", format).out();
    Path archive = folder.resolve("games.zip");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
      zip.putNextEntry(new ZipEntry("a." + ending));
      zip.write(text.getBytes(StandardCharsets.UTF_8));
      zip.putNextEntry(new ZipEntry("b.brg"));
      zip.write(Files.readAllBytes(brg));
    }
    Run validated = Run.of("validate", archive.toString());
    assertEquals(0, validated.status(), validated.out());
    assertTrue(validated.out().contains("2 games"), validated.out());
  }

  @ParameterizedTest
  @CsvSource({"abstractplay", "kaggle", "ludii", "openspiel", "playstrategy", "trajectory"})
  void aGameOfOtherRulesIsReported(String format) throws IOException {
    Path brg = folder.resolve("games.brg");
    Files.writeString(brg, "[Game \"loa\"]\n\n1. b1-b3 *\n");
    Run run = Run.of("convert", brg.toString(), "--to", format);
    assertEquals(1, run.status());
    assertTrue(run.err().contains("#1: cannot be written in the format " + format), run.err());
  }

  @Test
  void problemsInJsonHavePointers() throws IOException {
    Path file = folder.resolve("games.json");
    Files.writeString(
        file,
        "[{\"header\":{\"game\":{\"name\":\"Lines of Action\",\"variants\":[\"8x8 board\"]},"
            + "\"players\":[{\"name\":\"A\",\"result\":1},{\"name\":\"B\",\"result\":0}]},\n"
            + "\"moves\":[[\"b1-b3\",\"a2-a3\"]]}]\n");
    Run run = Run.of("validate", "--json", file.toString());
    assertEquals(1, run.status());
    assertTrue(run.out().contains("\"pointer\":\"/0/moves/0/1\""), run.out());
    assertTrue(run.out().contains("\"line\":2,\"column\":19"), run.out());
  }
}
