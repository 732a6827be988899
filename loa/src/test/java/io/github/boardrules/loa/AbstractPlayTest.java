package io.github.boardrules.loa;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Compares games and set-up positions of the program gameslib of Abstract Play, ply by ply. The
 * files are not part of the project; without them, the tests are skipped.
 */
@Tag("proof")
final class AbstractPlayTest {
  private static final Path FOLDER = Path.of("..", "..", "shared", "interchange", "abstractplay");
  private static final JsonMapper JSON = JsonMapper.shared();

  @BeforeAll
  static void assumeThatTheFilesExist() {
    assumeTrue(
        Files.isDirectory(FOLDER),
        "SKIPPED: the games of Abstract Play are not at " + FOLDER.toAbsolutePath().normalize());
  }

  @Test
  void everyPlyOfEveryGameAgrees() throws IOException {
    AbstractPlayComparison comparison = new AbstractPlayComparison();
    for (JsonNode game : lines("loa-")) {
      comparison.compareGame(game);
    }
    print(comparison);
    assertEquals(List.of(), comparison.differences());
    assertEquals(211, comparison.games());
  }

  @Test
  void everySetUpPositionAgrees() throws IOException {
    AbstractPlayComparison comparison = new AbstractPlayComparison();
    for (JsonNode position : lines("positions-loa-")) {
      comparison.comparePosition(position);
    }
    print(comparison);
    assertEquals(List.of(), comparison.differences());
    assertEquals(288, comparison.positionsInFull());
    assertEquals(112, comparison.connectedPositions());
  }

  private static void print(AbstractPlayComparison comparison) {
    System.out.println("Abstract Play, Lines of Action: " + comparison);
  }

  @Test
  void plantedFaultsAreFound() throws IOException {
    JsonNode game = lines("loa-board9").get(0);
    assertEquals(0, differences(game));
    int last = game.get("plies").size() - 1;
    ObjectNode wrongBoard = (ObjectNode) game.deepCopy();
    ObjectNode ply = (ObjectNode) wrongBoard.get("plies").get(last / 2);
    ply.put("board", ply.get("board").asString().replaceFirst("A", "B"));
    assertNotEquals(0, differences(wrongBoard));
    ObjectNode wrongList = (ObjectNode) game.deepCopy();
    ((ArrayNode) wrongList.get("plies").get(last / 2).get("legal")).remove(0);
    assertNotEquals(0, differences(wrongList));
    ObjectNode wrongWinner = (ObjectNode) game.deepCopy();
    ArrayNode winner = (ArrayNode) wrongWinner.get("plies").get(last).get("winner");
    int other = 3 - winner.get(0).asInt();
    winner.removeAll().add(other);
    assertNotEquals(0, differences(wrongWinner));
  }

  private static int differences(JsonNode game) {
    AbstractPlayComparison comparison = new AbstractPlayComparison();
    comparison.compareGame(game);
    return comparison.differences().size();
  }

  private static List<JsonNode> lines(String prefix) throws IOException {
    List<JsonNode> lines = new ArrayList<>();
    List<Path> files;
    try (Stream<Path> all = Files.list(FOLDER)) {
      files =
          all.filter(file -> file.getFileName().toString().startsWith(prefix)).sorted().toList();
    }
    for (Path file : files) {
      try (BufferedReader in =
          new BufferedReader(
              new InputStreamReader(
                  new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8))) {
        for (String line = in.readLine(); line != null; line = in.readLine()) {
          lines.add(JSON.readTree(line));
        }
      }
    }
    return lines;
  }
}
