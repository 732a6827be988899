package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkNotNull;
import static io.github.boardrules.core.OptionException.Code.OUT_OF_RANGE;
import static io.github.boardrules.core.OptionException.Code.UNREADABLE;

import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Maps;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.text.NotationException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * Options of a game: texts by name. Immutable and a value. Only a {@link GameType} knows which
 * options exist and which values are valid.
 *
 * <p>In a value that is a list, commas separate the elements. In a value that consists of parts,
 * each part is written {@code name:value}, and semicolons separate the parts.
 */
@Immutable
public final class Options {
  /** The maximum length of a name and of a value, in characters. */
  public static final int MAX_LENGTH = 20_000;

  /** The maximum number of options. */
  public static final int MAX_COUNT = 100;

  private static final Options NONE = new Options(ImmutableSortedMap.of());

  private final ImmutableSortedMap<String, String> values;

  private Options(ImmutableSortedMap<String, String> values) {
    this.values = values;
  }

  /** {@return options that contain nothing: every option has its default} */
  public static Options none() {
    return NONE;
  }

  /**
   * {@return a single option}
   *
   * @param name ASCII letters and digits
   * @param value at most {@link #MAX_LENGTH} characters
   * @throws OptionException if the name is malformed, or the name or the value is too long
   */
  public static Options of(String name, String value) {
    return NONE.with(name, value);
  }

  /**
   * {@return the options in a map}
   *
   * @param values values by name, at most {@link #MAX_COUNT}
   * @throws OptionException if {@link #with(String, String)} rejects one of them
   */
  public static Options of(Map<String, String> values) {
    return NONE.withAll(values);
  }

  /**
   * Parses {@code name=value} pairs separated by blanks, as {@link #toString} writes them. A value
   * that contains a blank or a double quote is enclosed in double quotes, and {@code \} precedes
   * each {@code "} and {@code \} in it.
   *
   * @param text the text to parse
   * @return the options
   * @throws NotationException if the text has another form, repeats an option or exceeds a maximum
   */
  public static Options parse(CharSequence text) {
    return new OptionsText(text).read();
  }

  /**
   * {@return these options and another one, which replaces an option of the same name}
   *
   * @param name ASCII letters and digits
   * @param value at most {@link #MAX_LENGTH} characters
   * @throws OptionException if the name is malformed, the name or the value is too long, or there
   *     would be more than {@link #MAX_COUNT} options
   */
  public Options with(String name, String value) {
    if (!isName(name)) {
      throw new OptionException(UNREADABLE, name, "a name consists of ASCII letters and digits");
    }
    if (value.length() > MAX_LENGTH) {
      throw new OptionException(
          UNREADABLE, name, "the value is longer than " + MAX_LENGTH + " characters");
    }
    if (values.size() >= MAX_COUNT && !values.containsKey(name)) {
      throw new OptionException(OUT_OF_RANGE, name, "there are already " + MAX_COUNT + " options");
    }
    SortedMap<String, String> all = new TreeMap<>(values);
    all.put(name, value);
    return new Options(ImmutableSortedMap.copyOfSorted(all));
  }

  /**
   * {@return these options and another one, which replaces an option of the same name; these
   * options if the value is the default}
   *
   * @param <T> the values of the option
   * @param option the option
   * @param value the value, whose text has at most {@link #MAX_LENGTH} characters
   * @throws OptionException if {@link #with(String, String)} rejects the option
   */
  public <T> Options withUnlessDefault(Option<T> option, T value) {
    String text = option.text(value);
    return text.equals(option.defaultText()) ? this : with(option.name(), text);
  }

  /**
   * {@return these options without one of them}
   *
   * @param name the name of the option, which these options need not contain
   */
  public Options without(String name) {
    checkNotNull(name, "name");
    return values.containsKey(name)
        ? new Options(
            ImmutableSortedMap.copyOfSorted(Maps.filterKeys(values, key -> !key.equals(name))))
        : this;
  }

  /**
   * {@return these options and others, which replace options of the same names}
   *
   * @param others the other options
   * @throws OptionException if there would be more than {@link #MAX_COUNT} options
   */
  public Options with(Options others) {
    return values.isEmpty() ? checkNotNull(others, "others") : withAll(others.values);
  }

  private Options withAll(Map<String, String> others) {
    Options all = this;
    for (Map.Entry<String, String> entry : others.entrySet()) {
      all = all.with(entry.getKey(), entry.getValue());
    }
    return all;
  }

  /**
   * {@return the value of an option; empty if these options do not contain it}
   *
   * @param name the name of the option
   */
  public Optional<String> get(String name) {
    return Optional.ofNullable(values.get(checkNotNull(name, "name")));
  }

  /**
   * {@return the value of an option, by default its default}
   *
   * @param <T> the values of the option
   * @param option the option
   * @throws OptionException if {@link Option#parse} rejects the value
   */
  public <T> T get(Option<T> option) {
    return option.parse(values.getOrDefault(option.name(), option.defaultText()));
  }

  /**
   * {@return these options, if the game has them}
   *
   * @param known the options of the game
   * @throws OptionException if these options contain an unknown name
   */
  public Options checked(List<Option<?>> known) {
    checkNotNull(known, "known");
    for (String name : values.keySet()) {
      if (known.stream().noneMatch(option -> option.name().equals(name))) {
        throw new OptionException(
            OptionException.Code.UNKNOWN_OPTION,
            name,
            "not an option of this game, which has "
                + known.stream().map(Option::name).collect(Collectors.joining(", ")));
      }
    }
    return this;
  }

  /** {@return the values by name, sorted} */
  public SortedMap<String, String> asMap() {
    return values;
  }

  /** {@return whether there are no options} */
  public boolean isEmpty() {
    return values.isEmpty();
  }

  static boolean isName(CharSequence name) {
    return !name.isEmpty()
        && name.length() <= MAX_LENGTH
        && name.chars().allMatch(c -> c < 128 && Character.isLetterOrDigit(c));
  }

  /**
   * Returns the canonical text, sorted by name, which {@link #parse} accepts. Stable across
   * versions.
   */
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
