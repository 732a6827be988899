package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableSortedMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Options of a game by name, as text. Immutable and a value. Whether the game has such an option,
 * and whether the value makes sense, only its {@link GameType} knows.
 *
 * <p>In a value that is a list the items are separated by commas; in one that has parts the parts
 * are written {@code name:value} and separated by semicolons.
 */
public final class Options {
  /** The longest name or value that is taken, in characters; longer than any real one. */
  public static final int MAX_LENGTH = 20_000;

  /** The greatest number of options that are taken. */
  public static final int MAX_COUNT = 100;

  private static final Options NONE = new Options(ImmutableSortedMap.of());

  private final ImmutableSortedMap<String, String> values;

  private Options(ImmutableSortedMap<String, String> values) {
    this.values = values;
  }

  /** {@return no option: everything has its default} */
  public static Options none() {
    return NONE;
  }

  /**
   * {@return one option}
   *
   * @param name the name of the option, ASCII letters and digits
   * @param value its value, at most {@link #MAX_LENGTH} characters
   * @throws IllegalArgumentException if name or value is not such
   */
  public static Options of(String name, String value) {
    return NONE.with(name, value);
  }

  /**
   * {@return the options of a map}
   *
   * @param values values by name, at most {@link #MAX_COUNT}
   * @throws IllegalArgumentException if a name or a value is not such as {@link #with(String,
   *     String)} takes, or there are too many
   */
  public static Options of(Map<String, String> values) {
    Options options = NONE;
    for (Map.Entry<String, String> entry : values.entrySet()) {
      options = options.with(entry.getKey(), entry.getValue());
    }
    return options;
  }

  /**
   * Reads {@code name=value} pairs separated by blanks, as {@link #toString} writes them. A value
   * that has blanks, or a double quote in it, stands in double quotes, with {@code \} before {@code
   * "} and {@code \}.
   *
   * @param text the text to read
   * @return the options
   * @throws NotationException if the text is not written so, or gives an option twice
   */
  public static Options parse(CharSequence text) {
    return new OptionsText(text).read();
  }

  /**
   * {@return these options and one more, which replaces one of the same name}
   *
   * @param name the name of the option, ASCII letters and digits
   * @param value its value, at most {@link #MAX_LENGTH} characters
   * @throws IllegalArgumentException if the name is empty or has characters besides ASCII letters
   *     and digits, or the text is longer than {@link #MAX_LENGTH}
   * @throws OptionException if there would be more than {@link #MAX_COUNT}
   */
  public Options with(String name, String value) {
    checkArgument(isName(name), "not the name of an option: %s", abbreviate(name));
    checkArgument(value.length() <= MAX_LENGTH, "the value of %s is too long", name);
    if (values.size() >= MAX_COUNT && !values.containsKey(name)) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE,
          abbreviate(name),
          "there are " + MAX_COUNT + " options already");
    }
    ImmutableSortedMap.Builder<String, String> builder = ImmutableSortedMap.naturalOrder();
    values.forEach(
        (key, old) -> {
          if (!key.equals(name)) {
            builder.put(key, old);
          }
        });
    return new Options(builder.put(name, value).buildOrThrow());
  }

  /**
   * {@return these options, with those of the other replacing the ones of the same name}
   *
   * @param others what replaces and adds
   * @throws OptionException if there would be more than {@link #MAX_COUNT}
   */
  public Options with(Options others) {
    if (values.isEmpty()) {
      return others;
    }
    Options all = this;
    for (Map.Entry<String, String> entry : others.values.entrySet()) {
      all = all.with(entry.getKey(), entry.getValue());
    }
    return all;
  }

  /**
   * {@return the value of an option, if it is given}
   *
   * @param name the name of the option, ASCII letters and digits
   */
  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(name));
  }

  /** {@return all that are given, by name} */
  public ImmutableSortedMap<String, String> asMap() {
    return values;
  }

  /** {@return whether none is given} */
  public boolean isEmpty() {
    return values.isEmpty();
  }

  static boolean isName(CharSequence name) {
    return !name.isEmpty()
        && name.length() <= MAX_LENGTH
        && name.chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c));
  }

  private static String abbreviate(String text) {
    return text.length() <= 40 ? text : text.substring(0, 40) + "…";
  }

  /** Canonical text, sorted by name, as {@link #parse} reads it. Part of the API. */
  @Override
  public String toString() {
    return values.entrySet().stream()
        .map(entry -> entry.getKey() + "=" + OptionsText.quote(entry.getValue()))
        .collect(Collectors.joining(" "));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Options options && values.equals(options.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }
}
