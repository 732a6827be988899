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
        created.path("tokens").path("FIRST").asString(),
        created.path("tokens").path("SECOND").asString());
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

  /** Returns the position after a number of moves, as a page draws it. */
  JsonNode view(int ply) {
    return client.get(path() + "/views/" + ply, first).ok(200);
  }

  /** Plays a move after a number of others. */
  Answer play(String move, int plies) {
    return play(move, plies, first, second);
  }

  Answer play(String move, int plies, String... tokens) {
    return post("moves", Map.of("move", move, "ply", plies + 1), tokens);
  }

  /** Posts an object to a path below that of the match. */
  Answer post(String path, Map<String, ?> body, String... tokens) {
    return client.post(path() + "/" + path, body, tokens);
  }

  /** Takes back moves with the tokens of both players. */
  Answer takeBack(int plies) {
    return post("offers", Map.of("kind", "TAKE_BACK", "to", plies), first, second);
  }

  /** Plays moves from the initial position and checks that the server accepts them. */
  void playAll(String... moves) {
    for (int plies = 0; plies < moves.length; plies++) {
      play(moves[plies], plies).ok(200);
    }
  }
}
