package io.github.boardrules.interchange;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordProblem.Code;
import io.github.boardrules.core.record.TextLocation;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamFactory;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/**
 * The tokens of one JSON object, with their places. A value that does not have the expected form is
 * reported and skipped. All methods throw a {@link tools.jackson.core.JacksonException} where the
 * JSON is malformed.
 */
final class JsonInput {
  private static final int MAX_DEPTH = 50;

  static final JsonFactory JSON =
      JsonFactory.builder()
          .disable(TokenStreamFactory.Feature.INTERN_PROPERTY_NAMES)
          .streamReadConstraints(
              StreamReadConstraints.builder()
                  .maxNestingDepth(MAX_DEPTH)
                  .maxStringLength(Integer.MAX_VALUE)
                  .build())
          .build();

  private final JsonParser parser;
  private final String pointer;
  private final GameReport report;

  /** The keys of each object around the current value, by its depth, so far as they were read. */
  private final List<Set<String>> keys = new ArrayList<>();

  /**
   * Creates the input.
   *
   * @param object the characters of the object
   * @param pointer the JSON pointer of the object
   * @param report receives the problems
   */
  JsonInput(JsonObjects.Text object, String pointer, GameReport report) {
    this.parser = JSON.createParser(ObjectReadContext.empty(), object);
    this.pointer = pointer;
    this.report = report;
    parser.nextToken();
  }

  /** Returns the place of the current value. */
  TextLocation location() {
    return location(
        report.start(),
        parser.currentTokenLocation(),
        pointer + parser.streamReadContext().pathAsPointer());
  }

  /** Returns the place of a character of an object in the whole text. */
  static TextLocation location(TextLocation start, TokenStreamLocation at, String pointer) {
    long offset = Math.max(0, at.getCharOffset());
    boolean isFirstLine = at.getLineNr() <= 1;
    return TextLocation.of(
        start.source(),
        start.line() + Math.max(1, at.getLineNr()) - 1,
        isFirstLine ? start.column() + offset : Math.max(1, at.getColumnNr()),
        start.offset() + offset,
        pointer);
  }

  /**
   * Reads the members of the current object; reports and skips a value that is none. A key that the
   * object already has is reported, and its value is skipped.
   *
   * @param member reads or skips the current value, which is that of a key
   * @return whether the value is an object
   */
  @CanIgnoreReturnValue
  boolean object(Consumer<String> member) {
    if (parser.currentToken() != JsonToken.START_OBJECT) {
      return isNot("an object");
    }
    for (String key = nextKey(); key != null; key = nextKey()) {
      member.accept(key);
    }
    return true;
  }

  /**
   * Reads the elements of the current array; reports and skips a value that is none.
   *
   * @param element reads or skips the current value, which is an element
   * @return whether the value is an array
   */
  @CanIgnoreReturnValue
  boolean array(Runnable element) {
    if (parser.currentToken() != JsonToken.START_ARRAY) {
      return isNot("an array");
    }
    while (parser.nextToken() != JsonToken.END_ARRAY) {
      element.run();
    }
    return true;
  }

  /** Reads the current value as a tag, unless it only fills a place. */
  void tag(String name) {
    TextLocation at = location();
    anything()
        .filter(text -> !AbstractPlayHeader.isUnknown(text))
        .ifPresent(text -> report.tag(name, text, at));
  }

  /** Reports that a key has no meaning, and skips its value. */
  void unexpected(String key) {
    String message = "The key " + GameReport.excerpt(key) + " is not allowed";
    report.problem(Code.BAD_TAG, location(), message);
    skip();
  }

  @CanIgnoreReturnValue
  private boolean isNot(String expected) {
    report.problem(Code.BAD_TAG, location(), "Expected " + expected);
    skip();
    return false;
  }

  /** Skips the current value. */
  void skip() {
    parser.skipChildren();
  }

  /** Moves to the value of the next new key of the current object; null at its end. */
  private @Nullable String nextKey() {
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String key = parser.currentName();
      int depth = parser.streamReadContext().getNestingDepth();
      // The parser knows the place of the value, but not that of a key near the end of the text.
      parser.nextToken();
      if (isNew(key, depth)) {
        return key;
      }
      report.problem(
          Code.DUPLICATE_TAG,
          location(),
          "The object has two values for " + GameReport.excerpt(key));
      skip();
    }
    int ended = parser.streamReadContext().getNestingDepth() + 1;
    if (ended < keys.size()) {
      keys.get(ended).clear();
    }
    return null;
  }

  /** Remembers a key; returns whether its object, at a depth, does not have it yet. */
  private boolean isNew(String key, int depth) {
    while (keys.size() <= depth) {
      keys.add(new HashSet<>());
    }
    Set<String> known = keys.get(depth);
    if (known.size() == report.limits().get(Limit.TAGS) && !known.contains(key)) {
      report.exceeded(Code.TOO_MANY_TAGS, location(), Limit.TAGS, "keys in one object");
      return true;
    }
    return known.add(key);
  }

  boolean isNull() {
    return parser.currentToken() == JsonToken.VALUE_NULL;
  }

  boolean isObject() {
    return parser.currentToken() == JsonToken.START_OBJECT;
  }

  /** Returns the current string, or reports and skips a value that is none. */
  Optional<String> string() {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      return bounded(parser.getString());
    }
    isNot("a string");
    return Optional.empty();
  }

  /** Returns the current string, of any length, or reports and skips a value that is none. */
  Optional<String> text() {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      return Optional.of(parser.getString());
    }
    isNot("a string");
    return Optional.empty();
  }

  /** Returns the current number as its text, or reports and skips a value that is none. */
  Optional<String> number() {
    if (parser.currentToken() == JsonToken.VALUE_NUMBER_INT
        || parser.currentToken() == JsonToken.VALUE_NUMBER_FLOAT) {
      return bounded(parser.getString());
    }
    isNot("a number");
    return Optional.empty();
  }

  /** Returns the current value as a text: that of a string, else the JSON. */
  Optional<String> anything() {
    if (parser.currentToken() == JsonToken.VALUE_STRING) {
      return string();
    }
    StringWriter text = new StringWriter();
    try (JsonGenerator copy = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
      copy.copyCurrentStructure(parser);
    }
    return bounded(text.toString());
  }

  private Optional<String> bounded(String text) {
    if (text.length() <= report.limits().get(Limit.TAG_LENGTH)) {
      return Optional.of(text);
    }
    report.exceeded(Code.TEXT_TOO_LONG, location(), Limit.TAG_LENGTH, "characters in one value");
    return Optional.empty();
  }
}
