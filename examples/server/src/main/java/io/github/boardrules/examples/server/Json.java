package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
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

/** Reads requests and writes responses in JSON. */
final class Json {
  /**
   * The maximum number of JSON tokens of a request: a small value takes dozens of times the memory
   * of its text.
   */
  private static final int MAX_TOKENS = 100_000;

  /** Rejects duplicate keys and text after the value. */
  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxTokenCount(MAX_TOKENS).build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  static final String CONTENT_TYPE = "application/json; charset=utf-8";

  private static final String MEDIA_TYPE = "application/json";
  private static final Pattern INTERNALS = Pattern.compile("(?s) \\(start marker.*|, from `[^`]*`");

  private Json() {}

  /**
   * Parses the body of a request.
   *
   * @throws Refusal if the body is not declared as JSON, longer than the limit, incomplete or not a
   *     single JSON object
   */
  static ObjectNode read(Context context, long limit) {
    String type = Strings.nullToEmpty(context.contentType()).replaceFirst(";.*", "").strip();
    if (!Ascii.equalsIgnoreCase(type, MEDIA_TYPE)) {
      throw Refusal.of(415, "media-type", "The request needs the Content-Type " + MEDIA_TYPE);
    }
    return read(context.bodyInputStream(), limit);
  }

  /**
   * Parses a request body.
   *
   * @throws Refusal if the body is longer than the limit, incomplete or not a single JSON object
   */
  static ObjectNode read(InputStream body, long limit) {
    byte[] bytes = bytes(body, limit);
    try {
      if (MAPPER.readTree(bytes) instanceof ObjectNode object) {
        return object;
      }
    } catch (JacksonException e) {
      TokenStreamLocation place = e.getLocation();
      throw Refusal.of(400, "json", "The request body is not valid JSON: " + message(e))
          .with("line", place == null ? 0 : place.getLineNr())
          .with("column", place == null ? 0 : place.getColumnNr());
    }
    throw Refusal.of(400, "json", "The request body must be a JSON object");
  }

  /** Reads the body before parsing, so that I/O errors and JSON errors stay distinct. */
  private static byte[] bytes(InputStream body, long limit) {
    try (InputStream bounded = new BoundedBody(body, limit)) {
      return bounded.readAllBytes();
    } catch (IOException e) {
      throw Refusal.of(400, "broken-off", "The request is incomplete or is not valid HTTP");
    }
  }

  /** Returns the message of a parser error without its references to parser internals. */
  private static String message(JacksonException e) {
    return INTERNALS.matcher(String.valueOf(e.getOriginalMessage())).replaceAll("");
  }

  static String text(ObjectNode object, String name) {
    JsonNode value = object.path(name);
    if (!value.isString()) {
      throw field(name, "a string");
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

  /** Responds with a value in JSON. */
  static void answer(Context context, int status, Object value) {
    context.status(status).contentType(CONTENT_TYPE).result(MAPPER.writeValueAsBytes(value));
  }
}
