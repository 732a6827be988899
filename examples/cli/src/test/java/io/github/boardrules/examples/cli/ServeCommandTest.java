package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.examples.engine.bulk.StandardOutput;
import io.github.boardrules.examples.engine.command.ExitStatus;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Asks questions of the command {@code serve}. */
class ServeCommandTest {
  /** The number of questions to one process, which has little memory. */
  private static final int QUESTIONS = Integer.getInteger("boardrules.cli.questions", 5_000);

  private static Process start(String... options) throws IOException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx40m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName(),
                "serve"));
    command.addAll(List.of(options));
    return new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
  }

  /** Asks one question after the other, as a program does that waits for each answer. */
  @Test
  @Tag("proof")
  void manyQuestionsNeedNoMoreMemory() throws Exception {
    Process process = start("--stdio");
    try (BufferedReader answers = process.inputReader(UTF_8)) {
      try (BufferedWriter questions = process.outputWriter(UTF_8)) {
        for (int i = 0; i < QUESTIONS; i++) {
          String move = i % 3 == 0 ? "b1-b3" : i % 3 == 1 ? "b1-b4" : "x".repeat(i % 100);
          questions.write(
              "{\"id\":%d,\"kind\":\"judge\",\"game\":\"loa\",\"options\":{\"size\":%d},\"move\":\"%s\"}\n"
                  .formatted(i, 5 + i % 12, move));
          questions.flush();
          JsonNode answer = RefereeJson.MAPPER.readTree(answers.readLine());
          assertEquals(i, answer.path("id").intValue());
          assertTrue(answer.has("legal") || answer.has("error"), answer.toString());
        }
      }
      assertEquals(null, answers.readLine());
    }
    assertEquals(ExitStatus.VALID, process.waitFor());
  }

  @Test
  void outputThatCannotBeWrittenEndsIt() throws Exception {
    Process process = start("--stdio");
    process.getInputStream().close();
    try (OutputStream questions = process.getOutputStream()) {
      questions.write("{\"kind\":\"games\"}\n{\"kind\":\"games\"}\n".getBytes(UTF_8));
    } catch (IOException e) {
      // The process has ended already.
    }
    assertEquals(StandardOutput.BROKEN_PIPE, process.waitFor());
  }

  @Test
  void optionsAreChecked() {
    assertEquals(ExitStatus.FAILURE, Run.of("serve").status());
    assertEquals(ExitStatus.FAILURE, Run.of("serve", "--stdio", "--max-line", "0").status());
  }
}
