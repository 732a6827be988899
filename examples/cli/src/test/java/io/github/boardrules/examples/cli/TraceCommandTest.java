package io.github.boardrules.examples.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.GameTypes;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tests the command trace with the conformance vectors of all games, with modified vectors and with
 * invalid lines.
 */
class TraceCommandTest {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS).build();
  private static final String LINE =
      "{\"game\":\"iris\",\"options\":{\"n\":2},\"moves\":[\"b2\",\"b1+b3\",\"pass\",\"pass\"]}";

  @TempDir private Path folder;

  static List<Path> vectors() {
    return GameTypes.installed().all().stream()
        .map(GameType::id)
        .filter(Run::isAModule)
        .map(id -> Path.of("..", "..", id, "src/test/resources/vectors", id, "games.jsonl.gz"))
        .toList();
  }

  private static List<String> lines(Path file) throws IOException {
    try (BufferedReader reader =
        new BufferedReader(
            new InputStreamReader(
                new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.US_ASCII))) {
      return reader.lines().toList();
    }
  }

  /** Returns the first line with a finished game. */
  private static ObjectNode finished(Path file) throws IOException {
    return lines(file).stream()
        .map(TraceCommandTest::json)
        .filter(line -> line.get("outcome").isObject() && line.get("moves").size() > 3)
        .findFirst()
        .orElseThrow();
  }

  private static ObjectNode json(String line) {
    return (ObjectNode) JSON.readTree(line);
  }

  private String write(Object... lines) throws IOException {
    List<String> texts = new ArrayList<>();
    for (Object line : lines) {
      texts.add(line.toString());
    }
    return Files.write(folder.resolve("lines.jsonl"), texts).toString();
  }

  private static String sorted(String line) {
    return JSON.writeValueAsString(JSON.readValue(line, Object.class));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  @Tag("proof")
  void traceReproducesTheVectors(Path file) throws IOException {
    List<String> expected = lines(file);
    List<String> questions = new ArrayList<>();
    for (String line : expected) {
      questions.add(json(line).remove(List.of("plies", "outcome")).toString());
    }
    Run run = Run.of("trace", "--strict", write(questions.toArray()));
    assertEquals(0, run.status());
    assertEquals(expected.size(), run.lines().size());
    for (int i = 0; i < expected.size(); i++) {
      assertEquals(sorted(expected.get(i)), sorted(run.lines().get(i)), "line " + (i + 1));
    }
  }

  @Test
  void checkFindsNoDifferenceInTheVectors() {
    List<String> arguments = new ArrayList<>(List.of("trace", "--check"));
    vectors().forEach(file -> arguments.add(file.toString()));
    Run run = Run.of(arguments.toArray(String[]::new));
    assertEquals(0, run.status());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @MethodSource("vectors")
  @Tag("proof")
  void checkFindsEveryModifiedValue(Path file) throws IOException {
    ObjectNode good = finished(file);
    int last = good.get("plies").size() - 1;
    for (int ply : new int[] {0, last / 2, last}) {
      for (String key : good.get("plies").get(ply).propertyNames()) {
        ObjectNode modified = good.deepCopy();
        ((ObjectNode) modified.get("plies").get(ply)).put(key, "modified");
        ObjectNode difference = onlyDifference(good, modified);
        assertEquals(ply, difference.get("ply").asInt());
        assertEquals(key, difference.get("key").asString());
        assertEquals("modified", difference.get("expected").asString());
        assertEquals(good.get("plies").get(ply).get(key), difference.get("found"));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void checkFindsMissingAndAdditionalValues(Path file) throws IOException {
    ObjectNode good = finished(file);
    int last = good.get("moves").size();
    ObjectNode missing = good.deepCopy();
    JsonNode side = ((ObjectNode) missing.get("plies").get(1)).remove("side");
    ObjectNode difference = onlyDifference(good, missing);
    assertEquals("side", difference.get("key").asString());
    assertEquals(side, difference.get("found"));
    assertTrue(!difference.has("expected"));

    ObjectNode more = good.deepCopy();
    ((ObjectNode) more.get("plies").get(1)).put("guess", 1);
    difference = onlyDifference(good, more);
    assertEquals("guess", difference.get("key").asString());
    assertTrue(!difference.has("found"));

    ObjectNode shorter = good.deepCopy();
    ((ArrayNode) shorter.get("plies")).remove(last);
    difference = onlyDifference(good, shorter);
    assertEquals("plies", difference.get("key").asString());
    assertEquals(last, difference.get("expected").asInt());
    assertEquals(last + 1, difference.get("found").asInt());

    ObjectNode unfinished = good.deepCopy();
    unfinished.putNull("outcome");
    difference = onlyDifference(good, unfinished);
    assertEquals("outcome", difference.get("key").asString());
    assertEquals(last, difference.get("ply").asInt());
    assertEquals(good.get("outcome"), difference.get("found"));
  }

  /** Checks the modified line between two correct ones. Returns the only difference. */
  private ObjectNode onlyDifference(ObjectNode good, ObjectNode modified) throws IOException {
    String file = write(good, modified, good);
    Run run = Run.of("trace", "--check", file);
    assertEquals(1, run.status());
    assertEquals(1, run.lines().size(), run.out());
    ObjectNode difference = json(run.lines().get(0));
    assertEquals(file, difference.get("file").asString());
    assertEquals(2, difference.get("line").asInt());
    assertEquals(good.get("id"), difference.get("id"));
    return difference;
  }

  @Test
  void otherKeysKeepTheirValuesAndOrder() throws IOException {
    String line =
        "{\"z\":[1.50,{}],\"outcome\":7,\"game\":\"iris\",\"moves\":[],"
            + "\"options\":{\"n\":2},\"title\":\"caf\\u00E9\"}";
    Run run = Run.of("trace", write(line));
    assertEquals(0, run.status());
    String answer =
        line.replace("7", "null").replaceFirst("}$", "")
            + ",\"plies\":[{\"toMove\":\"FIRST\",\"side\":\"BLACK\",\"legal\":[\"b2\"],"
            + "\"blackScores\":[],\"whiteScores\":[]}]}\n";
    assertEquals(answer, run.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          nonsense                                                    | NOT_A_GAME | NOT_A_GAME | 0
          [1]                                                         | NOT_A_GAME | NOT_A_GAME | 0
          {"game":"iris"                                              | NOT_A_GAME | NOT_A_GAME | 0
          {"game":"iris","moves":[]} {}                               | NOT_A_GAME | NOT_A_GAME | 0
          {"game":"iris","moves":[],"moves":[]}                       | NOT_A_GAME | NOT_A_GAME | 0
          {"moves":[]}                                                | UNKNOWN_GAME | UNKNOWN_GAME | 0
          {"game":"no-such-game","moves":[]}                          | UNKNOWN_GAME | UNKNOWN_GAME | 0
          {"game":"iris","moves":[],"options":7}                      | BAD_OPTION | BAD_OPTION | 0
          {"game":"iris","moves":[],"options":{"n":99}}               | BAD_OPTION | OUT_OF_RANGE | 0
          {"game":"iris","moves":[],"options":{"n":null}}             | BAD_OPTION | UNREADABLE | 0
          {"game":"iris","moves":[],"options":{"m":1}}                | BAD_OPTION | UNKNOWN_OPTION | 0
          {"game":"loa","moves":[],"options":{"setup":{"black":["z9"],"white":["a1"],"toMove":"BLACK"}}} | BAD_OPTION | OUT_OF_RANGE | 0
          {"game":"iris"}                                             | UNREADABLE_MOVE | UNREADABLE_MOVE | 0
          {"game":"iris","moves":["g7",8]}                            | UNREADABLE_MOVE | UNREADABLE_MOVE | 0
          {"game":"iris","moves":["g7","?"]}                          | UNREADABLE_MOVE | UNEXPECTED | 2
          {"game":"iris","moves":["g7","g7"]}                         | ILLEGAL_MOVE | OCCUPIED | 2
          {"game":"iris","moves":["g7","pass","pass","a4"]}           | GAME_OVER | GAME_OVER | 4
          """)
  void anInvalidLineDoesNotAffectTheNextOne(String line, String code, String reason, int ply)
      throws IOException {
    String file = write("", line.replaceFirst("}$", ",\"id\":\"x\"}"), LINE);
    Run run = Run.of("trace", file);
    assertEquals(1, run.status());
    assertEquals("", run.err());
    assertEquals(2, run.lines().size(), run.out());
    JsonNode error = json(run.lines().get(0)).get("error");
    assertEquals(code, error.get("code").asString());
    assertEquals(reason, error.get("reason").asString());
    assertEquals(ply, error.get("ply").asInt());
    assertEquals(file, error.get("file").asString());
    assertEquals(2, error.get("line").asInt());
    assertTrue(!error.get("message").asString().isBlank());
    assertEquals(5, json(run.lines().get(1)).get("plies").size());
    if (!code.equals("NOT_A_GAME")) {
      assertEquals(
          List.of("id", "error"), ImmutableList.copyOf(json(run.lines().get(0)).propertyNames()));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"[", "{\"a\":", "[[],"})
  void deeplyNestedAndLongLinesAreRejected(String part) throws IOException {
    Run deep = Run.of("trace", write(part.repeat(100_000)));
    assertEquals("NOT_A_GAME", code(deep));
    Run tooLong = Run.of("trace", "--max-line", "299999", write(part.repeat(300_000), ""));
    assertEquals("GAME_TOO_LONG", code(tooLong));
  }

  @Test
  void linesWithTooManyValuesAreRejected() throws IOException {
    String values = "{},".repeat(1_000_000);
    assertEquals("NOT_A_GAME", code(Run.of("trace", write("{\"a\":[" + values + "1]}"))));
  }

  @Test
  void linesWithTooManyMovesAreRejected() throws IOException {
    String moves = "\"pass\"" + ",\"pass\"".repeat(20_000);
    Run run = Run.of("trace", write("{\"game\":\"iris\",\"moves\":[" + moves + "]}"));
    assertEquals("TOO_MANY_MOVES", code(run));
  }

  private static String code(Run run) {
    assertEquals(1, run.status());
    assertEquals(1, run.lines().size());
    return json(run.lines().get(0)).get("error").get("code").asString();
  }

  @Test
  void checkRequiresPliesAndOutcome() throws IOException {
    assertEquals("NOT_A_GAME", code(Run.of("trace", "--check", write(LINE))));
  }

  @Test
  void movesAreParsedLenientlyByDefault() throws IOException {
    String file = write("{\"game\":\"loa\",\"moves\":[\"b1:b3\"]}");
    assertEquals(0, Run.of("trace", file).status());
    assertEquals("ILLEGAL_MOVE", code(Run.of("trace", "--strict", file)));
  }

  @Test
  void unreadableFilesHaveStatusTwo() throws IOException {
    Run missing = Run.of("trace", folder.resolve("nothing").toString());
    assertEquals(2, missing.status());
    assertTrue(missing.err().startsWith("boardrules: "), missing.err());
    assertEquals(2, Run.of("trace", folder.toString()).status());
    Path broken = Files.write(folder.resolve("broken.gz"), new byte[] {0x1f, (byte) 0x8b});
    assertEquals(2, Run.of("trace", broken.toString()).status());
    assertEquals(2, Run.of("trace", "--max-line", "0", write(LINE)).status());
  }
}
