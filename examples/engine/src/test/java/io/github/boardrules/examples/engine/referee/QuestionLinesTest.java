package io.github.boardrules.examples.engine.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.bulk.BoundedLines;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Asks questions, one on each line. */
class QuestionLinesTest {
  private static final int MAX_LINE = 2_000;

  private static List<JsonNode> ask(String... lines) throws IOException {
    StringWriter out = new StringWriter();
    StringWriter log = new StringWriter();
    byte[] bytes = String.join("\n", lines).replace('\'', '"').getBytes(UTF_8);
    try (BoundedLines in = new BoundedLines(new ByteArrayInputStream(bytes), MAX_LINE)) {
      Referee referee = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS);
      new QuestionLines(referee, MAX_LINE, new PrintWriter(out), new PrintWriter(log)).answer(in);
    }
    assertEquals("", log.toString());
    return out.toString().lines().map(RefereeJson.MAPPER::readTree).toList();
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
}
