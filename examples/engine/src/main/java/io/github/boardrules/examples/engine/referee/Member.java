package io.github.boardrules.examples.engine.referee;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;

/**
 * A member of a question.
 *
 * @param name the name
 * @param type the type of the value
 * @param required whether the question must have the member
 * @param description a sentence
 * @param min the minimum of a whole number
 * @param max the maximum of a whole number
 * @param values the allowed texts; empty if all are allowed
 */
@Immutable
public record Member(
    String name,
    Type type,
    boolean required,
    String description,
    int min,
    int max,
    ImmutableList<String> values) {
  /** The type of a member. */
  public enum Type {
    /** A text. */
    TEXT("a text"),
    /** A whole number. */
    INTEGER("a whole number"),
    /** {@code true} or {@code false}. */
    FLAG("true or false"),
    /** A list of texts. */
    TEXTS("a list of texts"),
    /** The options of a game: an object. */
    OPTIONS("an object");

    private final String words;

    Type(String words) {
      this.words = words;
    }

    String words() {
      return words;
    }
  }

  private static Member of(String name, Type type, String description) {
    return new Member(name, type, false, description, 0, Integer.MAX_VALUE, ImmutableList.of());
  }

  static Member text(String name, String description) {
    return of(name, Type.TEXT, description);
  }

  static Member texts(String name, String description) {
    return of(name, Type.TEXTS, description);
  }

  static Member flag(String name, String description) {
    return of(name, Type.FLAG, description);
  }

  static Member options(String name, String description) {
    return of(name, Type.OPTIONS, description);
  }

  static Member integer(String name, int min, int max, String description) {
    return new Member(name, Type.INTEGER, false, description, min, max, ImmutableList.of());
  }

  static Member choice(String name, ImmutableList<String> values, String description) {
    return new Member(name, Type.TEXT, false, description, 0, Integer.MAX_VALUE, values);
  }

  Member mandatory() {
    return new Member(name, type, true, description, min, max, values);
  }

  /** {@return the JSON Schema of the value} */
  public ImmutableMap<String, Object> schema() {
    ImmutableMap.Builder<String, Object> schema = ImmutableMap.builder();
    switch (type) {
      case TEXT -> schema.put("type", "string");
      case FLAG -> schema.put("type", "boolean");
      case TEXTS -> schema.put("type", "array").put("items", ImmutableMap.of("type", "string"));
      case OPTIONS -> schema.put("type", "object").put("additionalProperties", true);
      case INTEGER -> schema.put("type", "integer").put("minimum", min);
    }
    if (type == Type.INTEGER && max < Integer.MAX_VALUE) {
      schema.put("maximum", max);
    }
    if (!values.isEmpty()) {
      schema.put("enum", values);
    }
    return schema.put("description", description).buildOrThrow();
  }
}
