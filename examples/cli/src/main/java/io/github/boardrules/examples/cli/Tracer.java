package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.examples.cli.TraceCheck.Difference;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Plays lines and writes their traces, or only the differences from the traces in the lines. */
final class Tracer {
  private final Validator validator;
  private final boolean check;
  private final PrintWriter out;
  private boolean allGood = true;

  Tracer(Validator validator, boolean check, PrintWriter out) {
    this.validator = validator;
    this.check = check;
    this.out = out;
  }

  /**
   * Returns whether all lines so far could be played and, if they were compared, had no
   * differences.
   */
  boolean isGood() {
    return allGood;
  }

  /** Traces a file. Answers each line before it reads the next one. */
  void trace(String file, BoundedLines lines) throws IOException {
    while (lines.next()) {
      if (!lines.isBlank()) {
        answer(file, lines);
      }
      out.flush();
    }
  }

  private void answer(String file, BoundedLines lines) {
    ObjectNode labels = TraceJson.MAPPER.createObjectNode();
    try {
      if (lines.isTooLong()) {
        throw new TraceProblem(
            Code.GAME_TOO_LONG, "The line is longer than the limit of --max-line");
      }
      TraceLine line = new TraceLine(TraceJson.read(lines.bytes()));
      labels = line.labels();
      List<Position<?>> positions = line.play(validator);
      if (check) {
        JsonNode id = labels.path("id");
        new TraceCheck(positions, difference -> report(file, lines.number(), id, difference))
            .compare(line.json());
      } else {
        write(line.json(), positions);
      }
    } catch (TraceProblem problem) {
      report(file, lines.number(), labels, problem.problem());
    }
  }

  /**
   * Writes the line with new values for plies and outcome. Streams one position after the other.
   */
  private void write(ObjectNode line, List<Position<?>> positions) {
    try (JsonGenerator json = TraceJson.MAPPER.createGenerator(out)) {
      json.writeStartObject();
      for (Map.Entry<String, JsonNode> entry : line.properties()) {
        write(entry.getKey(), entry.getValue(), positions, json);
      }
      for (String key : TraceLine.ANSWERS) {
        if (!line.has(key)) {
          write(key, line, positions, json);
        }
      }
      json.writeEndObject();
    }
    out.write('\n');
  }

  private static void write(
      String key, JsonNode given, List<Position<?>> positions, JsonGenerator json) {
    json.writeName(key);
    switch (key) {
      case TraceLine.PLIES -> {
        json.writeStartArray();
        for (Position<?> position : positions) {
          json.writeTree(TraceJson.of(position));
        }
        json.writeEndArray();
      }
      case TraceLine.OUTCOME ->
          json.writeTree(TraceJson.of(positions.get(positions.size() - 1).outcome()));
      default -> json.writeTree(given);
    }
  }

  private void report(String file, long line, JsonNode id, Difference difference) {
    allGood = false;
    Map<String, Object> values = new LinkedHashMap<>();
    values.put("file", file);
    values.put("line", line);
    values.put("id", id.isMissingNode() ? null : id);
    values.put("ply", difference.ply());
    values.put("key", difference.key());
    if (difference.expected() != null) {
      values.put("expected", difference.expected());
    }
    if (difference.found() != null) {
      values.put("found", difference.found());
    }
    TraceJson.writeLine(values, out);
  }

  private void report(String file, long line, ObjectNode labels, RecordProblem problem) {
    allGood = false;
    Map<String, Object> error = new LinkedHashMap<>();
    error.put("code", problem.code().name());
    error.put("reason", problem.reason());
    error.put("ply", problem.ply());
    error.put("file", file);
    error.put("line", line);
    error.put("message", problem.message());
    labels.putPOJO("error", error);
    TraceJson.writeLine(labels, out);
  }
}
