package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;

/**
 * The specification of an option of a game.
 *
 * @param name the name of the option
 * @param kind how the value is written
 * @param choices the allowed values of a {@link Kind#CHOICE}, otherwise empty
 * @param min the smallest value of a {@link Kind#INTEGER}, otherwise 0
 * @param max the largest value of a {@link Kind#INTEGER}, otherwise 0
 * @param defaultText the default value, or a description of it
 * @param description a sentence for people
 */
public record OptionSpec(
    String name,
    Kind kind,
    ImmutableList<String> choices,
    int min,
    int max,
    String defaultText,
    String description) {

  /** How the value of an option is written. */
  public enum Kind {
    /** One of a list of words. */
    CHOICE,
    /** An integer within bounds. */
    INTEGER,
    /** {@code true} or {@code false}. */
    FLAG,
    /** Text in a form that the description explains. */
    TEXT
  }

  /**
   * {@return an option whose value is one of a list of words}
   *
   * @param name ASCII letters and digits
   * @param choices the allowed values
   * @param defaultText the default value, or a description of it
   * @param description a sentence for people
   */
  public static OptionSpec choice(
      String name, ImmutableList<String> choices, String defaultText, String description) {
    return new OptionSpec(name, Kind.CHOICE, choices, 0, 0, defaultText, description);
  }

  /**
   * {@return an option whose value is an integer}
   *
   * @param name ASCII letters and digits
   * @param min the smallest allowed value
   * @param max the largest allowed value
   * @param defaultValue the default value
   * @param description a sentence for people
   */
  public static OptionSpec integer(
      String name, int min, int max, int defaultValue, String description) {
    return new OptionSpec(
        name,
        Kind.INTEGER,
        ImmutableList.of(),
        min,
        max,
        Integer.toString(defaultValue),
        description);
  }

  /**
   * {@return an option that is {@code true} or {@code false}, by default {@code false}}
   *
   * @param name ASCII letters and digits
   * @param description a sentence for people
   */
  public static OptionSpec flag(String name, String description) {
    return new OptionSpec(name, Kind.FLAG, ImmutableList.of(), 0, 0, "false", description);
  }

  /**
   * {@return an option whose value is a text}
   *
   * @param name ASCII letters and digits
   * @param defaultText the default value, or a description of it
   * @param description a sentence for people, which explains the form of the text
   */
  public static OptionSpec text(String name, String defaultText, String description) {
    return new OptionSpec(name, Kind.TEXT, ImmutableList.of(), 0, 0, defaultText, description);
  }
}
