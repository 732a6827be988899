package io.github.boardrules.interchange;

import java.io.StringWriter;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Writes JSON. */
final class JsonText {
  /** Matches no surrogate of a pair, because patterns consist of code points. */
  private static final Pattern LONE = Pattern.compile("[\\ud800-\\udfff]");

  private JsonText() {}

  /**
   * Returns an object in one line, with a line end.
   *
   * @param properties writes the properties
   */
  static String of(Consumer<JsonGenerator> properties) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JsonInput.JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      properties.accept(json);
      json.writeEndObject();
    }
    return escape(text.toString()) + "\n";
  }

  /** Escapes surrogates without their partner, which no encoding of a file can represent. */
  private static String escape(String json) {
    return LONE.matcher(json)
        .replaceAll(
            lone -> String.format(Locale.ROOT, "\\\\u%04X", (int) json.charAt(lone.start())));
  }
}
