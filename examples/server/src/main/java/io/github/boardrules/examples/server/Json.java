package io.github.boardrules.examples.server;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Requests and answers as JSON. */
final class Json {
  /** Small values take dozens of times the memory of their text, so they are counted as well. */
  private static final int MOST_TOKENS = 100_000;

  /** What is said twice in one object is refused. */
  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxTokenCount(MOST_TOKENS).build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private static final Pattern INTERNALS = Pattern.compile("(?s) \\(start marker.*|, from `[^`]*`");

  private Json() {}

  /**
   * Reads a request.
   *
   * @throws Refusal if it is longer than the limit, breaks off, or is not one JSON object
   */
  static ObjectNode read(InputStream body, long limit) {
    byte[] bytes = bytes(body, limit);
    try {
      if (MAPPER.readTree(bytes) instanceof ObjectNode object) {
        return object;
      }
    } catch (JacksonException e) {
      TokenStreamLocation place = e.getLocation();
      throw Refusal.of(400, "json", "Not JSON: " + message(e))
          .with("line", place == null ? 0 : place.getLineNr())
          .with("column", place == null ? 0 : place.getColumnNr());
    }
    throw Refusal.of(400, "json", "A JSON object is expected");
  }

  /** All of a request: whatever the parser then says of it, the request has arrived. */
  private static byte[] bytes(InputStream body, long limit) {
    try (InputStream bounded = new BoundedBody(body, limit)) {
      return bounded.readAllBytes();
    } catch (IOException e) {
      throw Refusal.of(400, "broken-off", "The request broke off, or is no HTTP");
    }
  }

  /** What the parser says, without what it says of itself. */
  private static String message(JacksonException e) {
    return INTERNALS.matcher(String.valueOf(e.getOriginalMessage())).replaceAll("");
  }

  static String text(ObjectNode object, String name) {
    JsonNode value = object.path(name);
    if (!value.isString()) {
      throw field(name, "a text");
    }
    return value.stringValue();
  }

  static int integer(ObjectNode object, String name) {
    JsonNode value = object.path(name);
    if (!value.isInt()) {
      throw field(name, "a whole number");
    }
    return value.intValue();
  }

  static Refusal field(String name, String expected) {
    return Refusal.of(400, "field", "\"" + name + "\" must be " + expected).with("field", name);
  }

  /** Answers with a value. */
  static void answer(Context context, int status, Object value) {
    context
        .status(status)
        .contentType("application/json; charset=utf-8")
        .result(MAPPER.writeValueAsBytes(value));
  }
}
