package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.conformance.Conformance;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

/** Plays random games of every installed game over HTTP and with the library, and compares them. */
@Tag("proof")
class RandomGamesTest {
  private static final int GAMES =
      Integer.getInteger("boardrules.server.games", Boolean.getBoolean("boardrules.proof") ? 2 : 1);
  private static final int MAX_TRIES = 120;

  @TempDir static Path folder;
  private static BoardServer server;

  @BeforeAll
  static void start() {
    server = TestSettings.start(folder);
  }

  @AfterAll
  static void stop() {
    server.close();
  }

  static Stream<String> ids() {
    return GameTypes.installed().all().stream().map(GameType::id);
  }

  @Test
  void testClassPathHasAnAdditionalGame() {
    assertTrue(ids().anyMatch("tictactoe"::equals));
    assertTrue(ids().count() >= 5);
  }

  @ParameterizedTest
  @MethodSource("ids")
  @Tag("repeated")
  void serverAgreesWithLibrary(String id) {
    Client client = new Client(server.address());
    GameType type = GameTypes.installed().get(id);
    Conformance conformance = Conformance.of(type);
    for (int seed = 0; seed < GAMES; seed++) {
      Random random = new Random(seed);
      Options options = seed == 0 ? Options.none() : conformance.randomOptions(random);
      play(client, type.game(options), random);
    }
    assertTrue(client.statuses().elementSet().stream().allMatch(status -> status < 500));
  }

  private static void play(Client client, Game<?> game, Random random) {
    Seated match =
        client.begin(Map.of("game", game.type().id(), "options", game.options().asMap()));
    List<Position<?>> positions = new ArrayList<>(List.of(game.start()));
    List<String> moves = new ArrayList<>();
    MoveTexts texts = new MoveTexts(random);
    for (int i = 0; i < MAX_TRIES; i++) {
      Position<?> position = positions.get(moves.size());
      String text = texts.next(position);
      Answer answer = match.play(text, moves.size());
      Oracle oracle = Oracle.of(position, text);
      assertTrue(
          oracle.agrees(answer),
          () -> position + ": " + text + ": " + oracle + ", not " + answer.text());
      if (oracle.next() != null) {
        positions.add(oracle.next());
        moves.add(oracle.what().get(0).toString());
      }
    }
    check(match, moves, positions, random);
  }

  private static void check(
      Seated match, List<String> moves, List<Position<?>> positions, Random random) {
    JsonNode shown = match.show();
    assertEquals(moves, Answer.texts(shown.path("moves")));
    assertEquals(moves.size(), shown.path("plies").asInt());
    assertTrue(Oracle.shows(shown.path("position"), positions.get(moves.size())));
    int ply = random.nextInt(positions.size());
    assertTrue(Oracle.draws(match.view(ply), positions.get(ply)));
    String record = match.client().get(match.path() + "/record", match.second()).text();
    JsonNode copy = match.client().begin(Map.of("record", record)).show();
    assertEquals(moves, Answer.texts(copy.path("moves")));
    assertEquals(shown.path("position"), copy.path("position"));
    assertEquals(shown.path("options"), copy.path("options"));
  }
}
