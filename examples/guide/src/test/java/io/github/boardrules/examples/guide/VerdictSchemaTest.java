package io.github.boardrules.examples.guide;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.common.collect.ImmutableList;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameVerdict;
import io.github.boardrules.core.record.RecordHeader;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.Records;
import io.github.boardrules.core.record.Validator;
import io.github.boardrules.core.testing.VerdictSchema;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * Compares verdicts with {@code verdict.schema.json}, and the schema with the page that documents
 * every key.
 */
class VerdictSchemaTest {
  private static final JsonMapper JSON =
      JsonMapper.builder().enable(SerializationFeature.INDENT_OUTPUT).build();
  private static final Path PAGE = Pages.FOLDER.resolve("records.md");
  private static final String SCHEMA_TEXT = Pages.text(Pages.FOLDER.resolve("verdict.schema.json"));
  private static final Schema SCHEMA =
      SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
          .getSchema(SCHEMA_TEXT, InputFormat.JSON);
  private static final Validator VALIDATOR = Validator.installed().withVariations();

  private static void check(JsonNode verdict) {
    assertEquals(List.of(), SCHEMA.validate(verdict), () -> verdict.toPrettyString());
    assertEquals(List.of(), VerdictSchema.differences(verdict), () -> verdict.toPrettyString());
  }

  private static ImmutableList<JsonNode> verdicts(byte[] text, String name) throws IOException {
    try (Stream<GameReplay> verdicts =
        VALIDATOR.open(new ByteArrayInputStream(text), name).replays()) {
      return verdicts
          .map(verdict -> JSON.<JsonNode>valueToTree(verdict.toMap()))
          .collect(toImmutableList());
    }
  }

  private static ImmutableList<Path> records() throws IOException {
    try (Stream<Path> files = Files.walk(Pages.FOLDER.resolveSibling("records"))) {
      return files
          .filter(file -> file.toString().matches(".*\\.(brg|sgf)"))
          .sorted()
          .collect(toImmutableList());
    }
  }

  @Test
  void verdictsOnAllRecordsConform() throws IOException {
    Set<String> keys = new TreeSet<>();
    for (Path file : records()) {
      for (JsonNode verdict : verdicts(Files.readAllBytes(file), file.toString())) {
        check(verdict);
        keys.addAll(verdict.propertyNames());
        keys.addAll(verdict.path("result").propertyNames());
      }
    }
    assertTrue(keys.containsAll(Set.of("players", "event", "claimed", "score", "side")), "" + keys);
  }

  @Test
  void headersOfAllRecordsAreThoseOfTheVerdicts() throws IOException {
    int games = 0;
    for (Path file : records()) {
      try (Records all = VALIDATOR.open(file);
          Stream<GameVerdict> verdicts = VALIDATOR.validate(file)) {
        List<RecordHeader> headers = all.headers().map(GameRecord::header).toList();
        assertEquals(verdicts.map(GameVerdict::header).toList(), headers, file.toString());
        games += headers.size();
      }
    }
    assertTrue(games > 100, games + " games");
  }

  /** What is no game at all has a verdict without a header. */
  @Test
  void headersOfDamagedRecordsAreThoseOfTheVerdicts() throws IOException {
    Random random = new Random(2);
    int games = 0;
    for (Path file : records()) {
      for (int i = 0; i < 20; i++) {
        byte[] damaged = Files.readAllBytes(file);
        for (int j = 0; j < 1 + damaged.length / 200; j++) {
          damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(128);
        }
        try (Records all = VALIDATOR.open(new ByteArrayInputStream(damaged), file.toString());
            Stream<GameVerdict> verdicts =
                VALIDATOR.validate(new ByteArrayInputStream(damaged), file.toString())) {
          List<RecordHeader> headers = all.headers().map(GameRecord::header).toList();
          List<GameVerdict> judged = verdicts.toList();
          for (int game = 0; game < headers.size(); game++) {
            GameVerdict verdict = judged.get(game);
            if (verdict.problems().stream().noneMatch(p -> p.code() == Code.NOT_A_GAME)) {
              assertEquals(verdict.header(), headers.get(game), verdict.toString());
              games++;
            }
          }
        }
      }
    }
    assertTrue(games > 1000, games + " games");
  }

  @Test
  void verdictsOnDamagedRecordsConform() throws IOException {
    Random random = new Random(1);
    Set<String> codes = new TreeSet<>();
    for (Path file : records()) {
      byte[] text = Files.readAllBytes(file);
      for (int i = 0; i < 20; i++) {
        byte[] damaged = text.clone();
        for (int j = 0; j < 1 + damaged.length / 200; j++) {
          damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(128);
        }
        for (JsonNode verdict : verdicts(damaged, "damaged")) {
          check(verdict);
          verdict.path("problems").forEach(problem -> codes.add(problem.path("code").asString()));
        }
      }
    }
    assertTrue(codes.size() > 15, codes.toString());
  }

  @Test
  void theExampleOfThePageIsTheVerdict() throws IOException {
    Pages.Block json =
        Pages.blocks(PAGE).stream()
            .filter(block -> block.language().equals("json"))
            .findFirst()
            .orElseThrow();
    Pages.Block record =
        Pages.blocks(PAGE).stream()
            .filter(block -> block.language().equals("text") && block.line() < json.line())
            .reduce((one, next) -> next)
            .orElseThrow();
    JsonNode verdict = verdicts(record.code().getBytes(UTF_8), "upload.brg").get(0);
    check(verdict);
    String shown = verdict.toPrettyString() + "\n";
    if (Pages.UPDATE) {
      Files.writeString(PAGE, Pages.text(PAGE).replace(json.code(), shown));
    } else {
      assertEquals(shown, json.code());
    }
  }

  /** Every key has a row, and every row is about a key. */
  @Test
  void thePageDocumentsEveryKey() {
    Set<String> documented = new TreeSet<>();
    Matcher row = Pattern.compile("(?m)^\\| (`[^|]*`) \\|").matcher(Pages.text(PAGE));
    while (row.find()) {
      documented.addAll(List.of(row.group(1).replace("`", "").split(", ")));
    }
    Set<String> keys = new TreeSet<>();
    JsonNode schema = JSON.readTree(SCHEMA_TEXT);
    addKeys(schema, "", keys);
    addKeys(schema.at("/properties/result"), "result.", keys);
    addKeys(schema.at("/$defs/problem"), "problems.", keys);
    assertEquals(keys, documented);
  }

  private static void addKeys(JsonNode schema, String prefix, Set<String> keys) {
    schema.path("properties").propertyNames().forEach(key -> keys.add(prefix + key));
  }

  @Test
  void theSchemaRejectsOtherShapes() {
    String good = "{\"number\":1,\"valid\":true,\"plies\":0,\"legalPlies\":0,\"problems\":[]}";
    check(JSON.readTree(good));
    for (String bad :
        List.of(
            good.replace("[]", "null"),
            good.replace("true", "false"),
            good.replace("1", "null"),
            good.replace("{", "{\"claimed\":\"1-0\","),
            good.replace("{", "{\"moves\":0,"),
            good.replace("{", "{\"result\":{\"winner\":\"BLACK\"},"),
            good.replace("{", "{\"termination\":\"agreement by SECOND\","),
            good.replace("{", "{\"players\":{},"),
            good.replace("{", "{\"source\":\"\","),
            good.replace("true", "false").replace("[]", "[{\"code\":\"X\"}]"),
            good.replace("{", "{\"options\":{\"size\":5},"))) {
      assertFalse(SCHEMA.validate(JSON.readTree(bad)).isEmpty(), bad);
      assertFalse(VerdictSchema.differences(JSON.readTree(bad)).isEmpty(), bad);
    }
  }
}
