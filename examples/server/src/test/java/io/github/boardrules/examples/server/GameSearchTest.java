package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.examples.engine.index.FullScan;
import io.github.boardrules.examples.engine.index.RandomGames;
import io.github.boardrules.examples.engine.index.RandomGames.Played;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Asks a server which games of a folder reach a position, and what was played there. */
class GameSearchTest {
  private static final int QUESTIONS = 150;

  @TempDir Path folder;
  private final SplittableRandom random = new SplittableRandom(1);
  private Path records;

  @BeforeEach
  void nameTheFolder() {
    records = folder.resolve("records");
  }

  /** A position of a game, by its moves or by its text. */
  private ObjectNode question(GameInProgress<?> game, int ply, boolean withSymmetry) {
    ObjectNode question = Json.MAPPER.createObjectNode().put("game", game.game().type().id());
    question.set("options", Json.MAPPER.valueToTree(game.game().options().asMap()));
    if (random.nextBoolean()) {
      question.put("position", game.at(ply).position().text());
    } else {
      question.set(
          "moves",
          Json.MAPPER.valueToTree(
              game.moves().subList(0, ply).stream().map(Move::notation).toList()));
    }
    return question.put("symmetry", withSymmetry);
  }

  /** Asks by POST and by GET, and returns the answer if both are equal. */
  private static JsonNode ask(Client client, String kind, ObjectNode question) {
    JsonNode answer = client.post("api/v1/" + kind, question.toString()).ok(200);
    StringBuilder query = new StringBuilder();
    question.forEachEntry(
        (name, value) -> {
          String text =
              value.isArray()
                  ? String.join(",", Answer.texts(value))
                  : value.isObject()
                      ? value.properties().stream()
                          .map(option -> option.getKey() + "=" + option.getValue().asString())
                          .collect(Collectors.joining(" "))
                      : value.asString();
          query.append('&').append(name).append('=').append(URLEncoder.encode(text, UTF_8));
        });
    assertEquals(answer, client.get("api/v1/" + kind + "?" + query.substring(1)).ok(200));
    return answer;
  }

  private static List<String> games(JsonNode answer) {
    return answer.path("games").values().stream()
        .map(
            game ->
                game.path("source").stringValue()
                    + " #"
                    + game.path("number").intValue()
                    + " "
                    + game.path("ply").intValue())
        .toList();
  }

  private static Set<String> moves(JsonNode answer) {
    Set<String> moves = new HashSet<>();
    for (JsonNode move : answer.path("moves")) {
      moves.add(
          "%s %d %d %d %d %d %d"
              .formatted(
                  move.path("move").stringValue(),
                  move.path("games").intValue(),
                  move.path("wins").intValue(),
                  move.path("losses").intValue(),
                  move.path("draws").intValue(),
                  move.path("unfinished").intValue(),
                  Math.round(move.path("length").doubleValue() * move.path("games").intValue())));
    }
    return moves;
  }

  private static <M extends Move> Set<String> explore(
      FullScan scan, Position<M> position, boolean withSymmetry) {
    return scan.explore(position, withSymmetry);
  }

  /** Compares the answers about random positions of the games with a full scan. */
  private void assertAgrees(BoardServer server, List<Played> games, int questions) {
    FullScan scan = new FullScan(games);
    Client client = new Client(server.address());
    int parts = 0;
    int several = 0;
    for (int i = 0; i < questions; i++) {
      boolean withSymmetry = random.nextBoolean();
      GameInProgress<?> game = games.get(random.nextInt(games.size())).game();
      int ply = random.nextInt(1 + Math.min(game.ply(), random.nextInt(4) == 0 ? 99 : 3));
      Position<?> position = game.at(ply).position();
      List<String> expected = scan.find(position, withSymmetry);
      int offset = random.nextInt(3) == 0 ? random.nextInt(expected.size() + 2) : 0;
      int limit = random.nextInt(2) == 0 ? 1 + random.nextInt(expected.size() + 1) : 1_000;
      ObjectNode question = question(game, ply, withSymmetry);
      JsonNode found =
          ask(client, "find", question.deepCopy().put("offset", offset).put("limit", limit));
      int from = Math.min(offset, expected.size());
      int to = Math.min(expected.size(), from + limit);
      assertEquals(expected.size(), found.path("total").intValue(), question.toString());
      assertEquals(from, found.path("offset").intValue(), question.toString());
      assertEquals(expected.subList(from, to), games(found), question.toString());
      parts += to - from < expected.size() ? 1 : 0;
      JsonNode explored = ask(client, "explore", question);
      assertEquals(explore(scan, position, withSymmetry), moves(explored), question.toString());
      assertEquals(expected.size(), explored.path("games").intValue(), question.toString());
      several += explored.path("total").intValue() > 2 ? 1 : 0;
    }
    assertTrue(parts > questions / 4 && several > questions / 4, parts + " " + several);
  }

  @Test
  @Tag("proof")
  void answersAreThoseOfAFullScanAlsoAfterFilesWereAdded() throws IOException {
    List<Played> games = new ArrayList<>(RandomGames.write(records, "a", 2, 150, random));
    try (BoardServer server = TestSettings.startWithRecords(folder, records)) {
      assertAgrees(server, games, QUESTIONS);
      // A file that is added later is found after the next start.
      List<Played> more = RandomGames.write(records, "b", 1, 150, random);
      assertAgrees(server, games, QUESTIONS / 5);
      games.addAll(more);
    }
    List<String> news = new ArrayList<>();
    try (BoardServer server = BoardServer.start(settings(), news::add)) {
      String last = news.get(news.size() - 1);
      assertTrue(last.startsWith("150 games with "), news.toString());
      assertTrue(last.endsWith("; 2 files are in it already"), news.toString());
      assertAgrees(server, games, QUESTIONS);
    }
  }

  private Settings settings() {
    return new Settings(
        "127.0.0.1",
        0,
        folder.resolve("games"),
        TestSettings.WIDE,
        ImmutableSet.of(),
        ImmutableSet.of(),
        Optional.of(new Settings.RecordFolder(records, TestSettings.index(folder))));
  }

  @Test
  void withoutRecordsTheQuestionsAreRefused() {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      for (String kind : List.of("find", "explore")) {
        client.post("api/v1/" + kind, "{\"game\":\"loa\"}").error(501, "NO_INDEX");
        client.get("api/v1/" + kind + "?game=loa&moves=b1-b3").error(501, "NO_INDEX");
        client.get("api/v1/" + kind + "?game=loa&symmetry=x").error(400, "WRONG_TYPE");
      }
    }
  }

  @Test
  void filtersSayWhichGamesCount() throws IOException {
    Files.createDirectory(records);
    Files.writeString(
        records.resolve("two.brg"),
        """
        [Game "loa"]
        [First "Ada"]
        [Date "2003"]

        1. b1-b3 h7-f7 *

        [Game "loa"]
        [First "Zoë"]
        [Second "ada"]

        1. c1-c3 *
        """);
    try (BoardServer server = TestSettings.startWithRecords(folder, records)) {
      Client client = new Client(server.address());
      ObjectNode question = Json.MAPPER.createObjectNode().put("game", "loa").put("player", "ADA");
      assertEquals(2, ask(client, "find", question).path("total").intValue());
      assertEquals(2, ask(client, "explore", question).path("total").intValue());
      question.put("as", "black");
      assertEquals(List.of("two.brg #1 0"), games(ask(client, "find", question)));
      question.put("as", "second").put("opponent", "zoe").put("maxPlies", 1).put("valid", true);
      assertEquals(List.of("two.brg #2 0"), games(ask(client, "find", question)));
      assertEquals(0, ask(client, "find", question.put("exact", true)).path("total").intValue());
      client.get("api/v1/find?game=loa&since=2004&until=2003").error(400, "CONTRADICTION");
      client.get("api/v1/find?game=loa&minPlies=x").error(400, "WRONG_TYPE");
      JsonNode error = client.get("api/v1/explore?game=loa&winner=red").error(400, "OUT_OF_RANGE");
      assertEquals("/winner", error.path("pointer").stringValue());
      assertTrue(error.path("message").stringValue().contains("one of first, second, draw, none"));
    }
  }

  @Test
  void anAnswerListsAtMostTheLimit() throws IOException {
    String game = "[Game \"loa\"]\n\n1. b1-b3 *\n\n";
    Files.createDirectory(records);
    Files.writeString(records.resolve("many.brg"), game.repeat(2_345));
    try (BoardServer server = TestSettings.startWithRecords(folder, records)) {
      Client client = new Client(server.address());
      JsonNode found = client.get("api/v1/find?game=loa&limit=5000").ok(200);
      assertEquals(2_345, found.path("total").intValue());
      assertEquals(1_000, found.path("games").size());
      JsonNode rest = client.get("api/v1/find?game=loa&offset=2000").ok(200);
      assertEquals(345, rest.path("games").size());
      assertEquals(2_001, rest.at("/games/0/number").intValue());
      assertEquals(0, client.get("api/v1/find?game=loa&limit=0").ok(200).path("games").size());
      JsonNode explored = client.get("api/v1/explore?game=loa&limit=0").ok(200);
      assertEquals(1, explored.path("total").intValue());
      assertEquals(0, explored.path("moves").size());
      client.get("api/v1/find?game=loa&limit=-1").error(400, "OUT_OF_RANGE");
    }
  }

  @Test
  void anIndexThatBecomesUnreadableIsReportedWithoutItsPath() throws IOException {
    String game = "[Game \"loa\"]\n\n1. b1-b3 *\n\n";
    Files.createDirectory(records);
    Files.writeString(records.resolve("many.brg"), game.repeat(2_000));
    try (BoardServer server = TestSettings.startWithRecords(folder, records)) {
      Client client = new Client(server.address());
      client.get("api/v1/explore?game=loa").ok(200);
      try (Stream<Path> files = Files.list(TestSettings.index(folder))) {
        files.filter(file -> file.toString().endsWith(".pos")).forEach(GameSearchTest::overwrite);
      }
      for (String kind : List.of("find", "explore")) {
        JsonNode error = client.get("api/v1/" + kind + "?game=loa").error(500, "UNREADABLE_INDEX");
        assertFalse(error.toString().contains(folder.toString()), error.toString());
        assertTrue(error.path("failure").isString());
      }
      client.get("api/v1/legal?game=loa").ok(200);
      client.get("api/v1/health").ok(200);
    }
  }

  private static void overwrite(Path file) {
    try (RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw")) {
      byte[] ones = new byte[(int) open.length()];
      Arrays.fill(ones, (byte) -1);
      open.write(ones);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
