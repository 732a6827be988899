package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import com.google.common.io.Resources;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The output of this program is that of an earlier one, except for renamed codes and keys. */
class RenamedTest {
  private static final JsonMapper JSON = JsonMapper.builder().build();

  @TempDir Path folder;

  private Path unpack(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.write(file, Resources.toByteArray(Resources.getResource("renamed/" + name)));
    return file;
  }

  private static Stream<JsonNode> lines(Path file) throws IOException {
    InputStream in = Files.newInputStream(file);
    InputStream text = file.toString().endsWith(".gz") ? new GZIPInputStream(in) : in;
    return new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8))
        .lines()
        .map(JSON::readTree);
  }

  private static void compare(Path old, Stream<JsonNode> now) throws IOException {
    Renamed renamed = Renamed.read();
    try (Stream<JsonNode> before = lines(old)) {
      assertEquals(
          List.of(),
          Renamed.differences(
              before.map(renamed::convert).iterator(), now.map(renamed::comparable).iterator()));
    }
  }

  @Test
  void verdictsAreTheSame() throws IOException {
    Path archive = Files.createDirectory(folder.resolve("archive"));
    for (String name : List.of("part-00000.brg.gz", "part-00001.brg.gz")) {
      Files.move(unpack(name), archive.resolve(name));
    }
    Run run = Run.of("validate", "--json", archive.toString());
    compare(unpack("verdicts.jsonl.gz"), run.lines().stream().map(JSON::readTree));
  }

  @Test
  void tracesAreTheSame() throws IOException {
    Run run = Run.of("trace", unpack("games.jsonl.gz").toString());
    compare(unpack("traces.jsonl.gz"), run.lines().stream().map(JSON::readTree));
  }

  @Test
  void everyDifferenceIsFound() throws IOException {
    Renamed renamed = Renamed.read();
    try (Stream<JsonNode> old = lines(unpack("verdicts.jsonl.gz"))) {
      List<JsonNode> verdicts = old.map(renamed::convert).toList();
      assertEquals(List.of(), differences(verdicts, 0, 0));
      assertFalse(differences(verdicts, 0, 1).isEmpty());
      assertFalse(differences(verdicts, 1, 0).isEmpty());
      assertNotNull(verdicts.get(0).get("valid"));
    }
  }

  private static List<String> differences(List<JsonNode> lines, int from, int otherFrom) {
    return Renamed.differences(lines.listIterator(from), lines.listIterator(otherFrom));
  }

  /**
   * Compares two outputs of {@code validate --json} or {@code trace}, each optionally compressed
   * with gzip: {@code -Dboardrules.renamed.old=FILE -Dboardrules.renamed.new=FILE}.
   */
  @Test
  @EnabledIfSystemProperty(named = "boardrules.renamed.old", matches = ".+")
  void outputsOfTwoProgramsAreTheSame() throws IOException {
    try (Stream<JsonNode> now = lines(Path.of(System.getProperty("boardrules.renamed.new")))) {
      compare(Path.of(System.getProperty("boardrules.renamed.old")), now);
    }
  }
}
