package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.List;
import tools.jackson.databind.JsonNode;

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

  JsonNode ok(int expectedStatus) {
    assertEquals(expectedStatus, status, text);
    return json();
  }

  static List<String> texts(JsonNode array) {
    return array.values().stream().map(JsonNode::asString).toList();
  }
}
