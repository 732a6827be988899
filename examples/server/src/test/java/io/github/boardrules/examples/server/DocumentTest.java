package io.github.boardrules.examples.server;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.index.IndexedGames;
import io.github.boardrules.examples.engine.referee.Kind;
import io.github.boardrules.examples.engine.referee.Referee;
import io.github.boardrules.examples.engine.referee.RefereeLimits;
import io.swagger.v3.parser.OpenAPIV3Parser;
import io.swagger.v3.parser.core.models.SwaggerParseResult;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;
import tools.jackson.core.util.Separators;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tests the OpenAPI description: it follows from the referee, is valid, and its examples are what
 * the server answers. {@code -Dboardrules.server.update=true} writes what follows from the referee.
 */
class DocumentTest {
  private static final Path FILE =
      Path.of("src/main/resources/io/github/boardrules/examples/server/openapi.json");

  @TempDir Path folder;

  private static JsonNode document() throws IOException {
    return Json.MAPPER.readTree(Files.readString(FILE));
  }

  @Test
  void descriptionFollowsFromTheReferee() throws IOException {
    JsonNode existing = document();
    ObjectNode expected;
    try (IndexedGames index =
        IndexedGames.open(
            TestSettings.RECORDS,
            TestSettings.index(folder),
            GameTypes.installed(),
            ignored -> {})) {
      expected =
          Document.generate(
              existing, Referee.of(GameTypes.installed(), RefereeLimits.DEFAULTS).withIndex(index));
    }
    if (Boolean.getBoolean("boardrules.server.update")) {
      DefaultPrettyPrinter printer =
          new DefaultPrettyPrinter(
                  Separators.createDefaultInstance()
                      .withObjectNameValueSpacing(Separators.Spacing.AFTER))
              .withArrayIndenter(DefaultIndenter.SYSTEM_LINEFEED_INSTANCE);
      Files.writeString(
          FILE, Json.MAPPER.writer().with(printer).writeValueAsString(expected) + "\n");
    } else {
      for (String path : expected.required("paths").propertyNames()) {
        assertEquals(expected.required("paths").get(path), existing.path("paths").get(path), path);
      }
      assertEquals(expected, existing);
    }
    assertFalse(existing.toString().contains("{@"), "a tag of Javadoc");
  }

  @Test
  @Tag("proof")
  void descriptionIsValid() throws IOException {
    SwaggerParseResult parsed =
        new OpenAPIV3Parser().readContents(Files.readString(FILE), null, null);
    assertEquals(List.of(), parsed.getMessages());
    String damaged = Files.readString(FILE).replaceFirst("\"paths\"", "\"path\"");
    assertFalse(new OpenAPIV3Parser().readContents(damaged, null, null).getMessages().isEmpty());
  }

  /** Returns a schema of the description, in which references to others work. */
  private static Schema schema(JsonNode document, JsonNode schema) {
    ObjectNode complete = ((ObjectNode) schema).deepCopy();
    complete.set("components", document.required("components"));
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
        .getSchema(complete.toString(), InputFormat.JSON);
  }

  private static void conforms(JsonNode document, JsonNode content) {
    Schema schema = schema(document, content.required("schema"));
    for (JsonNode example : content.path("examples")) {
      assertEquals(List.of(), schema.validate(example.required("value")), example.toString());
    }
  }

  @Test
  void everyExampleIsWhatTheServerAnswers() throws IOException {
    JsonNode document = document();
    int examples = 0;
    try (BoardServer server = TestSettings.startWithRecords(folder, TestSettings.RECORDS)) {
      Client client = new Client(server.address());
      for (Kind kind : Kind.values()) {
        JsonNode post = document.path("paths").required(QuestionsApi.path(kind)).required("post");
        JsonNode request = post.at("/requestBody/content/application~1json");
        conforms(document, request);
        JsonNode response = post.at("/responses/200/content");
        conforms(document, response.iterator().next());
        for (Map.Entry<String, JsonNode> example : request.required("examples").properties()) {
          Answer answer =
              client.postJson(
                  QuestionsApi.path(kind).substring(1),
                  example.getValue().required("value").toString());
          assertEquals(200, answer.status(), answer.text());
          examples++;
          if (kind != Kind.VERDICTS) {
            JsonNode expected =
                response.at("/application~1json/examples/" + example.getKey() + "/value");
            assertEquals(expected, answer.json());
          } else {
            assertEquals(1, answer.judged().path("games").size());
          }
        }
      }
    }
    assertEquals(Examples.ALL.size(), examples);
  }

  @Test
  void queriesHaveTheAnswersOfBodies() {
    try (BoardServer server = TestSettings.start(folder)) {
      Client client = new Client(server.address());
      Answer posted =
          client.post(
              "api/v1/legal",
              "{\"game\":\"loa\",\"options\":{\"size\":5},\"moves\":[\"b1-b3\"],\"limit\":2}");
      Answer got =
          client.get(
              "api/v1/legal?game=loa&limit=2&moves=b1-b3&options="
                  + URLEncoder.encode("size=5", UTF_8));
      assertEquals(posted.ok(200), got.ok(200));
      client.get("api/v1/legal?game=loa&limit=x").error(400, "WRONG_TYPE");
      client.get("api/v1/legal?game=loa&color=x").error(400, "UNKNOWN_MEMBER");
      client.get("api/v1/legal?game=loa&game=iris").error(400, "CONTRADICTION");
      client.get("api/v1/legal?game=loa&options=%22").error(422, "UNREADABLE");
      client.get("api/v1/play?game=loa&strict=true&moves=b1-b4").error(409, "ILLEGAL_MOVE");
    }
  }
}
