package io.github.boardrules.core.testing;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.boardrules.core.record.GameReplay;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Checks verdicts against {@code verdict.schema.json} in the guide. Interprets the keywords of JSON
 * Schema that this schema uses, so that tests of all modules need no further library; the guide
 * compares it with one.
 */
public final class VerdictSchema {
  private static final JsonMapper JSON = new JsonMapper();
  private static final JsonNode SCHEMA = JSON.readTree(text());

  /** Keywords that allow every value, or that {@link #check} reads together with another one. */
  private static final ImmutableSet<String> PASSIVE =
      ImmutableSet.of("$schema", "$defs", "title", "description", "then", "else");

  private VerdictSchema() {}

  /**
   * {@return the verdict}
   *
   * @throws AssertionError if its data does not conform to the schema
   */
  public static GameReplay checked(GameReplay verdict) {
    JsonNode data = JSON.valueToTree(verdict.toMap());
    List<String> differences = differences(data);
    if (!differences.isEmpty()) {
      throw new AssertionError(differences + " in " + data);
    }
    return verdict;
  }

  /** {@return how a verdict in JSON differs from the schema; empty if it conforms} */
  public static List<String> differences(JsonNode verdict) {
    List<String> differences = new ArrayList<>();
    check(verdict, SCHEMA, "", differences);
    return differences;
  }

  private static String text() {
    try {
      Path folder = Path.of("").toAbsolutePath();
      Path file = Path.of("examples/guide/verdict.schema.json");
      while (!Files.exists(folder.resolve(file))) {
        folder = requireNonNull(folder.getParent());
      }
      return Files.readString(folder.resolve(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static boolean conforms(JsonNode value, JsonNode schema) {
    List<String> differences = new ArrayList<>();
    check(value, schema, "", differences);
    return differences.isEmpty();
  }

  private static void check(JsonNode value, JsonNode schema, String place, List<String> found) {
    for (var keyword : schema.properties()) {
      String name = keyword.getKey();
      JsonNode argument = keyword.getValue();
      if (PASSIVE.contains(name)) {
        continue;
      }
      boolean holds =
          switch (name) {
            case "type" -> isOfType(value, argument);
            case "const" -> value.equals(argument);
            case "enum" -> argument.valueStream().anyMatch(value::equals);
            case "pattern" -> !value.isString() || matches(value, argument);
            case "minimum" -> !value.isNumber() || value.asDouble() >= argument.asDouble();
            case "minLength" -> !value.isString() || value.asString().length() >= argument.asInt();
            case "minItems", "minProperties" -> value.size() >= argument.asInt();
            case "maxItems" -> value.size() <= argument.asInt();
            case "required" ->
                argument.valueStream().allMatch(member -> value.has(member.asString()));
            case "dependentRequired" ->
                argument.properties().stream()
                    .filter(member -> value.has(member.getKey()))
                    .flatMap(member -> member.getValue().valueStream())
                    .allMatch(member -> value.has(member.asString()));
            case "anyOf" -> argument.valueStream().anyMatch(each -> conforms(value, each));
            case "properties", "additionalProperties", "items", "if", "$ref" -> {
              checkParts(value, name, schema, place, found);
              yield true;
            }
            default -> false; // a keyword that is not interpreted
          };
      if (!holds) {
        found.add(place + ": " + name + " " + argument);
      }
    }
  }

  private static void checkParts(
      JsonNode value, String keyword, JsonNode schema, String place, List<String> found) {
    JsonNode argument = schema.get(keyword);
    switch (keyword) {
      case "$ref" -> check(value, SCHEMA.at(argument.asString().substring(1)), place, found);
      case "if" ->
          check(value, schema.get(conforms(value, argument) ? "then" : "else"), place, found);
      case "items" -> value.forEach(each -> check(each, argument, place + "/-", found));
      default -> {
        for (var member : value.properties()) {
          String name = member.getKey();
          boolean isNamed = schema.path("properties").has(name);
          if (keyword.equals("properties") && isNamed) {
            check(member.getValue(), argument.get(name), place + "/" + name, found);
          } else if (!keyword.equals("properties") && !isNamed) {
            if (argument.isObject()) {
              check(member.getValue(), argument, place + "/" + name, found);
            } else {
              found.add(place + "/" + name + " is not in the schema");
            }
          }
        }
      }
    }
  }

  private static boolean matches(JsonNode value, JsonNode pattern) {
    return Pattern.compile(pattern.asString()).matcher(value.asString()).find();
  }

  private static boolean isOfType(JsonNode value, JsonNode type) {
    if (type.isArray()) {
      return type.valueStream().anyMatch(each -> isOfType(value, each));
    }
    return switch (type.asString()) {
      case "object" -> value.isObject();
      case "array" -> value.isArray();
      case "string" -> value.isString();
      case "boolean" -> value.isBoolean();
      case "integer" -> value.isIntegralNumber();
      case "number" -> value.isNumber();
      default -> false;
    };
  }
}
