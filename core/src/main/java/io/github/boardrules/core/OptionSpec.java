package io.github.boardrules.core;

import com.google.common.collect.ImmutableList;

/**
 * An option that a game has.
 *
 * @param name its name
 * @param kind how its value is written
 * @param choices the values it may have, for {@link Kind#CHOICE}; else empty
 * @param least the least value, for {@link Kind#INTEGER}; else 0
 * @param greatest the greatest value, for {@link Kind#INTEGER}; else 0
 * @param defaultText the value where none is given, or, in words, what it depends on
 * @param description one sentence for people
 */
public record OptionSpec(
    String name,
    Kind kind,
    ImmutableList<String> choices,
    int least,
    int greatest,
    String defaultText,
    String description) {

  /** How the value of an option is written. */
  public enum Kind {
    /** One of a list of words. */
    CHOICE,
    /** A whole number within bounds. */
    INTEGER,
    /** {@code true} or {@code false}. */
    FLAG,
    /** Text whose form the description gives. */
    TEXT
  }

  /**
   * {@return an option whose value is one of some words}
   *
   * @param name its name, ASCII letters and digits
   * @param choices the values it may have
   * @param defaultText the value if it is not given: one of them, or words for people that tell it
   * @param description one sentence for people
   */
  public static OptionSpec choice(
      String name, ImmutableList<String> choices, String defaultText, String description) {
    return new OptionSpec(name, Kind.CHOICE, choices, 0, 0, defaultText, description);
  }

  /**
   * {@return an option whose value is a whole number}
   *
   * @param name its name, ASCII letters and digits
   * @param least the least value
   * @param greatest the greatest value
   * @param defaultValue the value if it is not given
   * @param description one sentence for people
   */
  public static OptionSpec integer(
      String name, int least, int greatest, int defaultValue, String description) {
    return new OptionSpec(
        name,
        Kind.INTEGER,
        ImmutableList.of(),
        least,
        greatest,
        Integer.toString(defaultValue),
        description);
  }

  /**
   * {@return an option that is on or off, off by default}
   *
   * @param name its name, ASCII letters and digits
   * @param description one sentence for people
   */
  public static OptionSpec flag(String name, String description) {
    return new OptionSpec(name, Kind.FLAG, ImmutableList.of(), 0, 0, "false", description);
  }

  /**
   * {@return an option whose value the game reads itself}
   *
   * @param name its name, ASCII letters and digits
   * @param defaultText the value if it is not given, or words for people that tell it
   * @param description one sentence for people
   */
  public static OptionSpec text(String name, String defaultText, String description) {
    return new OptionSpec(name, Kind.TEXT, ImmutableList.of(), 0, 0, defaultText, description);
  }
}
