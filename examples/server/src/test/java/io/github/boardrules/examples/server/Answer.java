package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.List;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A response of the server.
 *
 * @param status the HTTP status
 * @param headers the headers
 * @param text the response body
 */
record Answer(int status, HttpHeaders headers, String text) {
  static Answer of(HttpResponse<String> response) {
    return new Answer(response.statusCode(), response.headers(), response.body());
  }

  JsonNode json() {
    return Json.MAPPER.readTree(text);
  }

  String header(String name) {
    return headers.firstValue(name).orElse("");
  }

  /** Returns the error code, or an empty string if the response is not an error. */
  String code() {
    return status < 400 ? "" : json().path("error").path("code").asString();
  }

  JsonNode error(int expectedStatus, String expectedCode) {
    assertEquals(expectedStatus + " " + expectedCode, status + " " + code(), text);
    return json().path("error");
  }

  /** Checks that a member is unknown, missing or of another type, and that the error names it. */
  void misshapen() {
    assertEquals(400, status, text);
    assertTrue(Set.of("UNKNOWN_MEMBER", "MISSING_MEMBER", "WRONG_TYPE").contains(code()), text);
    assertTrue(json().at("/error/pointer").isString(), text);
  }

  JsonNode ok(int expectedStatus) {
    assertEquals(expectedStatus, status, text);
    return json();
  }

  /**
   * Returns the verdicts and the counts of a response of lines: {@code games} and the last line.
   */
  JsonNode judged() {
    assertEquals(200, status, text);
    List<JsonNode> lines = text.lines().map(line -> Json.MAPPER.readTree(line)).toList();
    ObjectNode judged = (ObjectNode) lines.get(lines.size() - 1);
    ArrayNode games = judged.putArray("games");
    lines.subList(0, lines.size() - 1).forEach(line -> games.add(line.path("verdict")));
    return judged;
  }

  static List<String> texts(JsonNode array) {
    return array.values().stream().map(JsonNode::asString).toList();
  }
}
