package io.github.boardrules.examples.tables;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.LineReplay;
import io.github.boardrules.core.record.Validator;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Tests the statistics. */
class StatisticsCommandTest {
  private static final JsonMapper JSON = new JsonMapper();

  private static JsonNode statistics(Object... arguments) {
    List<Object> all = new ArrayList<>(List.of("statistics", "--format=json"));
    all.addAll(List.of(arguments));
    TablesRun.Run run = TablesRun.run(all.toArray());
    assertEquals("", run.err());
    assertEquals(0, run.status());
    return JSON.readTree(run.out());
  }

  /** Fails if the figures depend on how games are distributed to threads. */
  @Test
  void theSameSeedGivesTheSameFigures() {
    String[] game = {"--game=linage", "--option=width=5", "--option=height=5", "--random=300"};
    JsonNode one = statistics(game[0], game[1], game[2], game[3], "--threads=1");
    assertEquals(one, statistics(game[0], game[1], game[2], game[3], "--threads=3"));
    assertEquals(300, one.get("games").asInt());
    JsonNode other = statistics(game[0], game[1], game[2], game[3], "--seed=2");
    assertTrue(!one.get("length").equals(other.get("length")));
  }

  /** Compares the figures of records with those of the replayed games. */
  @Test
  void figuresOfRecords() throws Exception {
    Path file = TablesRun.RECORDS.resolve("iris/iris-5.brg");
    List<LineReplay> lines = new ArrayList<>();
    try (Stream<GameReplay> all = Validator.installed().open(file).replays()) {
      all.filter(GameReplay::isValid)
          .forEach(verdict -> lines.add(verdict.mainLine().orElseThrow()));
    }
    JsonNode found = statistics(file);
    assertEquals(lines.size(), found.get("games").asInt());
    assertEquals(
        lines.stream()
            .filter(line -> line.last().isOver())
            .mapToInt(LineReplay::legalPlies)
            .average()
            .orElseThrow(),
        found.get("length").get("mean").asDouble(),
        1e-9);
    assertEquals(
        lines.stream()
            .flatMap(line -> line.positions().stream())
            .filter(position -> !position.isOver())
            .mapToInt(position -> position.legalMoveCount())
            .average()
            .orElseThrow(),
        found.get("branching").get("mean").asDouble(),
        1e-9);
    assertEquals(
        lines.stream()
            .map(line -> line.positions().get(Math.min(3, line.legalPlies())).hash())
            .distinct()
            .count(),
        found.get("plies").get(3).get("positions").asLong());
    assertEquals(
        lines.stream()
            .flatMap(line -> line.last().outcome().stream())
            .filter(outcome -> outcome.winner().isPresent())
            .count(),
        found.get("sides").path("BLACK").asLong(0) + found.get("sides").path("WHITE").asLong(0));
  }

  /** The published figures of Linage and Carteso with the 11 komi values of the report. */
  @ParameterizedTest
  @CsvSource({"linage, 95", "carteso, 176"})
  void actionsAndShortestGamesOfTheReports(String game, int actions) {
    JsonNode found =
        statistics("--game=" + game, "--option=komi=0.5..10.5", "--depth=4", "--memory=16");
    assertEquals(actions, found.get("actions").asInt());
    assertEquals(4, found.get("shortest").get("length").asInt());
    assertEquals(22, found.get("shortest").get("games").asInt());
    assertEquals(4, found.get("shortest").get("example").size());
    for (JsonNode figure : found.get("published")) {
      assertEquals(figure.get("published").asString(), figure.get("here").asString());
    }
    assertEquals(3, found.get("published").size());
  }

  @Test
  void positionsActionsAndShortestGamesOfIris() {
    JsonNode found = statistics("--game=iris", "--depth=3", "--memory=16");
    assertEquals(91, found.get("depths").get(0).get("reached").asInt());
    assertEquals(10_010, found.get("depths").get(1).get("reached").asInt());
    assertEquals(539_928, found.get("depths").get(2).get("reached").asInt());
    assertTrue(found.get("depths").get(2).get("exact").asBoolean());
    assertEquals(3, found.get("shortest").get("length").asInt());
    assertEquals(91, found.get("shortest").get("games").asInt());
    assertEquals(110, found.get("actions").asInt());
    assertEquals(128, found.get("inputs").asInt());
  }

  /**
   * The report of Ai Ai says 110 moves with a deviation of 6. Most random games have 108 to 114
   * moves, but a few are ended early by two passes and decide the deviation, so its error is large
   * here: about 0.4.
   */
  @Test
  @Tag("proof")
  void lengthsOfRandomGamesOfIris() {
    JsonNode byMove = statistics("--game=iris", "--random=4000").get("length");
    assertEquals(110, byMove.get("mean").asDouble(), 0.5);
    assertEquals(7.5, byMove.get("deviation").asDouble(), 1.2);
    JsonNode byInput = statistics("--game=iris", "--random=4000", "--by-input").get("length");
    assertEquals(110, byInput.get("mean").asDouble(), 0.7);
    assertTrue(byInput.get("deviation").asDouble() < byMove.get("deviation").asDouble());
  }

  /** Fails if a limit changes the numbers of finished games, and does not only end them earlier. */
  @Test
  void aLimitOfPositionsOnlyEndsTheExploration() throws Exception {
    Game<?> game = GameTypes.installed().get("iris").game(Options.parse("n=2"));
    List<Exploration.Depth> all = Exploration.of(game, 9, 1000).depths;
    assertEquals(9, all.size());
    for (int memory = 1; memory < 100; memory++) {
      List<Exploration.Depth> depths = Exploration.of(game, 9, memory).depths;
      for (int i = 0; i < depths.size(); i++) {
        assertEquals(all.get(i).finished(), depths.get(i).finished(), "memory " + memory);
      }
    }
  }

  /** The shortest of some games are no answer to the shortest of all. */
  @Test
  void shortestGamesOfASampleAreNotCompared() {
    JsonNode found = statistics("--game=iris", "--random=20");
    assertEquals("sample", found.get("shortest").get("of").asString());
    for (JsonNode figure : found.get("published")) {
      assertTrue(!figure.get("figure").asString().startsWith("shortest"), figure.toString());
    }
    assertTrue(found.get("published").size() >= 3);
  }

  /** The estimate is within four standard errors of the exact number. */
  @Test
  @Tag("proof")
  void manyPositionsAreEstimated() {
    JsonNode exact = statistics("--game=loa", "--depth=4", "--memory=64");
    JsonNode estimate = statistics("--game=loa", "--depth=4", "--memory=2");
    long positions = exact.get("depths").get(3).get("positions").asLong();
    assertTrue(exact.get("depths").get(3).get("exact").asBoolean());
    assertTrue(!estimate.get("depths").get(3).get("exact").asBoolean());
    assertEquals(
        (double) positions,
        estimate.get("depths").get(3).get("positions").asDouble(),
        4 * Distinct.ERROR * positions);
  }

  @Test
  void everyFormatShowsThePublishedFigures(@TempDir Path folder) throws Exception {
    TablesRun.Run text = TablesRun.run("statistics", "--game=iris", "--random=20");
    assertTrue(text.out().contains("published length.mean"), text.out());
    Path page = folder.resolve("page.html");
    TablesRun.Run html =
        TablesRun.run(
            "statistics", "--game=iris", "--random=20", "--format=html", "--output=" + page);
    assertEquals(0, html.status(), html.err());
    String written = Files.readString(page);
    assertEquals(3, written.split("<svg ", -1).length - 1);
    assertTrue(written.contains("<td>length.mean</td><td>110</td>"), written);
  }

  @Test
  void wrongUsageIsExplained() {
    assertEquals(2, TablesRun.run("statistics").status());
    assertEquals(2, TablesRun.run("statistics", "--random=5").status());
    assertEquals(2, TablesRun.run("statistics", "--game=loa", "--random=-1").status());
  }
}
