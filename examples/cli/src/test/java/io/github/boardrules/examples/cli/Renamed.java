package io.github.boardrules.examples.cli;

import com.google.common.base.Splitter;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The names that differ between the output of an earlier program and that of this one: {@code
 * renamed.tsv}. Messages are left out, because their wording is not part of the API, and so are the
 * names of files and the keys that only this program writes.
 *
 * @param keys the new path of each old key that an object may have
 * @param values the new text of each old text
 */
record Renamed(Map<String, String> keys, Map<String, String> values) {
  private static final List<String> LEFT_OUT = List.of("message", "problem", "file");

  /** Keys that this program adds to problems, which have a code. */
  private static final List<String> ADDED = List.of("parameters", "cells");

  static Renamed read() throws IOException {
    Map<String, String> keys = new HashMap<>();
    Map<String, String> values = new HashMap<>();
    for (String line :
        Resources.readLines(Resources.getResource("renamed/renamed.tsv"), StandardCharsets.UTF_8)) {
      if (!line.startsWith("#")) {
        List<String> parts = Splitter.on('\t').splitToList(line);
        (parts.get(0).equals("key") ? keys : values).put(parts.get(1), parts.get(2));
      }
    }
    return new Renamed(keys, values);
  }

  /**
   * Converts a verdict or a trace of the earlier program. A verdict that already has the documented
   * shape becomes one of the earlier shape.
   */
  JsonNode convert(JsonNode old) {
    if (old instanceof ObjectNode object) {
      return VerdictShape.isDocumented(object)
          ? convert(VerdictShape.earlier(object))
          : VerdictShape.comparable(convertObject(object, object.has("valid")));
    }
    if (old.isArray()) {
      ArrayNode converted = JsonNodeFactory.instance.arrayNode();
      old.forEach(each -> converted.add(convert(each)));
      return converted;
    }
    return old.isString()
        ? JsonNodeFactory.instance.stringNode(values.getOrDefault(old.asString(), old.asString()))
        : old;
  }

  /** The keys of an outcome moved into an object of their own only in verdicts. */
  private ObjectNode convertObject(ObjectNode old, boolean isVerdict) {
    ObjectNode converted = JsonNodeFactory.instance.objectNode();
    for (Map.Entry<String, JsonNode> entry : old.properties()) {
      String path = keys.getOrDefault(entry.getKey(), entry.getKey());
      int dot = path.indexOf('.');
      if (LEFT_OUT.contains(entry.getKey())
          || (old.has("code") && ADDED.contains(entry.getKey()))) {
        continue;
      }
      if (dot < 0 || !isVerdict) {
        converted.set(dot < 0 ? path : entry.getKey(), convert(entry.getValue()));
      } else {
        String parent = path.substring(0, dot);
        JsonNode nested = converted.get(parent);
        ObjectNode target =
            nested instanceof ObjectNode found ? found : converted.putObject(parent);
        target.set(path.substring(dot + 1), convert(entry.getValue()));
      }
    }
    return converted;
  }

  /** Prepares an output of this program for the comparison. */
  JsonNode comparable(JsonNode now) {
    boolean isVerdict = now instanceof ObjectNode object && VerdictShape.isDocumented(object);
    return isVerdict ? convert(now) : new Renamed(Map.of(), Map.of()).convert(now);
  }

  /** Returns the lines that differ, at most ten, and then their number. */
  static List<String> differences(Iterator<JsonNode> expected, Iterator<JsonNode> found) {
    List<String> differences = new ArrayList<>();
    long line = 0;
    long count = 0;
    while (expected.hasNext()) {
      JsonNode node = expected.next();
      JsonNode now = found.hasNext() ? found.next() : null;
      line++;
      if (!node.equals(now) && count++ < 10) {
        differences.add("line " + line + ": expected " + node + " but found " + now);
      }
    }
    if (found.hasNext()) {
      differences.add("more than " + line + " lines");
    }
    if (count > 10) {
      differences.add(count + " different lines");
    }
    return differences;
  }
}
