package io.github.boardrules.examples.engine.referee;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.google.common.base.Ascii;
import io.github.boardrules.core.text.TextScanner;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.exc.UnexpectedEndOfInputException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.PropertyNamingStrategy;
import tools.jackson.databind.cfg.MapperConfig;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.introspect.AnnotatedMethod;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads questions and writes answers in JSON. */
public final class RefereeJson {
  /**
   * The maximum number of JSON tokens of a question: a small value takes dozens of times the memory
   * of its text.
   */
  private static final int MAX_TOKENS = 100_000;

  /** More than the longest text of records that a transport accepts. */
  private static final int MAX_STRING = 100_000_000;

  /** Drops {@code is} from the names of predicates: {@code isOver()} is the key {@code over}. */
  public static final PropertyNamingStrategy WITHOUT_IS =
      new PropertyNamingStrategy() {
        private static final long serialVersionUID = 1;

        @Override
        public String nameForGetterMethod(
            MapperConfig<?> config, AnnotatedMethod method, String name) {
          return name.matches("is[A-Z].*")
              ? Ascii.toLowerCase(name.charAt(2)) + name.substring(3)
              : name;
        }
      };

  /** Rejects duplicate keys and text after the value. Leaves out what is absent. */
  public static final JsonMapper MAPPER =
      JsonMapper.builder(
              JsonFactory.builder()
                  .characterEscapes(new PrintableEscapes())
                  .streamReadConstraints(
                      StreamReadConstraints.builder()
                          .maxTokenCount(MAX_TOKENS)
                          .maxStringLength(MAX_STRING)
                          .build())
                  .build())
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .propertyNamingStrategy(WITHOUT_IS)
          .changeDefaultPropertyInclusion(
              present ->
                  present
                      .withValueInclusion(JsonInclude.Include.NON_ABSENT)
                      .withContentInclusion(JsonInclude.Include.NON_ABSENT))
          .build();

  private static final int MAX_SHOWN = 40;

  private RefereeJson() {}

  /**
   * {@return the JSON pointer of a member} A long name is abbreviated.
   *
   * @param name the name of the member
   */
  public static String pointer(String name) {
    return "/" + abbreviate(name).replace("~", "~0").replace("/", "~1");
  }

  static String abbreviate(String name) {
    return TextScanner.abbreviate(name, MAX_SHOWN);
  }

  /**
   * Parses a question.
   *
   * @param text one JSON object in UTF-8
   * @return the object
   * @throws Refusal if the text is not one JSON object
   */
  public static ObjectNode read(byte[] text) {
    JsonNode value;
    try {
      value = MAPPER.readTree(text);
    } catch (MismatchedInputException e) {
      throw malformed(e, "There must be one JSON object and nothing else");
    } catch (JacksonException e) {
      throw malformed(e, message(e));
    } catch (NumberFormatException e) {
      throw Refusal.of(RefereeCode.MALFORMED_JSON, "A number has too large an exponent");
    }
    if (value instanceof ObjectNode object) {
      return object;
    }
    throw Refusal.of(RefereeCode.MALFORMED_JSON, "There must be one JSON object and nothing else");
  }

  private static Refusal malformed(JacksonException e, String message) {
    TokenStreamLocation place = e.getLocation();
    Refusal refusal = Refusal.of(RefereeCode.MALFORMED_JSON, message);
    return place == null || place.getLineNr() < 1
        ? refusal
        : refusal.with("line", place.getLineNr()).with("column", place.getColumnNr());
  }

  /** Returns a sentence of our own: those of the parser name its settings and classes. */
  private static String message(JacksonException e) {
    if (e instanceof StreamConstraintsException) {
      return "The JSON has too many values, is nested too deeply or has too long a number";
    }
    if (e instanceof UnexpectedEndOfInputException) {
      return "The JSON ends too early";
    }
    return String.valueOf(e.getOriginalMessage()).startsWith("Duplicate")
        ? "The JSON has an object with two members of the same name"
        : "The text is not valid JSON";
  }
}
