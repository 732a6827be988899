package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Sends the requests about matches that the description of the API shows, one after the other, to
 * one match. {@link Client} compares the answers with their schemas.
 */
@Tag("proof")
class MatchDocumentTest {
  /** The requests in an order in which each is possible. */
  private static final List<String> PATHS =
      List.of("moves", "offers", "answers", "players", "keys", "seats", "resignation");

  @TempDir Path folder;

  @Test
  void examplesOfRequestsWork() {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      JsonNode document = client.get("openapi.json").ok(200);
      JsonNode begin = example(document, "/api/v1/matches");
      Seated match = Seated.of(client, client.post("api/v1/matches", begin.toString()).ok(201));
      String key = "";
      for (String path : PATHS) {
        ObjectNode body = (ObjectNode) example(document, "/api/v1/matches/{id}/" + path);
        if (body.has("key")) {
          body.put("key", key);
        }
        String token = path.equals("answers") ? match.second() : match.first();
        Answer answer = client.post(match.path() + "/" + path, body.toString(), token);
        assertEquals(path.equals("keys") ? 201 : 200, answer.status(), answer.text());
        if (path.equals("keys")) {
          key = answer.json().path("key").asString();
        }
        if (path.equals("seats")) {
          match = new Seated(client, match.id(), body.path("token").asString(), match.second());
        }
      }
      assertEquals(
          PATHS.size(),
          document.path("paths").properties().stream()
              .filter(path -> path.getKey().startsWith("/api/v1/matches/"))
              .filter(path -> path.getValue().has("post"))
              .count());
    }
  }

  private static JsonNode example(JsonNode document, String path) {
    return document
        .path("paths")
        .required(path)
        .at("/post/requestBody/content/application~1json/examples/example1/value")
        .deepCopy();
  }
}
