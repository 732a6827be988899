package io.github.boardrules.examples.engine.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.boardrules.core.GameTypes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Asks a referee, and compares every answer with the schema. */
final class Asked {
  static final Referee REFEREE = Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS);

  private static final Map<String, Schema> SCHEMAS = new HashMap<>();

  private Asked() {}

  /** Returns the answer to a question that has one. Single quotes stand for double quotes. */
  static JsonNode answer(String question) {
    return answer(REFEREE, question);
  }

  static JsonNode answer(Referee referee, String question) {
    List<JsonNode> answers = answers(referee, question);
    assertEquals(1, answers.size(), question);
    return answers.get(0);
  }

  static List<JsonNode> answers(Referee referee, String question) {
    ObjectNode json = read(question);
    List<JsonNode> answers = new ArrayList<>();
    referee.answer(json, answer -> answers.add(RefereeJson.MAPPER.valueToTree(answer)));
    Kind kind = Kind.find(json.path("kind").stringValue()).orElseThrow();
    answers.forEach(answer -> check(AnswerSchema.name(kind), answer));
    return answers;
  }

  /** Returns the error of a question that is refused. */
  static JsonNode error(String question) {
    return error(REFEREE, question);
  }

  static JsonNode error(Referee referee, String question) {
    try {
      referee.answer(read(question), answer -> {});
    } catch (Refusal refusal) {
      JsonNode answer = RefereeJson.MAPPER.valueToTree(refusal.toAnswer());
      check("Error", answer);
      return answer.path("error");
    }
    return fail("answered: " + question);
  }

  /** Returns the code and the pointer of the error of a question that is refused. */
  static String refusal(String question) {
    JsonNode error = error(question);
    return error.path("code").stringValue() + " " + error.path("pointer").asString("");
  }

  private static ObjectNode read(String question) {
    return RefereeJson.read(question.replace('\'', '"').getBytes(UTF_8));
  }

  static void check(String name, JsonNode value) {
    Schema schema = SCHEMAS.computeIfAbsent(name, Asked::schema);
    assertEquals(List.of(), schema.validate(value), () -> name + ": " + value);
  }

  private static Schema schema(String name) {
    ObjectNode all = AnswerSchema.load();
    all.put("$ref", "#/$defs/" + name);
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(all.toString(), InputFormat.JSON);
  }
}
