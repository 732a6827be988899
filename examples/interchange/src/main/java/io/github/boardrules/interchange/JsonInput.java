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
  private final TextLocation start;
  private final String pointer;
  private final Draft draft;

  /** The keys of each object around the current value, by its depth, so far as they were read. */
  private final List<Set<String>> keys = new ArrayList<>();

  /**
   * Creates the input.
   *
   * @param object the characters of the object
   * @param start where the object begins
   * @param pointer the JSON pointer of the object
   * @param draft receives the problems
   */
  JsonInput(JsonObjects.Text object, TextLocation start, String pointer, Draft draft) {
    this.parser = JSON.createParser(ObjectReadContext.empty(), object);
    this.start = start;
    this.pointer = pointer;
    this.draft = draft;
    parser.nextToken();
  }

  Draft draft() {
    return draft;
  }

  /** Returns the place of the current value. */
  TextLocation location() {
    return location(
        start, parser.currentTokenLocation(), pointer + parser.streamReadContext().pathAsPointer());
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

  /** Enters an object, or reports and skips a value that is none. */
  boolean enterObject() {
    return enter(JsonToken.START_OBJECT, "an object");
  }

  /** Enters an array, or reports and skips a value that is none. */
  boolean enterArray() {
    return enter(JsonToken.START_ARRAY, "an array");
  }

  private boolean enter(JsonToken token, String expected) {
    return parser.currentToken() == token || isNot(expected);
  }

  @CanIgnoreReturnValue
  private boolean isNot(String expected) {
    draft.problem(Code.BAD_TAG, location(), "Expected " + expected);
    skip();
    return false;
  }

  /** Skips the current value. */
  void skip() {
    parser.skipChildren();
  }

  /**
   * Moves to the value of the next key of the current object; null at the end of the object. A key
   * that the object already has is reported, and its value is skipped.
   */
  @Nullable String nextKey() {
    while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
      String key = parser.currentName();
      int depth = parser.streamReadContext().getNestingDepth();
      // The parser knows the place of the value, but not that of a key near the end of the text.
      parser.nextToken();
      if (isNew(key, depth)) {
        return key;
      }
      draft.problem(
          Code.DUPLICATE_TAG, location(), "The object has two values for " + Draft.excerpt(key));
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
    if (known.size() == draft.limits().get(Limit.TAGS) && !known.contains(key)) {
      draft.exceeded(Code.TOO_MANY_TAGS, location(), Limit.TAGS, "keys in one object");
      return true;
    }
    return known.add(key);
  }

  /** Moves to the next element of the current array; false at its end. */
  boolean nextElement() {
    return parser.nextToken() != JsonToken.END_ARRAY;
  }

  boolean isNull() {
    return parser.currentToken() == JsonToken.VALUE_NULL;
  }

  boolean isObject() {
    return parser.currentToken() == JsonToken.START_OBJECT;
  }

  boolean isArray() {
    return parser.currentToken() == JsonToken.START_ARRAY;
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
    if (text.length() <= draft.limits().get(Limit.TAG_LENGTH)) {
      return Optional.of(text);
    }
    draft.exceeded(Code.TEXT_TOO_LONG, location(), Limit.TAG_LENGTH, "characters in one value");
    return Optional.empty();
  }
}
