package io.github.boardrules.examples.engine.conform;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.Options;
import io.github.boardrules.examples.engine.conform.Question.Ask;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs that hang, crash or talk nonsense are findings, in bounded time and memory. */
@Timeout(60)
@Tag("proof")
class ChildProgramTest {
  private static final String GAMES =
      "read line; echo '{\"id\":1,\"games\":[{\"game\":\"iris\",\"options\":{\"n\":[2,3]}}],"
          + "\"answers\":[\"legal\",\"play\"]}'; ";

  private static final Question START =
      Question.start(GameTypes.installed().get("iris"), Options.of("n", "3"));

  @BeforeEach
  void needsAShell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "no /bin/sh");
  }

  private static ChildProgram program(String script) throws IOException {
    return new ChildProgram(List.of("/bin/sh", "-c", script), Duration.ofMillis(700));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "sleep 100|no answer within 0.7 seconds",
        "sleep 100 & wait|no answer within 0.7 seconds",
        "echo broken >&2; exit 3|ended with the exit status 3",
        "exec 1>&-; sleep 100|the program ended",
        "echo '{\"id\":2'|a line is not JSON",
        "echo 7|must have the id 2",
        "echo '{\"id\":5}'|must have the id 2",
        "echo '{\"id\":2,\"error\":\"help\"}'|reports an error: help",
        "echo; sleep 9|must have the id 2",
        "while true; do echo '{\"id\":9}'; done|must have the id 2",
        "cat /dev/zero|no answer within",
        "tr '\\0' x </dev/zero|no answer within",
        "tr '\\0' x </dev/zero >&2|no answer within"
      })
  void aProgramThatFailsIsAFinding(String script, String message) throws IOException {
    try (ChildProgram program = program(GAMES + "read line; " + script)) {
      List<Answer> answers = program.ask(List.of(START, Question.of(Ask.LEGAL)));
      assertEquals(1, answers.size());
      assertEquals(Answer.Kind.FAILED, answers.get(0).kind());
      assertTrue(answers.get(0).text().contains(message), answers.get(0).text());
    }
  }

  @Test
  void theLastWordsAreReported() throws IOException {
    try (ChildProgram program = program(GAMES + "read line; echo one >&2; echo two >&2; exit 1")) {
      String text = program.ask(List.of(START)).get(0).text();
      assertTrue(text.endsWith("one\ntwo"), text);
    }
  }

  @Test
  void aProgramThatDoesNotSayWhatItKnowsIsRefused() {
    for (String script : List.of("exit 0", "sleep 100", "echo hello")) {
      assertThrows(IOException.class, () -> program(script), script);
    }
    assertThrows(
        IOException.class,
        () -> new ChildProgram(List.of("no such program"), Duration.ofSeconds(1)));
  }

  /** A program that does not read fills the pipe of the questions. */
  @Test
  void aProgramThatDoesNotReadDoesNotBlock() throws IOException {
    try (ChildProgram program = program(GAMES + "sleep 100")) {
      List<Question> many = Collections.nCopies(50_000, START);
      assertEquals(Answer.Kind.FAILED, program.ask(many).get(0).kind());
    }
  }

  /** After a failure the program is started again. */
  @Test
  void aCrashIsShrunkToItsQuestion() throws IOException {
    String script =
        "i=0; while read line; do i=$((i+1)); case $line in *games*) "
            + "echo '{\"id\":1,\"games\":[{\"game\":\"iris\",\"options\":{\"n\":[2,3]}}],"
            + "\"answers\":[\"play\"]}';; *play*) exit 4;; "
            + "*) echo \"$line\" | sed 's/,.*/}/';; esac; done";
    Conformance conformance =
        new Conformance(GameTypes.installed(), () -> program(script), 1, 1, 20, line -> {});
    Finding finding = conformance.check().get(0).finding().orElseThrow();
    assertEquals(2, finding.questions().size(), finding.lines().toString());
    assertTrue(finding.found().contains("exit status 4"), finding.found());
  }
}
