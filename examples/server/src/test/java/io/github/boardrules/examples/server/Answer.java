package io.github.boardrules.examples.server;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.net.http.HttpHeaders;
import java.net.http.HttpResponse;
import java.util.List;
import tools.jackson.databind.JsonNode;

/**
 * What a server answered.
 *
 * @param status the status
 * @param headers the headers
 * @param text the body
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

  /** The code of an error; empty where there is none. */
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
