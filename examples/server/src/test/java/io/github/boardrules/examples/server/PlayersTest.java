package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Runs the players in Python and Node against each other over a network that loses connections, and
 * kills the server in the middle. One of them asks the server for legal moves, the other one a
 * child process.
 */
class PlayersTest {
  private static final int CUT_PLY = 5;
  private static final int KILL_PLY = 10;
  private static final Pattern LAST_EVENT = Pattern.compile("(?i)\r\nLast-Event-ID: (\\d+)\r\n");
  private static final Pattern EVENT = Pattern.compile("\nid: (\\d+)\n");

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "loa, size=6, python3, node",
    "linage, width=5 height=5, node, python3",
    "iris, n=3, python3, node",
    "carteso, width=5 height=5, node, python3",
  })
  @Tag("proof")
  void playersFinishTheirMatch(String game, String options, String first, String second)
      throws Exception {
    Programs.assumeInstalled(first);
    Programs.assumeInstalled(second);
    int matches = 1;
    while (!finish(game, options, first, second, folder.resolve("games" + matches))) {
      matches++;
    }
  }

  /**
   * Plays a match to its end, unless it ends before the server is killed: the players move at
   * random, and two passes may end a match.
   */
  private static boolean finish(
      String game, String options, String first, String second, Path database) throws Exception {
    List<Process> programs = new ArrayList<>();
    ServerProcess server = ServerProcess.start(database);
    try (LossyProxy network = LossyProxy.to(server.address())) {
      Map<String, ?> body = Map.of("game", game, "options", Options.parse(options).asMap());
      JsonNode created = server.client().post("api/v1/matches", body).ok(201);
      String id = created.path("id").asString();
      String watcher = created.at("/tokens/WATCHER").asString();
      try (Follower follower = new Follower(server.address(), id, watcher)) {
        programs.add(start(first, network, created, "FIRST", ImmutableList.of()));
        programs.add(start(second, network, created, "SECOND", Programs.STDIO));
        if (!reaches(follower, CUT_PLY)) {
          return false;
        }
        network.cut();
        if (!reaches(follower, KILL_PLY)) {
          return false;
        }
        server.kill();
        server.close();
        server = ServerProcess.start(database);
        network.moveTo(server.address());
        follower.connect(server.address());
        while (follower.state().isEmpty()) {
          follower.await("move");
        }
        String expected = String.join(" ", follower.moves()) + "\n" + result(server, id, watcher);
        for (Process program : programs) {
          assertEquals(expected, Programs.output(program));
        }
        check(game, options, follower.moves(), follower.state());
      }
      checkResumptions(network);
      return true;
    } finally {
      programs.forEach(Process::destroyForcibly);
      server.close();
    }
  }

  private static Process start(
      String interpreter, LossyProxy network, JsonNode match, String player, List<String> referee)
      throws IOException {
    return Programs.start(
        interpreter,
        interpreter.equals("node") ? "node/player.mjs" : "python/player.py",
        ImmutableList.<String>builder()
            .add(network.address())
            .add(match.path("id").asString())
            .add(match.at("/tokens/" + player).asString())
            .addAll(referee)
            .build());
  }

  private static boolean reaches(Follower follower, int ply) {
    while (follower.moves().size() < ply && follower.state().isEmpty()) {
      follower.await("move");
    }
    return follower.moves().size() >= ply;
  }

  private static String result(ServerProcess server, String id, String token) {
    JsonNode result = server.client().get("api/v1/matches/" + id, token).ok(200).path("result");
    return result.path("winner").asString() + " " + result.path("reason").asString() + "\n";
  }

  /** Checks the moves and the winner with the library. */
  private static void check(String id, String options, List<String> moves, String winner) {
    GameInProgress<?> played =
        GameInProgress.of(GameTypes.installed().get(id).game(Options.parse(options)));
    for (String move : moves) {
      played = played.play(move);
    }
    assertEquals(moves, played.moves().stream().map(Move::notation).toList());
    assertEquals(
        winner,
        played.position().outcome().orElseThrow().winner().map(Player::name).orElse("DRAW"));
  }

  /** Checks that streams went on after the last event that the program knew. */
  private static void checkResumptions(LossyProxy network) {
    int resumed = 0;
    for (LossyProxy.Connection each : network.connections()) {
      Matcher last = LAST_EVENT.matcher(each.request());
      String response = each.response();
      if (last.find()
          && response.contains("event: presence\n")
          && !response.contains("event: match\n")) {
        resumed++;
        Matcher next = EVENT.matcher(response);
        if (next.find()) {
          assertEquals(Integer.parseInt(last.group(1)) + 1, Integer.parseInt(next.group(1)));
        }
      }
    }
    assertTrue(resumed > 0, "none of " + network.connections().size() + " connections resumed");
  }

  @Test
  void guideShowsThePlayers() throws IOException {
    Programs.assertShown("matches.md", "python/player.py", "node/player.mjs");
  }
}
