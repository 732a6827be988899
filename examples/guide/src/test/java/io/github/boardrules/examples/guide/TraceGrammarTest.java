package io.github.boardrules.examples.guide;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Compares the grammar of traces with the command {@code trace}, on generated lines. */
@Tag("proof")
class TraceGrammarTest {
  private static final int LINES = 10_000;

  private static final JsonMapper MAPPER =
      JsonMapper.builder().enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION).build();

  private static final ImmutableList<String> SAMPLES =
      ImmutableList.of(
          "{\"game\":\"loa\",\"moves\":[\"b1-b3\",\"a2-c2\"]}",
          "{\"game\": \"linage\", \"options\": {\"width\": 5, \"komi\": [\"0.5\"]}, \"moves\": []}",
          "{\"id\":\"\\u00e9"
              + " \\\"x\\\"\",\"game\":\"iris\",\"moves\":[\"g7\"],\"n\":[-1.5e3,true,null,{}]}",
          "{ \"moves\" : [ ] ,\t\"game\" : \"carteso\" }");

  @Test
  void grammarOfTracesAcceptsWhatTheCommandAccepts(@TempDir Path folder) throws Exception {
    Random random = new Random(24);
    List<String> lines = new ArrayList<>();
    while (lines.size() < LINES) {
      String line = GrammarTest.spoiled(SAMPLES.get(random.nextInt(SAMPLES.size())), random);
      if (!line.isBlank()) {
        lines.add(line);
      }
    }
    List<String> answers = trace(folder, lines);
    assertEquals(LINES, answers.size());
    Grammar grammar = GrammarTest.grammar("traces");
    int accepted = 0;
    for (int i = 0; i < LINES; i++) {
      String line = lines.get(i);
      boolean isAccepted = grammar.accepts("trace", line) && hasKeys(line);
      String answer = answers.get(i);
      assertTrue(!isAccepted || !isRefused(answer), () -> line + "\n" + answer);
      // A wrong option or game is reported before missing moves.
      assertTrue(isAccepted || MAPPER.readTree(answer).has("error"), () -> line + "\n" + answer);
      accepted += isAccepted ? 1 : 0;
    }
    assertTrue(accepted > LINES / 5 && accepted < LINES * 4 / 5, accepted + " accepted");
  }

  private static List<String> trace(Path folder, List<String> lines) throws Exception {
    Path in = Files.write(folder.resolve("lines.jsonl"), lines);
    Path out = folder.resolve("answers.jsonl");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                "io.github.boardrules.examples.cli.Main",
                "trace",
                in.toString())
            .redirectOutput(out.toFile())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    process.waitFor();
    return Files.readAllLines(out);
  }

  /** Whether a line is refused for its form, and not for what the moves or the options say. */
  private static boolean isRefused(String answer) throws IOException {
    JsonNode error = MAPPER.readTree(answer).path("error");
    String message = error.path("message").asString("");
    return error.path("code").asString("").equals("NOT_A_GAME")
        || message.startsWith("The key ")
        || message.startsWith("Every move must be a string");
  }

  /** Checks what the guide says below the grammar: the keys, each once. */
  private static boolean hasKeys(String line) {
    try {
      JsonNode json = MAPPER.readTree(line);
      return json.has("game") && json.has("moves");
    } catch (JacksonException e) {
      assertTrue(String.valueOf(e.getMessage()).contains("Duplicate"), line + " " + e);
      return false;
    }
  }
}
