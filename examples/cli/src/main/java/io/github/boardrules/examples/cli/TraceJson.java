package io.github.boardrules.examples.cli;

import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.trace.Snapshot;
import java.io.PrintWriter;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonWriteFeature;
import tools.jackson.core.type.TypeReference;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.cfg.JsonNodeFeature;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.NullNode;
import tools.jackson.databind.node.ObjectNode;

/** Reads and writes traces as JSON: one object per line, in ASCII. */
final class TraceJson {
  /**
   * The maximum number of tokens of a line. A parsed token takes up to a hundred times the memory
   * of its text, so a limit on the length alone is not enough.
   */
  private static final int MAX_TOKENS = 2_000_000;

  /** Keeps all digits of numbers, and rejects duplicate keys. */
  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxTokenCount(MAX_TOKENS).build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  /** The parts of a message that mention internals of the parser. */
  private static final Pattern INTERNALS = Pattern.compile("(?s) \\(start marker.*|, from `[^`]*`");

  private TraceJson() {}

  /** Parses a line that must be one object. */
  static ObjectNode read(byte[] line) throws TraceProblem {
    try {
      if (MAPPER.readTree(line) instanceof ObjectNode object) {
        return object;
      }
    } catch (MismatchedInputException e) {
      throw new TraceProblem(
          Code.NOT_A_GAME, "A line must contain one JSON object and nothing else");
    } catch (JacksonException e) {
      String message = INTERNALS.matcher(e.getOriginalMessage()).replaceAll("");
      throw new TraceProblem(Code.NOT_A_GAME, "The line is not valid JSON: " + message);
    } catch (NumberFormatException e) {
      // The parser throws it for an exponent that no BigDecimal can have.
      throw new TraceProblem(Code.NOT_A_GAME, "The line has a number with too large an exponent");
    }
    throw new TraceProblem(Code.NOT_A_GAME, "A line must be a JSON object");
  }

  /** Converts an object to a map of plain Java values. */
  static Map<String, Object> plain(ObjectNode object) {
    return MAPPER.convertValue(object, new TypeReference<>() {});
  }

  static ObjectNode of(Position<?> position) {
    return tree(Snapshot.of(position));
  }

  static JsonNode of(Optional<Outcome> outcome) {
    return outcome.isPresent() ? tree(Snapshot.of(outcome.get())) : NullNode.getInstance();
  }

  private static ObjectNode tree(Map<String, ?> values) {
    return MAPPER.valueToTree(values);
  }

  static void writeLine(Object value, PrintWriter out) {
    MAPPER.writeValue(out, value);
    out.write('\n');
  }
}
