package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.core.record.Validator;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

/**
 * Two programs and a watcher, who know a match from its events only, play each game to its end,
 * with a declined draw, a take-back and a rematch. The server is killed twice meanwhile, and its
 * successor continues on the same database.
 */
@Tag("proof")
class EventGamesTest {
  private static final int DRAW_PLY = 4;
  private static final int KILL_PLY = 6;
  private static final int TAKE_BACK_PLY = 9;
  private static final int SECOND_KILL_PLY = 12;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource({
    "loa, size=6, 3",
    "linage, width=5 height=5, 7",
    "iris, n=3, 7",
    "carteso, width=5 height=5, 7",
  })
  void programsPlayOverEventsThoughTheServerIsKilled(String game, String options, long seed)
      throws Exception {
    try (Table table = new Table(game, Options.parse(options), seed)) {
      table.play();
      table.playAgain();
    }
  }

  /** A server, three programs, and the game as the library plays it. */
  private final class Table implements AutoCloseable {
    private final Random random;
    private final List<String> tokens;
    private final String id;
    private final ImmutableList<Follower> all;
    private ServerProcess server;
    private GameInProgress<?> game;

    Table(String id, Options options, long seed) throws Exception {
      random = new Random(seed);
      server = ServerProcess.start(folder.resolve("games"));
      game = GameInProgress.of(GameTypes.installed().get(id).game(options));
      JsonNode created =
          server
              .client()
              .post(
                  "api/v1/matches",
                  Map.of(
                      "game", id,
                      "options", options.asMap(),
                      "players", Map.of("FIRST", "Ann", "SECOND", "Bob \"B\" ]")))
              .ok(201);
      this.id = created.path("id").asString();
      this.tokens =
          List.of("FIRST", "SECOND", "WATCHER").stream()
              .map(who -> created.path("tokens").path(who).asString())
              .toList();
      this.all = follow(this.id);
    }

    private ImmutableList<Follower> follow(String match) {
      return tokens.stream()
          .map(token -> new Follower(server.address(), match, token))
          .collect(ImmutableList.toImmutableList());
    }

    private Follower mover() {
      return all.get(game.position().toMove().orElseThrow() == Player.FIRST ? 0 : 1);
    }

    private Follower other() {
      return all.get(game.position().toMove().orElseThrow() == Player.FIRST ? 1 : 0);
    }

    void play() throws Exception {
      boolean hasTakenBack = false;
      while (!game.position().isOver()) {
        switch (game.ply()) {
          case DRAW_PLY -> offerDraw();
          case TAKE_BACK_PLY -> {
            if (!hasTakenBack) {
              hasTakenBack = true;
              takeBack();
            }
          }
          default -> {}
        }
        move();
        if (game.ply() == KILL_PLY || (game.ply() == SECOND_KILL_PLY && hasTakenBack)) {
          killAndRestart();
        }
      }
      String winner =
          game.position().outcome().orElseThrow().winner().map(Player::name).orElse("DRAW");
      all.forEach(one -> assertEquals(winner, one.state()));
      assertTrue(game.ply() > SECOND_KILL_PLY, "too short: " + game.moves());
      checkRecords(id, game, "Ann", "");
    }

    private void move() {
      List<? extends Move> legal = game.position().legalMoves();
      String move = legal.get(random.nextInt(legal.size())).notation();
      JsonNode answer = mover().play(move);
      assertEquals(game.ply() + 1, answer.path("ply").asInt());
      game = game.play(move);
      all.forEach(one -> one.await("move"));
      check();
    }

    /** Checks that the events gave the acknowledged game. */
    private void check() {
      List<String> moves = game.moves().stream().map(Move::notation).toList();
      all.forEach(one -> assertEquals(moves, one.moves()));
    }

    /** Offers a draw and moves; the move of the other player declines the offer. */
    private void offerDraw() {
      String expected = "DRAW by " + game.position().toMove().orElseThrow();
      mover().post("offers", Map.of("kind", "DRAW"));
      all.forEach(one -> one.await("offer"));
      all.forEach(one -> assertEquals(expected, one.state()));
      Player by = game.position().toMove().orElseThrow();
      while (game.position().toMove().orElseThrow() == by) {
        move();
        all.forEach(one -> assertEquals(expected, one.state()));
      }
      move();
      all.forEach(one -> assertEquals("", one.state()));
    }

    private void takeBack() {
      other().post("offers", Map.of("kind", "TAKE_BACK", "to", game.ply() - 2));
      all.forEach(one -> one.await("offer"));
      mover().post("answers", Map.of("kind", "TAKE_BACK", "accept", false));
      all.forEach(one -> one.await("decline"));
      other().post("offers", Map.of("kind", "TAKE_BACK", "to", game.ply() - 2));
      all.forEach(one -> one.await("offer"));
      mover().post("answers", Map.of("kind", "TAKE_BACK", "accept", true));
      all.forEach(one -> one.await("takeBack"));
      game = game.at(game.ply() - 2).lineOnly();
      check();
    }

    private void killAndRestart() throws Exception {
      server.kill();
      server.close();
      server = ServerProcess.start(folder.resolve("games"));
      all.forEach(one -> one.connect(server.address()));
      check();
      repeatLastMove();
    }

    /** Sends the last move again, as a program does that has not received the answer. */
    private void repeatLastMove() {
      GameInProgress<?> before = game.at(game.ply() - 1);
      Follower mover = all.get(before.position().toMove().orElseThrow() == Player.FIRST ? 0 : 1);
      String last = game.lastMove().orElseThrow().notation();
      mover.post("moves", Map.of("ply", game.ply(), "move", last));
      assertEquals(
          game.ply(),
          server.client().get("api/v1/matches/" + id, mover.token()).ok(200).path("plies").asInt());
    }

    /** Plays a rematch with the same tokens and sides swapped, until a player resigns. */
    void playAgain() {
      all.get(1).post("offers", Map.of("kind", "REMATCH"));
      all.forEach(one -> one.await("offer"));
      all.get(0).post("answers", Map.of("kind", "REMATCH", "accept", true));
      List<String> ids =
          all.stream()
              .map(one -> one.await("rematch").path("match").asString())
              .distinct()
              .toList();
      assertEquals(1, ids.size());
      game = game.at(0).lineOnly();
      ImmutableList<Follower> again = follow(ids.get(0));
      String move = game.position().legalMoves().get(0).notation();
      again.get(1).play(move);
      again.forEach(one -> one.await("move"));
      game = game.play(move);
      again.get(0).post("resignation", Map.of());
      again.forEach(one -> one.await("end"));
      again.forEach(one -> assertEquals("FIRSTresignation by SECOND", one.state()));
      checkRecords(ids.get(0), game, "Bob \"B\" ]", "resignation by SECOND");
      again.forEach(Follower::close);
    }

    /** Checks that our reader accepts the records, and finds what happened in them. */
    private void checkRecords(String match, GameInProgress<?> played, String first, String end) {
      JsonNode shown = server.client().get("api/v1/matches/" + match, tokens.get(0)).ok(200);
      for (String format : List.of("brg", "sgf")) {
        if (Answer.texts(shown.path("formats")).contains(format)) {
          String path = "api/v1/matches/" + match + "/record?format=" + format;
          String text = server.client().get(path, tokens.get(2)).text();
          List<GameReplay> verdicts = Validator.installed().open(text, "").replays().toList();
          assertEquals(1, verdicts.size(), text);
          assertTrue(verdicts.get(0).isValid(), text + verdicts.get(0).problems());
          RecordHeader header = verdicts.get(0).record().header();
          assertEquals(first, header.player(Player.FIRST).orElse(""), text);
          assertEquals(shown.path("date").asString(), header.tag("Date").orElse(""), text);
          assertEquals(end, header.termination().map(Termination::text).orElse(""), text);
          assertEquals(played.moves(), verdicts.get(0).toGame().orElseThrow().moves(), text);
          assertEquals(
              shown.at("/result/winner").asString(), verdicts.get(0).result().name(), text);
        }
      }
    }

    @Override
    public void close() throws IOException {
      all.forEach(Follower::close);
      server.close();
    }
  }
}
