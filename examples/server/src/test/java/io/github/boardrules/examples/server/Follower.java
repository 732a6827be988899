package io.github.boardrules.examples.server;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A program that knows a match from its events only: a player, who also changes it, or a watcher.
 * It survives the end of the server, and connects to the next one with the number of the last event
 * that it knows.
 */
final class Follower implements AutoCloseable {
  private final String match;
  private final String token;
  private final List<String> moves = new ArrayList<>();
  private String address;
  private String lastId = "";
  private String state = "";
  private @Nullable Events events;

  /** Follows a match on a server. */
  Follower(String address, String match, String token) {
    this.address = address;
    this.match = match;
    this.token = token;
    connect(address);
  }

  String token() {
    return token;
  }

  /** Returns the moves of all events so far. */
  List<String> moves() {
    return moves;
  }

  /** Connects to a server, and reads events until the presence, which follows the missed ones. */
  void connect(String to) {
    close();
    address = to;
    events = Events.open(address, path(), token, lastId);
    await("presence");
  }

  private String path() {
    return "api/v1/matches/" + match;
  }

  /** Posts a change to the match. Returns the answer. */
  JsonNode post(String what, Map<String, ?> body) {
    return new Client(address).post(path() + "/" + what, body, token).ok(200);
  }

  JsonNode play(String move) {
    return post("moves", Map.of("ply", moves.size() + 1, "move", move));
  }

  /** Reads events until one of a type, and returns its members. */
  JsonNode await(String type) {
    while (true) {
      Events.Got got = next();
      apply(got);
      if (got.type().equals(type)) {
        return got.data();
      }
    }
  }

  private Events.Got next() {
    if (events == null) {
      throw new IllegalStateException("not connected");
    }
    Events.Got got = events.next();
    if (got.type().equals("closed")) {
      throw new AssertionError("The stream has ended");
    }
    return got;
  }

  private void apply(Events.Got got) {
    lastId = got.id().isEmpty() ? lastId : got.id();
    JsonNode data = got.data();
    switch (got.type()) {
      case "match" -> {
        moves.clear();
        moves.addAll(Answer.texts(data.path("moves")));
        state = state(data);
      }
      case "move" -> {
        if (data.path("ply").asInt() != moves.size() + 1) {
          throw new AssertionError(moves + ", then " + data);
        }
        moves.add(data.path("move").asString());
        state = state(data);
      }
      case "takeBack" -> {
        moves.subList(data.path("plies").asInt(), moves.size()).clear();
        state = "";
      }
      case "end", "offer" -> state = state(data);
      case "decline" -> state = "";
      default -> {}
    }
  }

  private static String state(JsonNode data) {
    return data.has("result")
        ? data.at("/result/winner").asString() + data.path("termination").asString("")
        : data.has("offer")
            ? data.at("/offer/kind").asString() + " by " + data.at("/offer/by").asString()
            : "";
  }

  /** Returns the result and the termination, or the pending offer; empty if there is neither. */
  String state() {
    return state;
  }

  @Override
  public void close() {
    if (events != null) {
      events.close();
      events = null;
    }
  }
}
