package io.github.boardrules.examples.engine.conform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.Maps;
import com.google.common.collect.MultimapBuilder;
import com.google.common.collect.Multiset;
import com.google.common.collect.TreeMultiset;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/**
 * Searches for mistakes that are planted in implementations in Python: by default one of every
 * second class, with {@code -Dboardrules.mutants=all} all of them, of which 95 percent must be
 * found in two minutes each.
 */
@Tag("proof")
class MutantsTest {
  private static final Path FOLDER = Path.of("src", "test", "conform");
  private static final boolean IS_ALL = "all".equals(System.getProperty("boardrules.mutants"));
  private static final double SECONDS = 120;
  private static final double RIGHT_SECONDS = IS_ALL ? 60 : 3;

  static Stream<String> games() {
    return Stream.of("loa", "linage", "iris", "carteso");
  }

  private static Conformance conformance(double seconds, String... arguments) {
    List<String> command = new ArrayList<>(List.of("python3", FOLDER.resolve("program.py") + ""));
    command.addAll(List.of(arguments));
    return new Conformance(
        GameTypes.installed(),
        () -> new ChildProgram(command, Duration.ofSeconds(10)),
        2,
        1,
        seconds,
        line -> {});
  }

  /** Returns whether a finding is short, and the right program answers its questions rightly. */
  private static boolean isGood(Finding found) throws IOException {
    return found.plies() <= 12 && conformance(0, found.game()).replay(found.questions()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void theRightProgramHasNoFinding(String game) throws IOException {
    assumeThatPythonExists();
    GameReport report = conformance(RIGHT_SECONDS, game).check().get(0);
    assertEquals(Optional.empty(), report.failure(), report.lines().toString());
  }

  @ParameterizedTest
  @MethodSource("games")
  void plantedMistakesAreFound(String game) throws IOException {
    assumeThatPythonExists();
    Map<String, JsonNode> sample = new LinkedHashMap<>();
    for (JsonNode mutant :
        RefereeJson.MAPPER.readTree(Files.readString(FOLDER.resolve("mutants.json")))) {
      if (mutant.path("game").asString().equals(game)) {
        sample.putIfAbsent(mutant.path(IS_ALL ? "name" : "class").asString(), mutant);
      }
    }
    List<String> missed = new ArrayList<>();
    ListMultimap<String, String> questions = MultimapBuilder.treeKeys().arrayListValues().build();
    List<JsonNode> wanted = ImmutableList.copyOf(sample.values());
    for (int i = 0; i < wanted.size(); i += IS_ALL ? 1 : 2) {
      JsonNode mutant = wanted.get(i);
      String name = mutant.path("name").asString();
      GameReport report = conformance(SECONDS, game, "--mutant", name).check().get(0);
      boolean isFound = report.finding().isPresent() && isGood(report.finding().get());
      System.out.printf(
          "%s %s (%s): %s in %.1f s, %d questions, %d plies%n",
          game,
          name,
          mutant.path("class").asString(),
          isFound ? "found" : "missed",
          report.seconds(),
          report.questions(),
          report.finding().map(Finding::plies).orElse(-1));
      if (!isFound) {
        missed.add(name);
      }
      questions.put(
          game + "." + mutant.path("class").asString(), isFound ? "" + report.questions() : "-");
    }
    if (IS_ALL) {
      Files.writeString(
          Files.createDirectories(Path.of("target")).resolve("planted-" + game + ".properties"),
          Joiner.on('\n')
                  .withKeyValueSeparator('=')
                  .join(Maps.transformValues(questions.asMap(), Joiner.on(' ')::join))
              + "\n");
    }
    assertEquals(0, missed.size() * 20 / Math.max(1, sample.size()), missed.toString());
    if (IS_ALL) {
      PlantedMistakes.of(game, Long.MAX_VALUE)
          .forEach(
              (name, mistakes) ->
                  assertTrue(
                      questions.get(game + "." + name).stream().filter(n -> !n.equals("-")).count()
                          >= mistakes.found() - 1,
                      name));
    }
  }

  /** The table of the reports and the one of the guide are about all planted mistakes. */
  @Test
  void theTablesHaveAllPlantedMistakes() throws IOException {
    Multiset<String> planted = TreeMultiset.create();
    for (JsonNode mutant :
        RefereeJson.MAPPER.readTree(Files.readString(FOLDER.resolve("mutants.json")))) {
      planted.add(mutant.path("game").asString() + " " + mutant.path("class").asString());
    }
    Multiset<String> listed = TreeMultiset.create();
    String guide = Files.readString(Path.of("..", "guide", "conform.md"));
    for (String game : games().toList()) {
      Map<String, PlantedMistakes> found = PlantedMistakes.of(game, Long.MAX_VALUE);
      found.forEach((name, mistakes) -> listed.add(game + " " + name, mistakes.planted()));
      String row =
          "| " + game + " | " + Joiner.on(", ").withKeyValueSeparator(' ').join(found) + " |";
      assertTrue(guide.contains(row), row);
      assertTrue(PlantedMistakes.of(game, 0).values().stream().allMatch(p -> p.found() == 0), game);
    }
    assertEquals(planted, listed);
  }

  private static void assumeThatPythonExists() throws IOException {
    try {
      Process process = new ProcessBuilder("python3", "--version").start();
      assumeTrue(process.waitFor() == 0, "no python3");
    } catch (IOException e) {
      assumeTrue(false, "no python3");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
