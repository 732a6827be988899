package io.github.boardrules.examples.engine.referee;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.Wrapping;
import java.io.ByteArrayInputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Asks for verdicts on records and for conversions. */
class RecordsTest {
  private static final Path SGF = Path.of("..", "records", "loa", "mona.sgf");
  private static final String TWO =
      "[Game \"loa\"]\n\n1. b1-b3 h7-f7 2. b3-b6 *\n\n[Game \"loa\"]\n\n1. b1-b3 *\n";

  private static String question(String kind, String text, String more) {
    return RefereeJson.MAPPER
        .createObjectNode()
        .put("kind", kind)
        .put("text", text)
        .toString()
        .replace("}", more + "}");
  }

  private static List<JsonNode> ask(Referee referee, String question) {
    List<JsonNode> answers = new ArrayList<>();
    referee.answer(
        RefereeJson.read(question.getBytes(UTF_8)),
        answer -> answers.add(RefereeJson.MAPPER.valueToTree(answer)));
    return answers;
  }

  private static List<JsonNode> verdicts(Referee referee, String text, String more) {
    List<JsonNode> answers = ask(referee, question("verdicts", text, more));
    answers.forEach(answer -> Asked.check("VerdictsAnswer", answer));
    return answers;
  }

  @Test
  void verdictsAreThoseOfTheLibrary() throws Exception {
    String text = Files.readString(SGF);
    List<JsonNode> answers = verdicts(Asked.REFEREE, text, "");
    List<JsonNode> expected;
    try (Stream<GameReplay> verdicts = Validator.installed().open(text, "").replays()) {
      expected =
          verdicts
              .map(verdict -> RefereeJson.MAPPER.<JsonNode>valueToTree(verdict.toMap()))
              .toList();
    }
    assertEquals(expected.size() + 1, answers.size());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(expected.get(i), answers.get(i).path("verdict"));
    }
    assertEquals(expected.size(), answers.get(expected.size()).at("/counts/games").intValue());
  }

  @Test
  void countsComeLast() {
    List<JsonNode> answers = verdicts(Asked.REFEREE, TWO, "");
    assertEquals(3, answers.size());
    assertEquals("WRONG_DISTANCE", answers.get(0).at("/verdict/problems/0/reason").stringValue());
    assertEquals(
        "{\"games\":2,\"valid\":1,\"invalid\":1,\"plies\":3}",
        answers.get(2).path("counts").toString());
    assertFalse(answers.get(2).has("stopped"));
  }

  @Test
  void verdictsStopAtTheLimits() {
    Referee oneGame = Referee.of(GameTypes.installed(), new RefereeLimits(9, 9, 9, 1, 99, 99));
    List<JsonNode> answers = verdicts(oneGame, TWO, "");
    assertEquals(2, answers.size());
    assertEquals("games", answers.get(1).at("/stopped/limit").stringValue());
    Referee threeMoves = Referee.of(GameTypes.installed(), new RefereeLimits(9, 9, 9, 9, 3, 9));
    answers = verdicts(threeMoves, TWO, "");
    assertEquals(2, answers.size());
    assertEquals("moves", answers.get(1).at("/stopped/limit").stringValue());
  }

  @Test
  void verdictsObeyFormatStrictnessAndVariations() {
    String variation = "[Game \"loa\"]\n\n1. b1-b3 (1. b1-b4) *\n";
    assertTrue(verdicts(Asked.REFEREE, variation, "").get(0).at("/verdict/valid").booleanValue());
    assertFalse(
        verdicts(Asked.REFEREE, variation, ",\"variations\":true")
            .get(0)
            .at("/verdict/valid")
            .booleanValue());
    String loose = "[Game \"loa\"]\n\n1. b1xb3 *\n";
    assertTrue(verdicts(Asked.REFEREE, loose, "").get(0).at("/verdict/valid").booleanValue());
    assertFalse(
        verdicts(Asked.REFEREE, loose, ",\"strict\":true")
            .get(0)
            .at("/verdict/valid")
            .booleanValue());
    assertFalse(
        verdicts(Asked.REFEREE, TWO, ",\"format\":\"sgf\"")
            .get(0)
            .at("/verdict/valid")
            .booleanValue());
  }

  @Test
  void recordsCanBeBytes() throws Exception {
    List<JsonNode> answers = new ArrayList<>();
    Asked.REFEREE.answer(
        Kind.VERDICTS,
        RefereeJson.MAPPER.createObjectNode(),
        new ByteArrayInputStream(Files.readAllBytes(SGF)),
        answer -> answers.add(RefereeJson.MAPPER.valueToTree(answer)));
    assertEquals(verdicts(Asked.REFEREE, Files.readString(SGF), ""), answers);
  }

  @Test
  void conversionSaysWhatIsNotWritten() {
    JsonNode answer = ask(Asked.REFEREE, question("convert", TWO, ",\"to\":\"sgf\"")).get(0);
    Asked.check("ConvertAnswer", answer);
    assertEquals(1, answer.path("written").intValue());
    assertEquals(1, answer.at("/notes/0/number").intValue());
    assertFalse(answer.at("/notes/0/written").booleanValue());
    List<JsonNode> again = verdicts(Asked.REFEREE, answer.path("text").stringValue(), "");
    assertEquals("1", again.get(0).at("/verdict/plies").toString());
    String linage = "[Game \"linage\"]\n\n1. vertical *\n";
    JsonNode impossible = ask(Asked.REFEREE, question("convert", linage, ",\"to\":\"sgf\"")).get(0);
    Asked.check("ConvertAnswer", impossible);
    assertEquals(0, impossible.path("written").intValue());
    assertEquals(1, impossible.path("notes").size());
  }

  @Test
  void malformedJsonIsRefusedWithoutInternals() {
    String deep = "[".repeat(5_000);
    for (String text :
        List.of(
            "",
            "{",
            "[]",
            "3",
            "{'a':1}",
            "{\"a\":1}}",
            "{\"a\":1,\"a\":2}",
            "{\"a\":tru}",
            deep,
            "{\"a\":\"\u0001\"}",
            "{\"a\":NaN}")) {
      ImmutableMap<String, Object> error = refusal(text);
      assertEquals("MALFORMED_JSON", error.get("code"), text);
      String message = String.valueOf(error.get("message"));
      assertFalse(message.matches("(?s).*(tools\\.|Feature|Exception|Constraints|\\$).*"), message);
    }
  }

  private static ImmutableMap<String, Object> refusal(String text) {
    try {
      ObjectNode read = RefereeJson.read(text.getBytes(UTF_8));
      return ImmutableMap.of("code", "", "message", read.toString());
    } catch (Refusal refusal) {
      return refusal.toMap();
    }
  }

  @ParameterizedTest
  @EnumSource
  void theContainerOfAFileDoesNotMatter(Wrapping wrapping) {
    String games = "[Game \"loa\"]\n\n1. b1-b3 h7-f7 *\n\n[Game \"loa\"]\n\n1. b1-b3 *\n";
    List<String> found = new ArrayList<>();
    Asked.REFEREE.answer(
        Kind.VERDICTS,
        RefereeJson.MAPPER.createObjectNode(),
        new ByteArrayInputStream(wrapping.of(games)),
        answer -> {
          JsonNode verdict = RefereeJson.MAPPER.valueToTree(answer).path("verdict");
          List<String> codes =
              verdict.path("problems").valueStream().map(p -> p.path("code").asString()).toList();
          if (verdict.has("valid")) {
            found.add(codes.isEmpty() ? "valid" : String.join("+", codes));
          }
        });
    String answer = wrapping == Wrapping.ZIP ? Wrapping.ZIP_REFUSED : wrapping.answer();
    assertEquals(answer, String.join(" ", found));
  }
}
