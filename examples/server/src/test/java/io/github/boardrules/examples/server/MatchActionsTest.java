package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import net.jqwik.api.state.Action;
import net.jqwik.api.state.ActionChain;
import net.jqwik.api.state.Transformer;
import tools.jackson.databind.JsonNode;

/**
 * Creates, plays and deletes matches at random, restarts the server, and compares it after every
 * action with lists of moves.
 */
class MatchActionsTest {
  @SuppressWarnings("NullAway.Init") // before all properties
  private static Path folder;

  @SuppressWarnings("NullAway.Init") // before all properties
  private static BoardServer server;

  @BeforeContainer
  static void start() throws IOException {
    folder = Files.createTempDirectory("matches");
    server = TestSettings.start(folder);
  }

  @AfterContainer
  static void stop() throws IOException {
    server.close();
    MoreFiles.deleteRecursively(folder, RecursiveDeleteOption.ALLOW_INSECURE);
  }

  private static Client client() {
    return new Client(server.address());
  }

  /** A match: its moves and the positions between them, one more. */
  record Model(Seated seats, List<String> moves, List<Position<?>> positions) {
    Seated match() {
      return seats.with(client());
    }

    int plies() {
      return moves.size();
    }

    Position<?> position() {
      return positions.get(plies());
    }

    void check() {
      JsonNode shown = match().show();
      assertEquals(moves, Answer.texts(shown.path("moves")));
      assertEquals(plies(), shown.path("plies").asInt());
      assertTrue(Oracle.shows(shown.path("position"), position()), shown.toString());
    }
  }

  /** The matches of the server; the actions change the last one. */
  static final class Models {
    private final List<Model> matches = new ArrayList<>();
    private Optional<Seated> deleted = Optional.empty();

    private Model last() {
      return matches.get(matches.size() - 1);
    }

    boolean hasMatch() {
      return !matches.isEmpty();
    }

    boolean isInProgress() {
      return hasMatch() && !last().position().isOver();
    }

    boolean hasMoves() {
      return hasMatch() && last().plies() > 0;
    }

    void create(int number) {
      List<GameType> types = GameTypes.installed().all();
      GameType type = types.get(number % types.size());
      Seated seats = client().begin(Map.of("game", type.id()));
      Position<?> start = type.game(Options.none()).start();
      matches.add(new Model(seats, new ArrayList<>(), new ArrayList<>(List.of(start))));
    }

    /** Plays a legal move. */
    void play(int number) {
      Position<?> position = last().position();
      send(position.legalMoves().get(number % position.legalMoveCount()).notation());
    }

    /** Sends a text that is a legal move in few positions. */
    void send(int number) {
      String[] texts = {"zz", "a1", "b1-b3", "b1:b3", "pass", "c3", "z99", "komi=0.5", "b:a1"};
      send(texts[number % texts.length]);
    }

    private void send(String text) {
      Answer answer = last().match().play(text, last().plies());
      Oracle oracle = Oracle.of(last().position(), text);
      assertTrue(oracle.agrees(answer), () -> text + ": " + oracle + ", not " + answer.text());
      if (oracle.next() != null) {
        last().moves().add(oracle.what().get(0).toString());
        last().positions().add(oracle.next());
      }
    }

    /** Sends a move with a number of moves that is too large. */
    void sendEarly(int number) {
      int plies = last().plies() + 1 + number;
      last().match().play("a1", plies).error(409, "STALE");
    }

    /** Sends a move with a number of moves that is too small, other than the move played then. */
    void sendStale(int number) {
      int plies = number % last().plies();
      last().match().play("zz", plies).error(409, "STALE");
    }

    /** Sends a move once more, as a client does that has lost the response. */
    void sendAgain(int number) {
      int plies = number % last().plies();
      String move = last().moves().get(plies);
      JsonNode answer = last().match().play(move, plies).ok(200);
      assertEquals(plies + 1, answer.path("ply").asInt());
      assertEquals(move, answer.path("move").asString());
    }

    void takeBack(int number) {
      int plies = number % last().plies();
      last().match().takeBack(plies).ok(200);
      last().moves().subList(plies, last().moves().size()).clear();
      last().positions().subList(plies + 1, last().positions().size()).clear();
    }

    void delete(int unused) {
      Seated match = last().match();
      assertEquals(204, client().delete(match.path(), match.first(), match.second()).status());
      deleted = Optional.of(match);
      matches.remove(matches.size() - 1);
    }

    void restart(int unused) {
      server.close();
      server = TestSettings.start(folder);
    }

    void check() {
      matches.forEach(Model::check);
      deleted.ifPresent(
          match -> client().get(match.path(), match.first()).error(404, "UNKNOWN_MATCH"));
    }
  }

  private record Step(String name, Predicate<Models> isPossible, ObjIntConsumer<Models> action)
      implements Action.Independent<Models> {
    @Override
    public boolean precondition(Models models) {
      return isPossible.test(models);
    }

    @Override
    public Arbitrary<Transformer<Models>> transformer() {
      return Arbitraries.integers()
          .between(0, 99)
          .map(
              number ->
                  Transformer.mutate(name + " " + number, models -> action.accept(models, number)));
    }
  }

  @Provide
  Arbitrary<ActionChain<Models>> actions() {
    return ActionChain.startWith(Models::new)
        .withAction(2, new Step("create", models -> true, Models::create))
        .withAction(10, new Step("play", Models::isInProgress, Models::play))
        .withAction(4, new Step("send", Models::hasMatch, Models::send))
        .withAction(1, new Step("send early", Models::hasMatch, Models::sendEarly))
        .withAction(2, new Step("send stale", Models::hasMoves, Models::sendStale))
        .withAction(2, new Step("send again", Models::hasMoves, Models::sendAgain))
        .withAction(2, new Step("take back to", Models::hasMoves, Models::takeBack))
        .withAction(1, new Step("delete", Models::hasMatch, Models::delete))
        .withAction(1, new Step("restart", Models::hasMatch, Models::restart))
        .withMaxTransformations(30);
  }

  @Tag("repeated")
  @Property
  void theServerAgreesWithTheModelAfterEveryAction(@ForAll("actions") ActionChain<Models> chain) {
    chain.withInvariant("same matches", Models::check).run();
  }
}
