package io.github.boardrules.examples.engine.referee;

import com.google.common.base.Ascii;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The JSON Schema of the answers, one definition for each {@link Kind} and for errors. */
public final class AnswerSchema {
  private AnswerSchema() {}

  /**
   * {@return the schema of an answer}
   *
   * @param kind the kind of the question
   */
  public static String name(Kind kind) {
    return kind.name().charAt(0) + Ascii.toLowerCase(kind.name().substring(1)) + "Answer";
  }

  /**
   * {@return all definitions, which refer to each other as {@code #/$defs/…}; those of verdicts
   * come from the schema in the guide}
   */
  public static ObjectNode load() {
    ObjectNode schema = read("answers.schema.json");
    ObjectNode definitions = (ObjectNode) schema.required("$defs");
    ObjectNode verdict = verdict();
    verdict
        .required("$defs")
        .forEachEntry((name, part) -> definitions.set(verdictName(name), part));
    verdict.remove("$schema");
    verdict.remove("$defs");
    definitions.set("Verdict", verdict);
    return schema;
  }

  /** Returns the schema of verdicts, with references to the names that its parts get here. */
  private static ObjectNode verdict() {
    ObjectNode original = read("verdict.schema.json");
    String text = original.toString();
    for (String name : original.required("$defs").propertyNames()) {
      text = text.replace("\"#/$defs/" + name + '"', "\"#/$defs/" + verdictName(name) + '"');
    }
    return (ObjectNode) RefereeJson.MAPPER.readTree(text);
  }

  private static String verdictName(String name) {
    String upper = Ascii.toUpperCase(name.charAt(0)) + name.substring(1);
    return name.equals("problem") ? upper : "Verdict" + upper;
  }

  private static ObjectNode read(String name) {
    try {
      JsonNode schema =
          RefereeJson.MAPPER.readTree(
              Resources.toString(
                  Resources.getResource(AnswerSchema.class, name), StandardCharsets.UTF_8));
      return (ObjectNode) schema;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
