package io.github.boardrules.examples.cli;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.referee.Referee;
import io.github.boardrules.examples.referee.RefereeJson;
import io.github.boardrules.examples.referee.RefereeLimits;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Asks questions of the command {@code serve}. */
class ServeCommandTest {
  /** The number of questions to one process, which has little memory. */
  private static final int QUESTIONS = Integer.getInteger("boardrules.cli.questions", 5_000);

  private static final int MAX_LINE = 2_000;

  private static List<JsonNode> ask(String... lines) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    StringWriter log = new StringWriter();
    byte[] bytes = String.join("\n", lines).replace('\'', '"').getBytes(UTF_8);
    try (BoundedLines in = new BoundedLines(new ByteArrayInputStream(bytes), MAX_LINE)) {
      Referee referee = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS);
      new QuestionLines(referee, MAX_LINE, out, new PrintWriter(log)).answer(in);
    }
    assertEquals("", log.toString());
    return out.toString(UTF_8).lines().map(RefereeJson.MAPPER::readTree).toList();
  }

  @Test
  void everyQuestionHasItsIdInTheAnswer() throws IOException {
    List<JsonNode> answers =
        ask(
            "{'id':1,'kind':'judge','game':'loa','move':'b1-b3'}",
            "{'kind':'judge','id':'two','game':'loa','move':'b1-b4'}",
            "",
            "{'kind':'games','limit':0}");
    assertEquals(3, answers.size());
    assertEquals(1, answers.get(0).path("id").intValue());
    assertTrue(answers.get(0).path("legal").booleanValue());
    assertEquals("two", answers.get(1).path("id").stringValue());
    assertEquals("WRONG_DISTANCE", answers.get(1).at("/violation/code").stringValue());
    assertFalse(answers.get(2).has("id"));
    assertEquals("id", answers.get(0).propertyNames().iterator().next());
  }

  @Test
  void aWrongLineCostsOnlyItself() throws IOException {
    List<JsonNode> answers =
        ask(
            "hello",
            "[1]",
            "{'id':5,'kind':'chess'}",
            "{'id':{},'kind':'games'}",
            "{'id':1.5,'kind':'games'}",
            "{'id':'" + "x".repeat(201) + "','kind':'games'}",
            "{'id':6,'kind':'start','game':'" + "x".repeat(MAX_LINE) + "'}",
            "{'id':7,'kind':'verdicts','text':'','format':'pgn'}",
            "{'id':8,'kind':'start','game':'iris','options':{'n':2}}");
    List<String> codes =
        answers.stream().map(answer -> answer.at("/error/code").asString("")).toList();
    assertEquals(
        List.of(
            "MALFORMED_JSON",
            "MALFORMED_JSON",
            "UNKNOWN_QUESTION",
            "WRONG_TYPE",
            "WRONG_TYPE",
            "WRONG_TYPE",
            "TOO_LARGE",
            "UNKNOWN_FORMAT",
            ""),
        codes);
    assertEquals(5, answers.get(2).path("id").intValue());
    assertEquals("/id", answers.get(3).at("/error/pointer").stringValue());
    assertEquals(MAX_LINE, answers.get(6).at("/error/limit").intValue());
    assertEquals(8, answers.get(8).path("id").intValue());
  }

  @Test
  void verdictsHaveALineEach() throws IOException {
    String game = "[Game \\'loa\\']\\n\\n1. b1-b3 *\\n\\n";
    List<JsonNode> answers =
        ask("{'id':3,'kind':'verdicts','text':'" + game.repeat(2) + "'}", "{'kind':'games'}");
    assertEquals(4, answers.size());
    assertTrue(answers.subList(0, 3).stream().allMatch(answer -> answer.path("id").asInt() == 3));
    assertTrue(answers.get(1).at("/verdict/valid").booleanValue());
    assertEquals(2, answers.get(2).at("/counts/valid").intValue());
  }

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
    assertEquals(ExitStatus.FAILURE, process.waitFor());
  }

  @Test
  void optionsAreChecked() {
    assertEquals(ExitStatus.FAILURE, Run.of("serve").status());
    assertEquals(ExitStatus.FAILURE, Run.of("serve", "--stdio", "--max-line", "0").status());
  }
}
