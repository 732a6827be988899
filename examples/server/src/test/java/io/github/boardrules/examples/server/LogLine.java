package io.github.boardrules.examples.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import tools.jackson.databind.JsonNode;

/** Reads the log of a server. */
final class LogLine {
  private LogLine() {}

  /** Returns all lines, each of which must be a JSON object. */
  static List<JsonNode> read(Path log) throws IOException {
    return Files.readAllLines(log).stream().map(line -> Json.MAPPER.readTree(line)).toList();
  }

  /** Waits for the first line, which follows the response, to be complete, and returns it. */
  static JsonNode first(Path log) throws IOException, InterruptedException {
    for (int i = 0; i < 500 && !Files.readString(log).endsWith("\n"); i++) {
      Thread.sleep(20);
    }
    return read(log).get(0);
  }
}
