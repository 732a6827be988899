package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ValidateCommandTest {
  private static final JsonMapper JSON = new JsonMapper();
  private static final String GOOD = "1. d1-b3 h5-g4 2. b1-b4 g4xg1 3. b4-e7 a3xc1\n";
  private static final String ILLEGAL = "[Game \"loa\"]\n\n1. d1-b3 h5-g4\n2. b3-b5 *\n";

  @TempDir private Path folder;

  private static List<JsonNode> json(Run run) {
    return run.lines().stream().map(JSON::readTree).toList();
  }

  private String write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.writeString(file, text);
    return file.toString();
  }

  @Test
  void theRecordsOfTheProjectAreValid() {
    Run run = Run.of("validate", Path.of("..", "records").toString());
    assertEquals(0, run.status(), run.out());
    long loa = run.lines().stream().filter(line -> line.startsWith("ok   loa/")).count();
    assertTrue(loa >= 60, "real games: " + loa);
  }

  @Test
  void anIllegalMoveIsReportedWithItsLocation() throws IOException {
    Run run = Run.of("validate", "--json", write("bad.brg", ILLEGAL));
    assertEquals(1, run.status());
    JsonNode game = json(run).get(0);
    assertFalse(game.get("valid").asBoolean());
    assertEquals(2, game.get("legalPlies").asInt());
    assertEquals(3, game.get("plies").asInt());
    assertEquals(1, game.get("problems").size());
    JsonNode problem = game.at("/problems/0");
    assertEquals("ILLEGAL_MOVE", problem.get("code").asString());
    assertEquals("WRONG_DISTANCE", problem.get("reason").asString());
    assertEquals(
        "{\"from\":\"b3\",\"to\":\"b5\",\"expected\":3,\"found\":2}",
        problem.get("parameters").toString());
    assertEquals("[\"b3\",\"b5\"]", problem.get("cells").toString());
    assertEquals(3, problem.get("ply").asInt());
    assertEquals(4, problem.get("line").asInt());
    assertEquals(4, problem.get("column").asInt());
    assertFalse(game.has("result"));
  }

  /**
   * As {@code cat a.sgf b.brg}: the second game is judged or reported, whatever the formats are.
   */
  @Test
  void whatFollowsAGameInAnotherFormatIsReported() throws IOException {
    String sgf = "(;GM[9]FF[4];B[b1-b3];W[h7-f7])\n";
    String brg = "[Game \"loa\"]\n\n1. b1-b3 h7-f7 *\n";
    String json =
        "{\"id\":\"x\",\"variant\":\"linesOfAction\",\"moves\":\"b1b3\",\"status\":\"started\"}\n";
    for (String first : List.of(sgf, brg, json)) {
      Run alone = Run.of("validate", write("alone", first));
      assertEquals(0, alone.status(), alone.out());
      for (String second : List.of(sgf, brg, json)) {
        Run both = Run.of("validate", "--json", write("both", first + second));
        boolean isSame = first.equals(second);
        assertEquals(isSame ? 0 : 1, both.status(), both.out());
        assertTrue(
            isSame
                || both.lines().stream()
                    .map(JSON::readTree)
                    .anyMatch(
                        verdict -> verdict.at("/problems/0/line").asInt() > first.lines().count()),
            both.out());
      }
    }
  }

  @Test
  void anOptionThatNoGameHasIsAnError() throws IOException {
    String file = write("good.brg", GOOD);
    Run run = Run.of("validate", "--option", "widht=3", file);
    assertEquals(2, run.status(), run.out());
    assertTrue(run.err().contains("No game has an option widht; the options are "), run.err());
    assertTrue(run.err().contains(" komi, ") && run.err().contains(" width"), run.err());
    Run other = Run.of("validate", "--game", "loa", "--option", "komi=0.5", file);
    assertEquals(2, other.status(), other.out());
    assertTrue(
        other.err().contains("The game loa has no option komi; the options are "), other.err());
    Run twice =
        Run.of("validate", "-g", "loa", "-o", "setup=scrambled", "-o", "setup=standard", file);
    assertEquals(2, twice.status(), twice.out());
    assertTrue(twice.err().contains("setup"), twice.err());
  }

  @Test
  void optionsSupplyWhatTheRecordOmits() throws IOException {
    String file = write("plain.txt", GOOD);
    assertEquals(
        "UNKNOWN_GAME",
        json(Run.of("validate", "--json", file)).get(0).at("/problems/0/code").asString());
    Run withGame = Run.of("validate", "--json", "--game", "loa", file);
    assertEquals(0, withGame.status(), withGame.out());
    assertEquals("loa", json(withGame).get(0).get("game").asString());
    assertFalse(json(withGame).get(0).has("result"));
    assertFalse(json(withGame).get(0).has("termination"));
    Run other = Run.of("validate", "--json", "--game", "loa", "--option", "setup=scrambled", file);
    assertEquals(1, other.status());
    assertTrue(json(other).get(0).get("legalPlies").asInt() < 6);
  }

  @Test
  void movesAfterTheEndAreCounted() throws IOException {
    String file = write("long.txt", GOOD + "4. b3-e6 h3:f1 5. e1-e5 a2-a3 6. c1-c2\n");
    Run run = Run.of("validate", "--json", "-g", "loa", file);
    JsonNode game = json(run).get(0);
    assertEquals(1, run.status());
    assertEquals("FIRST", game.get("result").get("winner").asString());
    assertEquals("BLACK", game.get("result").get("side").asString());
    assertEquals("connection", game.get("result").get("reason").asString());
    assertEquals(2, game.get("plies").asInt() - game.get("legalPlies").asInt());
    assertEquals("GAME_OVER", game.at("/problems/0/code").asString());
  }

  @Test
  void aWrongResultIsReported() throws IOException {
    String file = write("claim.txt", GOOD + "4. b3-e6 h3:f1 5. e1-e5 0-1\n");
    JsonNode game = json(Run.of("validate", "--json", "-g", "loa", file)).get(0);
    assertEquals("RESULT_CONTRADICTED", game.at("/problems/0/code").asString());
    assertEquals("SECOND", game.get("claimed").asString());
    assertEquals("FIRST", game.get("result").get("winner").asString());
  }

  @Test
  void aFolderIsSearchedAndOtherFilesAreSkipped() throws IOException {
    Files.createDirectories(folder.resolve("deep"));
    write("deep/one.TXT", GOOD);
    write("two.sgf", "(;GM[9];B[D1-B3];W[h5 g4])(;GM[9];B[a1-a2])");
    write("notes.md", "not a record");
    try (OutputStream out =
        new GZIPOutputStream(Files.newOutputStream(folder.resolve("three.brg.gz")))) {
      out.write(ILLEGAL.getBytes(StandardCharsets.UTF_8));
    }
    Run run = Run.of("validate", "-g", "loa", folder.toString());
    assertEquals(1, run.status());
    assertEquals(
        "4 games in 3 files: 2 valid, 2 invalid; 1 other file skipped",
        run.lines().get(run.lines().size() - 1));
    assertTrue(run.lines().get(0).startsWith("ok   deep/one.TXT #1: 6 moves"), run.out());
    assertTrue(run.lines().get(1).startsWith("BAD  three.brg.gz #1: ply 3"), run.out());
    assertEquals(3, Run.of("validate", "-g", "loa", "--quiet", folder.toString()).lines().size());
  }

  @Test
  void filesOfSeveralFoldersHaveDifferentNames() throws IOException {
    for (String name : List.of("a", "b")) {
      Files.createDirectories(folder.resolve(name));
      write(name + "/same.brg", GOOD);
    }
    String a = folder.resolve("a").toString();
    String b = folder.resolve("b").toString();
    Run run = Run.of("validate", "--json", "-g", "loa", a, b);
    assertEquals(a + "/same.brg", json(run).get(0).get("source").asString());
    assertEquals(b + "/same.brg", json(run).get(1).get("source").asString());
    assertEquals(
        "same.brg",
        json(Run.of("validate", "--json", "-g", "loa", a)).get(0).get("source").asString());
  }

  /** A refusal says why, and what would help. */
  @Test
  void convertSaysWhyItRefusesAGame() throws IOException {
    String games =
        """
        [Game "loa"]

        1. b1-b3 *

        [Game "loa"]
        [Options "preset=ABSTRACT_PLAY"]

        1. b1-b3 *

        [Game "iris"]

        1. g7 *

        [Game "loa"]

        1. b1-b2 *
        """;
    Run run = Run.of("convert", write("games.brg", games), "--to", "abstractplay");
    assertEquals(1, run.status());
    List<String> lines = run.err().lines().toList();
    assertTrue(
        lines.stream()
            .anyMatch(
                line ->
                    line.endsWith(
                        "#1: cannot be written in the format abstractplay, which does not support"
                            + " Lines of Action with these options; it can with [Options"
                            + " \"preset=ABSTRACT_PLAY\"]")),
        run.err());
    assertTrue(
        lines.stream().anyMatch(line -> line.endsWith("which does not support Iris")), run.err());
    assertTrue(lines.stream().anyMatch(line -> line.contains("[WRONG_DISTANCE]")), run.err());
    assertEquals("1 of 4 games written, 1 invalid", lines.get(lines.size() - 1));
  }

  @Test
  void anUnreadableFileHasStatusTwo() throws IOException {
    assertEquals(2, Run.of("validate", folder.resolve("nothing.brg").toString()).status());
    Run broken = Run.of("validate", write("broken.zip", "PK\u0003\u0004"));
    assertEquals(2, broken.status());
    assertTrue(broken.err().startsWith("boardrules: "), broken.err());
  }
}
