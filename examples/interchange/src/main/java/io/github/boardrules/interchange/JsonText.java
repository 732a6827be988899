package io.github.boardrules.interchange;

import java.io.StringWriter;
import java.util.Locale;
import java.util.function.Consumer;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Writes JSON. */
final class JsonText {
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
    StringBuilder escaped = new StringBuilder(json.length());
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (!Character.isSurrogate(c)) {
        escaped.append(c);
      } else if (Character.isHighSurrogate(c)
          && i + 1 < json.length()
          && Character.isLowSurrogate(json.charAt(i + 1))) {
        escaped.append(c).append(json.charAt(++i));
      } else {
        escaped.append(String.format(Locale.ROOT, "\\u%04X", (int) c));
      }
    }
    return escaped.toString();
  }
}
