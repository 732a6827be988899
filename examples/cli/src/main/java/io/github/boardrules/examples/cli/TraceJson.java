package io.github.boardrules.examples.cli;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.trace.Trace;
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

/** Traces as JSON: one object a line, in ASCII. */
final class TraceJson {
  /** Small values take a hundred times the memory of their text, so they are counted as well. */
  private static final int MOST_TOKENS = 2_000_000;

  /** Numbers are passed through digit by digit; what is said twice in one object is refused. */
  static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .streamReadConstraints(
                      StreamReadConstraints.builder().maxTokenCount(MOST_TOKENS).build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
          .disable(JsonNodeFeature.STRIP_TRAILING_BIGDECIMAL_ZEROES)
          .enable(JsonWriteFeature.ESCAPE_NON_ASCII)
          .disable(StreamWriteFeature.AUTO_CLOSE_TARGET)
          .build();

  /** What messages say of the parser's settings, which nobody can change from outside. */
  private static final Pattern INTERNALS = Pattern.compile("(?s) \\(start marker.*|, from `[^`]*`");

  private TraceJson() {}

  /** Reads one object. */
  static ObjectNode read(byte[] line) throws TraceProblem {
    try {
      if (MAPPER.readTree(line) instanceof ObjectNode object) {
        return object;
      }
    } catch (MismatchedInputException e) {
      throw new TraceProblem(Code.NOT_A_GAME, "A line must be one object and nothing else");
    } catch (JacksonException e) {
      String message = INTERNALS.matcher(e.getOriginalMessage()).replaceAll("");
      throw new TraceProblem(Code.NOT_A_GAME, "Not JSON as it is read here: " + message);
    }
    throw new TraceProblem(Code.NOT_A_GAME, "A line must be an object");
  }

  /** The parts of an object, as plain values. */
  static Map<String, Object> plain(ObjectNode object) {
    return MAPPER.convertValue(object, new TypeReference<>() {});
  }

  static ObjectNode of(Position<?> position) {
    return tree(Trace.of(position));
  }

  static JsonNode of(Optional<Outcome> outcome) {
    return outcome.isPresent() ? tree(Trace.of(outcome.get())) : NullNode.getInstance();
  }

  private static ObjectNode tree(ImmutableMap<String, Object> values) {
    return MAPPER.valueToTree(values);
  }

  static void writeLine(Object value, PrintWriter out) {
    MAPPER.writeValue(out, value);
    out.write('\n');
  }
}
