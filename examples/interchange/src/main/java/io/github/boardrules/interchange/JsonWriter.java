package io.github.boardrules.interchange;

import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.RecordHeader;
import java.io.StringWriter;
import java.util.Locale;
import java.util.regex.Pattern;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;

/** Writes one record as one JSON object in one line. */
abstract class JsonWriter {
  /** Matches no surrogate of a pair, because patterns consist of code points. */
  private static final Pattern LONE = Pattern.compile("[\\ud800-\\udfff]");

  final GameReplay replay;
  final RecordHeader header;
  final GameResult result;

  JsonWriter(GameReplay replay) {
    this.replay = replay;
    this.header = replay.record().header();
    this.result = ExchangeFormat.result(replay);
  }

  /** Writes the properties of the object. */
  abstract void write(JsonGenerator json);

  /** Returns the object with a line end. */
  final String text() {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = JsonInput.JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      json.writeStartObject();
      write(json);
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

  /** Returns whether the record says that the game was abandoned, and nothing contradicts it. */
  final boolean isAbandoned() {
    return replay.outcome().isEmpty()
        && result == GameResult.UNKNOWN
        && header.tag("Termination").filter("abandoned"::equals).isPresent();
  }
}
