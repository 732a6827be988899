package io.github.boardrules.examples.server;

import java.util.Map;
import tools.jackson.databind.JsonNode;

/**
 * A match and the tokens of both players.
 *
 * @param client the client that sends the requests
 * @param id the id of the match
 * @param first the token of the first player
 * @param second the token of the second player
 */
record Seated(Client client, String id, String first, String second) {
  static Seated of(Client client, JsonNode created) {
    return new Seated(
        client,
        created.path("id").asString(),
        created.path("tokens").path("first").asString(),
        created.path("tokens").path("second").asString());
  }

  Seated with(Client other) {
    return new Seated(other, id, first, second);
  }

  String path() {
    return "api/v1/matches/" + id;
  }

  JsonNode show() {
    return client.get(path(), first, second).ok(200);
  }

  Answer play(String move, int version) {
    return play(move, version, first, second);
  }

  Answer play(String move, int version, String... tokens) {
    return client.post(path() + "/moves", Map.of("move", move, "version", version), tokens);
  }

  /** Plays moves from the initial position and checks that the server accepts them. */
  void playAll(String... moves) {
    for (int version = 0; version < moves.length; version++) {
      play(moves[version], version).ok(200);
    }
  }
}
