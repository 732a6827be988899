package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.AnswerSchema;
import io.github.boardrules.examples.engine.referee.Kind;
import io.github.boardrules.examples.engine.referee.Member;
import io.github.boardrules.examples.engine.referee.Referee;
import io.github.boardrules.examples.engine.referee.Refusal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Generates those parts of the OpenAPI description that follow from the referee: the paths and the
 * examples of questions, the schemas of answers, and the codes of errors. The rest is written by
 * hand.
 */
final class Document {
  private static final Path SOURCES = Path.of("src", "main", "java", "io", "github", "boardrules");

  /** A constant of an enum of codes, with its comment. */
  private static final Pattern CODE =
      Pattern.compile("/\\*\\*((?:(?!\\*/).)*)\\*/\\s+([A-Z_]+)\\((\\d+)\\)", Pattern.DOTALL);

  private final ObjectNode document;
  private final Referee referee;

  private Document(ObjectNode document, Referee referee) {
    this.document = document;
    this.referee = referee;
  }

  /** Returns a description with the generated parts as they should be; a referee has an index. */
  static ObjectNode generate(JsonNode existing, Referee referee) throws IOException {
    Document document = new Document((ObjectNode) existing.deepCopy(), referee);
    document.putSchemas();
    document.putCodes();
    ObjectNode paths = (ObjectNode) document.document.required("paths");
    for (Kind kind : Kind.values()) {
      paths.set(QuestionsApi.path(kind), document.path(kind));
    }
    // Read again: then a number is not known to be a long.
    return (ObjectNode) Json.MAPPER.readTree(document.document.toString());
  }

  private static ObjectNode object() {
    return Json.MAPPER.createObjectNode();
  }

  private ObjectNode schemas() {
    return (ObjectNode) document.at("/components/schemas");
  }

  private void putSchemas() {
    String definitions = AnswerSchema.load().required("$defs").toString();
    JsonNode moved =
        Json.MAPPER.readTree(definitions.replace("\"#/$defs/", "\"#/components/schemas/"));
    moved.forEachEntry((name, schema) -> schemas().set(name, schema));
    for (Kind kind : Kind.values()) {
      schemas().set(questionName(kind), Json.MAPPER.valueToTree(kind.schema()));
    }
  }

  private static String questionName(Kind kind) {
    return AnswerSchema.name(kind).replace("Answer", "Question");
  }

  private void putCodes() throws IOException {
    ObjectNode statuses = object();
    StringBuilder words = new StringBuilder("The kind of error, for programs:\n");
    for (Path source :
        List.of(
            Path.of("..", "engine")
                .resolve(SOURCES)
                .resolve("examples/engine/referee/RefereeCode.java"),
            SOURCES.resolve("examples/server/ServerCode.java"))) {
      Matcher code = CODE.matcher(Files.readString(source));
      while (code.find()) {
        statuses.put(code.group(2), Integer.parseInt(code.group(3)));
        String comment =
            code.group(1)
                .replaceAll("\\s*\\*? +", " ")
                .replaceAll("\\{@code\\s+([^}]+)\\}", "`$1`")
                .strip();
        words.append("\n- `%s` (%s): %s".formatted(code.group(2), code.group(3), comment));
      }
    }
    ObjectNode codes = object().put("type", "string").put("description", words.toString());
    ArrayNode names = codes.putArray("enum");
    statuses.propertyNames().forEach(names::add);
    codes.set("x-status", statuses);
    schemas().set("ErrorCode", codes);
    ObjectNode members = (ObjectNode) schemas().at("/Error/properties/error/properties");
    members.putObject("match").put("type", "string").put("description", "The id of another match.");
    members.putObject("toMove").put("type", "string").put("description", "The player to move.");
    members.putObject("ply").put("type", "integer").put("description", "The number of a move.");
    members.putObject("retryAfter").put("type", "integer").put("description", "A time in seconds.");
  }

  private static ObjectNode reference(String name) {
    return object().put("$ref", "#/components/schemas/" + name);
  }

  private ObjectNode path(Kind kind) {
    ObjectNode path = object();
    if (!kind.isAboutRecords()) {
      path.set("get", get(kind));
    }
    path.set("post", post(kind));
    return path;
  }

  private ObjectNode operation(Kind kind, String prefix) {
    return object()
        .put("operationId", prefix + AnswerSchema.name(kind).replace("Answer", ""))
        .put("summary", kind.summary());
  }

  private ObjectNode get(Kind kind) {
    ObjectNode get = operation(kind, "get");
    ArrayNode parameters = get.putArray("parameters");
    kind.members().forEach(member -> parameters.add(parameter(member)));
    ObjectNode responses = responses(kind);
    responses
        .putObject("304")
        .put("description", "The answer is the one with the entity tag of If-None-Match.");
    get.set("responses", responses);
    return get;
  }

  /** Returns a parameter; see {@link QueryMembers} for its text. */
  private static ObjectNode parameter(Member member) {
    ObjectNode parameter =
        object().put("name", member.name()).put("in", "query").put("required", member.required());
    ObjectNode schema = Json.MAPPER.valueToTree(member.schema());
    String description = member.description();
    if (member.type() == Member.Type.TEXTS) {
      parameter.put("style", "form").put("explode", false);
    } else if (member.type() == Member.Type.OPTIONS) {
      schema.put("type", "string").remove("additionalProperties");
      description = "The options as name=value, separated by blanks.";
    }
    schema.remove("description");
    return parameter.put("description", description).set("schema", schema);
  }

  private ObjectNode post(Kind kind) {
    ObjectNode post = operation(kind, "ask");
    ObjectNode content = object();
    ObjectNode json = content.putObject("application/json");
    json.set("schema", reference(questionName(kind)));
    putExamples(json, kind, false);
    if (kind.isAboutRecords()) {
      ArrayNode parameters = post.putArray("parameters");
      kind.members().stream()
          .filter(member -> !member.name().equals("text"))
          .map(Document::parameter)
          .forEach(
              parameter ->
                  parameters.add(
                      parameter
                          .put("required", false)
                          .put(
                              "description",
                              parameter.path("description").stringValue()
                                  + " Only if the body is not JSON.")));
      content
          .putObject("text/plain")
          .putObject("schema")
          .put("type", "string")
          .put("description", "The records; any other media type is accepted, too.");
    }
    post.putObject("requestBody").put("required", true).set("content", content);
    post.set("responses", responses(kind));
    return post;
  }

  private ObjectNode responses(Kind kind) {
    ObjectNode responses = object();
    String type = kind == Kind.VERDICTS ? "application/jsonl" : "application/json";
    ObjectNode success = responses.putObject("200");
    success.put(
        "description", kind == Kind.VERDICTS ? "The answers, one on each line." : "The answer.");
    ObjectNode content = success.putObject("content").putObject(type);
    content.set("schema", reference(AnswerSchema.name(kind)));
    if (kind != Kind.VERDICTS) {
      putExamples(content, kind, true);
    }
    responses.putObject("default").put("$ref", "#/components/responses/Error");
    return responses;
  }

  private void putExamples(ObjectNode content, Kind kind, boolean answers) {
    ObjectNode examples = content.putObject("examples");
    int number = 0;
    for (String text : Examples.ALL.get(kind)) {
      number++;
      ObjectNode question = (ObjectNode) Json.MAPPER.readTree(text.replace('\'', '"'));
      examples
          .putObject("example" + number)
          .set("value", answers ? answer(kind, question) : question);
    }
  }

  private JsonNode answer(Kind kind, ObjectNode question) {
    ArrayNode answers = Json.MAPPER.createArrayNode();
    try {
      referee.answer(
          kind, question, answer -> answers.add(Json.MAPPER.<JsonNode>valueToTree(answer)));
    } catch (Refusal refusal) {
      throw new AssertionError(question + ": " + refusal.toMap(), refusal);
    }
    return answers.get(0);
  }
}
