package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.javalin.http.HandlerType;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Tests that the OpenAPI description matches the routes. {@link Client} checks the responses. */
class DescriptionTest {
  @TempDir Path folder;

  @Test
  void describedRoutesAreTheRoutesOfTheServer() {
    try (BoardServer server = TestSettings.start(folder)) {
      JsonNode document = new Client(server.address()).get("openapi.json").ok(200);
      assertEquals("3.1.0", document.path("openapi").asString());
      Set<String> routes =
          server.javalin().unsafe.internalRouter.allHttpHandlers().stream()
              .map(handler -> handler.endpoint)
              .filter(endpoint -> !endpoint.method.equals(HandlerType.BEFORE))
              .filter(endpoint -> !endpoint.method.equals(HandlerType.AFTER))
              .map(endpoint -> endpoint.method + " " + endpoint.path)
              .collect(Collectors.toCollection(TreeSet::new));
      assertEquals(routes, new Description(document).routes());
      assertEquals(41, routes.size());
    }
  }

  @Test
  void detectsUndescribedResponses() {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      Description description = new Description(client.get("openapi.json").ok(200));
      Answer answer = client.get("api/v1/games");
      assertTrue(description.differences("GET", "/api/v1/games", answer).isEmpty());
      assertFalse(description.differences("POST", "/api/v1/matches", answer).isEmpty());
      ObjectNode changed = (ObjectNode) answer.json();
      ((ObjectNode) changed.at("/games/0")).put("id", 7).put("other", 1).remove("title");
      Answer wrong = new Answer(200, answer.headers(), changed.toString());
      assertEquals(
          "[/games[]/title is missing, /games[]/id is integer, not [string],"
              + " /games[]/other is not described]",
          description.differences("GET", "/api/v1/games", wrong).toString());
    }
  }
}
