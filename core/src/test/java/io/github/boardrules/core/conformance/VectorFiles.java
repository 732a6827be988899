package io.github.boardrules.core.conformance;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.trace.StructuredOptions;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Assumptions;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The vector files of a game: resources in the folder {@code vectors/<id of the game>/}. */
final class VectorFiles {
  /** Games on other boards and under other options, each made from a seed. */
  static final String BOARDS = "boards.jsonl.gz";

  private static final JsonMapper JSON = new JsonMapper();

  private final GameType type;

  VectorFiles(GameType type) {
    this.type = type;
  }

  /** Returns the lines of a file of compressed JSON lines; fails if the file is missing. */
  List<JsonNode> lines(String name) {
    try (InputStream file = open(name);
        BufferedReader reader =
            new BufferedReader(
                new InputStreamReader(new GZIPInputStream(file), StandardCharsets.UTF_8))) {
      return reader.lines().map(JSON::readTree).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** Returns the lines of a file that a game need not have. */
  List<JsonNode> linesIfPresent(String name) {
    return type.getClass().getResource(path(name)) == null ? List.of() : lines(name);
  }

  /** Fails if a file is empty; aborts the test if it is missing, and prints how to begin. */
  void require(String name) {
    if (type.getClass().getResource(path(name)) == null) {
      String message =
          ("NO VECTORS: %2$s is missing%3$s, so nothing shows that %1$s is the right game. To"
                  + " begin, write games as lines"
                  + " {\"id\":\"1\",\"game\":\"%1$s\",\"options\":{},\"moves\":[...]}, complete them"
                  + " with the command trace, check what it says by hand or with a second program, and"
                  + " compress them with gzip to games.jsonl.gz")
              .formatted(type.id(), path(name), hint(type.getClass()));
      System.out.println(message);
      Assumptions.abort(message);
    }
    try (InputStream file = open(name)) {
      if (file.read() < 0) {
        throw new AssertionError("no vectors: the resource " + path(name) + " is empty");
      }
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  /** Returns the JSON object in a file. */
  JsonNode object(String name) {
    try (InputStream file = open(name)) {
      return JSON.readTree(file);
    } catch (IOException e) {
      throw new UncheckedIOException(name, e);
    }
  }

  private InputStream open(String name) {
    InputStream file = type.getClass().getResourceAsStream(path(name));
    if (file == null) {
      throw new AssertionError(
          "no vectors: the resource " + path(name) + " is missing" + hint(type.getClass()));
    }
    return file;
  }

  /** The module path hides resources in folders that are named like packages. */
  private static String hint(Class<?> type) {
    return type.getModule().isNamed()
        ? ", or hidden in "
            + type.getModule()
            + "; set useModulePath of maven-surefire-plugin to false"
        : "";
  }

  private String path(String name) {
    return "/vectors/" + type.id() + "/" + name;
  }

  static Options options(JsonNode options) {
    Map<String, Object> values = new LinkedHashMap<>();
    options
        .properties()
        .forEach(
            entry -> values.put(entry.getKey(), JSON.treeToValue(entry.getValue(), Object.class)));
    return StructuredOptions.of(values);
  }

  static List<String> strings(JsonNode list) {
    return list.valueStream().map(JsonNode::asString).toList();
  }

  /** Converts values of the library to the form of the vectors. */
  static JsonNode json(Map<String, ?> values) {
    return JSON.valueToTree(values);
  }
}
