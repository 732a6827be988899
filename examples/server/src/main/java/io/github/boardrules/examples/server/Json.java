package io.github.boardrules.examples.server;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.http.Context;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads requests and writes responses in JSON. */
final class Json {
  static final JsonMapper MAPPER = RefereeJson.MAPPER;

  static final String CONTENT_TYPE = "application/json; charset=utf-8";

  private static final String MEDIA_TYPE = "application/json";

  private Json() {}

  /** {@return whether the body of a request is declared as JSON} */
  static boolean isJson(Context context) {
    String type = Encodings.type(context).replaceFirst(";.*", "").strip();
    return Ascii.equalsIgnoreCase(type, MEDIA_TYPE);
  }

  /**
   * Parses the body of a request.
   *
   * @throws Refusal if the body is not declared as JSON, longer than the limit or not a single JSON
   *     object
   */
  static ObjectNode read(Context context, long limit) {
    if (!isJson(context)) {
      throw Refusal.of(ServerCode.MEDIA_TYPE, "The request needs the Content-Type " + MEDIA_TYPE);
    }
    return RefereeJson.read(bytes(context, limit));
  }

  /** Parses the body of a request that has no other members than the given ones. */
  static ObjectNode read(Context context, long limit, ImmutableSet<String> members) {
    ObjectNode object = read(context, limit);
    check(object, members);
    return object;
  }

  /** Checks that an object has no other members than the given ones. */
  static void check(ObjectNode object, ImmutableSet<String> members) {
    for (String name : object.propertyNames()) {
      if (!members.contains(name)) {
        throw Refusal.at(
            RefereeCode.UNKNOWN_MEMBER,
            RefereeJson.pointer(name),
            "The request must have no other members than " + String.join(", ", members));
      }
    }
  }

  /**
   * {@return the body of a request}
   *
   * @throws Refusal if it is longer than the limit
   */
  static byte[] bytes(Context context, long limit) {
    byte[] body = Bodies.of(context);
    if (body.length > limit) {
      throw Refusal.of(RefereeCode.TOO_LARGE, "The request has more than " + limit + " bytes")
          .with("limit", limit);
    }
    return body;
  }

  static String text(ObjectNode object, String name) {
    JsonNode value = object.path(name);
    if (!value.isString()) {
      throw wrong(object, name, "a text");
    }
    return value.stringValue();
  }

  static int integer(ObjectNode object, String name) {
    JsonNode value = object.path(name);
    if (!value.isInt()) {
      throw wrong(object, name, "a whole number");
    }
    return value.intValue();
  }

  /** {@return the error for a member that is missing or has another type} */
  static Refusal wrong(ObjectNode object, String name, String expected) {
    return object.has(name)
        ? Refusal.at(
            RefereeCode.WRONG_TYPE, "/" + name, "\"%s\" must be %s".formatted(name, expected))
        : Refusal.at(
            RefereeCode.MISSING_MEMBER,
            "/" + name,
            "\"%s\" is missing; expected %s".formatted(name, expected));
  }

  /** Responds with a value in JSON. */
  static void answer(Context context, int status, Object value) {
    context.status(status).contentType(CONTENT_TYPE).result(MAPPER.writeValueAsBytes(value));
  }
}
