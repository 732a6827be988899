package io.github.boardrules.examples.server;

import io.github.boardrules.core.testing.VerdictSchema;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Compares responses with the OpenAPI description of the server. */
final class Description {
  private static final String SCHEMAS = "#/components/schemas/";

  private final JsonNode document;

  Description(JsonNode document) {
    this.document = document;
  }

  /** Returns every described method and path, for example {@code GET /api/v1/games}. */
  Set<String> routes() {
    Set<String> routes = new TreeSet<>();
    document
        .path("paths")
        .forEachEntry(
            (path, methods) ->
                methods.forEachEntry(
                    (method, ignored) -> routes.add(method.toUpperCase(Locale.ROOT) + " " + path)));
    return routes;
  }

  /**
   * Returns the differences between a response and its description, or an empty list if the
   * description does not contain the path.
   *
   * @param method the HTTP method of the request
   * @param path the path with its leading slash and without a query
   * @param answer the response
   */
  List<String> differences(String method, String path, Answer answer) {
    Optional<JsonNode> operation =
        document.path("paths").properties().stream()
            .filter(entry -> path.matches(entry.getKey().replaceAll("\\{\\w+\\}", "[^/]+")))
            .map(entry -> entry.getValue().path(method.toLowerCase(Locale.ROOT)))
            .filter(JsonNode::isObject)
            .findFirst();
    if (operation.isEmpty()) {
      return List.of();
    }
    JsonNode response = operation.get().path("responses").path("" + answer.status());
    if (response.isMissingNode() && answer.status() >= 400) {
      response = error(answer);
    }
    if (response.isMissingNode()) {
      return List.of(method + " " + path + " has an undescribed response: " + answer.status());
    }
    JsonNode content = response.path("content");
    if (content.isMissingNode() && answer.text().isEmpty()) {
      return List.of();
    }
    String type = answer.header("Content-Type").replaceAll(";.*", "");
    if (!content.has(type)) {
      return List.of(method + " " + path + " has an undescribed response: " + type);
    }
    List<String> differences = new ArrayList<>();
    JsonNode schema = content.path(type).path("schema");
    if (type.equals("application/json")) {
      check(answer.json(), schema, "", differences);
      checkVerdict(answer.json(), differences);
    } else if (type.equals("application/jsonl")) {
      answer
          .text()
          .lines()
          .map(Json.MAPPER::readTree)
          .forEach(
              line -> {
                check(line, schema, "", differences);
                checkVerdict(line, differences);
              });
    }
    return differences;
  }

  private static void checkVerdict(JsonNode answer, List<String> differences) {
    if (answer.has("verdict")) {
      differences.addAll(VerdictSchema.differences(answer.get("verdict")));
    }
  }

  /** Returns the description of errors if the code of the answer has its status. */
  private JsonNode error(Answer answer) {
    JsonNode status = document.at("/components/schemas/ErrorCode/x-status").path(answer.code());
    // Malformed HTTP has other statuses, too.
    return status.asInt(0) == answer.status() || answer.code().equals("BAD_HTTP")
        ? document.at("/components/responses/Error")
        : MissingNode.getInstance();
  }

  private void check(JsonNode value, JsonNode schema, String place, List<String> differences) {
    if (schema.has("$ref")) {
      String name = schema.path("$ref").asString().substring(SCHEMAS.length());
      check(value, document.at("/components/schemas/" + name), place, differences);
      return;
    }
    if (schema.has("oneOf")) {
      checkAny(value, schema.path("oneOf"), place, differences);
      return;
    }
    List<String> types = types(schema);
    boolean isWhole = type(value).equals("integer") && types.contains("number");
    if (!types.isEmpty() && !types.contains(type(value)) && !isWhole) {
      differences.add(place + " is " + type(value) + ", not " + types);
    }
    if (schema.has("enum") && !schema.path("enum").valueStream().anyMatch(value::equals)) {
      differences.add(place + " is " + value);
    }
    for (JsonNode name : schema.path("required")) {
      if (!value.has(name.asString())) {
        differences.add(place + "/" + name.asString() + " is missing");
      }
    }
    for (Map.Entry<String, JsonNode> part : value.properties()) {
      JsonNode described = schema.path("properties").path(part.getKey());
      JsonNode others = schema.path("additionalProperties");
      String where = place + "/" + part.getKey();
      if (!described.isMissingNode()) {
        check(part.getValue(), described, where, differences);
      } else if (others.isObject()) {
        check(part.getValue(), others, where, differences);
      } else if (others.isBoolean() && !others.asBoolean()) {
        differences.add(where + " is not described");
      }
    }
    if (value.isArray() && schema.has("items")) {
      value.values().forEach(item -> check(item, schema.path("items"), place + "[]", differences));
    }
  }

  private void checkAny(JsonNode value, JsonNode schemas, String place, List<String> differences) {
    List<String> all = new ArrayList<>();
    for (JsonNode schema : schemas) {
      List<String> these = new ArrayList<>();
      check(value, schema, place, these);
      if (these.isEmpty()) {
        return;
      }
      all.addAll(these);
    }
    differences.addAll(all);
  }

  private static List<String> types(JsonNode schema) {
    JsonNode type = schema.path("type");
    return type.isArray()
        ? Answer.texts(type)
        : type.isMissingNode() ? List.of() : List.of(type.asString());
  }

  private static String type(JsonNode value) {
    return switch (value.getNodeType()) {
      case ARRAY -> "array";
      case BOOLEAN -> "boolean";
      case NULL -> "null";
      case NUMBER -> value.isIntegralNumber() ? "integer" : "number";
      case STRING -> "string";
      default -> "object";
    };
  }
}
