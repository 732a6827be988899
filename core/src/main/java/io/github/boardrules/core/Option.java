package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;
import static java.util.stream.Collectors.joining;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.text.TextScanner;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * An option of a game: its name, its values, its default and the words that a form shows. A
 * constant, which a game declares once; equality is identity.
 *
 * <pre>{@code
 * Option<Integer> side =
 *     Option.integer("side", "Board size", 3, 8, 5, "The number of cells on each side.");
 * Options.parse("side=4").get(side); // → 4
 * Options.none().get(side); // → 5
 * }</pre>
 *
 * <p>An option checks its own value only. A game can still reject a combination of accepted values,
 * with the code {@link OptionException.Code#CONTRADICTION}.
 *
 * @param <T> the values, which are immutable
 */
@Immutable
@SuppressWarnings("Immutable") // functions without state
public final class Option<T> {
  private static final ImmutableList<NamedValue> NO_VALUES = ImmutableList.of();

  /** The kinds of options, for the fields of a form. */
  public enum Kind {
    /** One of {@link Option#values}, in either letter case. */
    CHOICE,
    /** A whole number within a {@link Option#range}. */
    INTEGER,
    /** {@code true} or {@code false}, in either letter case. */
    FLAG,
    /** Any other text. */
    TEXT
  }

  /**
   * The range of a whole number.
   *
   * @param min the minimum
   * @param max the maximum
   * @param step the difference between neighboring values, usually 1; with a step of 2 and an odd
   *     minimum, all values are odd
   */
  @Immutable
  public record Range(int min, int max, int step) {
    /**
     * Creates a range.
     *
     * @param min the minimum
     * @param max the maximum
     * @param step the difference between neighboring values
     * @throws IllegalArgumentException if the step is not positive, or the maximum is not a number
     *     of steps above the minimum
     */
    public Range {
      checkArgument(step > 0, "The step must be positive, but is %s", step);
      checkArgument(
          ((long) max - min) % step == 0, "%s is not a number of steps above %s", max, min);
    }

    private boolean contains(int number) {
      return number >= min && number <= max && ((long) number - min) % step == 0;
    }
  }

  /**
   * A value of an option that has a name.
   *
   * @param name the value
   * @param title a short name for a form: "Mover wins"
   * @param description a sentence for people
   * @param implied the values of other options, if this value is a preset; usually none
   */
  @Immutable
  public record NamedValue(String name, String title, String description, Options implied) {
    /**
     * Creates a value.
     *
     * @param name the value
     * @param title a short name for a form
     * @param description a sentence for people
     * @param implied the values of other options; usually none
     */
    public NamedValue {
      checkNotNull(name, "name");
      checkNotNull(title, "title");
      checkNotNull(description, "description");
      checkNotNull(implied, "implied");
    }

    /**
     * {@return a value that implies no values of other options}
     *
     * @param name the value
     * @param title a short name for a form
     * @param description a sentence for people
     */
    public static NamedValue of(String name, String title, String description) {
      return new NamedValue(name, title, description, Options.none());
    }
  }

  /** What does not depend on the type of the values. The hint says what a text must be. */
  private record Form(
      Kind kind,
      String name,
      String title,
      String description,
      String defaultText,
      String hint,
      ImmutableList<NamedValue> values,
      @Nullable Range range) {
    Form {
      checkNotNull(name, "name");
      checkNotNull(title, "title");
      checkNotNull(description, "description");
      checkNotNull(defaultText, "defaultText");
      checkNotNull(hint, "hint");
    }
  }

  private final Form form;
  private final Function<String, T> reader;
  private final Function<T, String> printer;
  private final T defaultValue;
  private final boolean isPreset;

  /** Tells whether a value is one of the expected ones; null if parsing its text does. */
  private final @Nullable Predicate<T> isAllowed;

  private Option(
      Form form,
      Function<String, T> reader,
      Function<T, String> printer,
      @Nullable Predicate<T> isAllowed) {
    this.form = form;
    this.reader = checkNotNull(reader, "reader");
    this.printer = checkNotNull(printer, "printer");
    this.isAllowed = isAllowed;
    this.isPreset = form.values.stream().anyMatch(value -> !value.implied().isEmpty());
    this.defaultValue = parse(form.defaultText);
  }

  /**
   * {@return an option whose value is a constant of an enum}
   *
   * @param <E> the enum
   * @param name ASCII letters and digits
   * @param title a short name for a form
   * @param byDefault the default value
   * @param description a sentence for people
   * @param values the constants in the order of the enum, see {@link #value}
   * @throws IllegalArgumentException if the values are not the constants
   */
  public static <E extends Enum<E>> Option<E> choice(
      String name, String title, E byDefault, String description, NamedValue... values) {
    Class<E> type = byDefault.getDeclaringClass();
    Option<String> choice = choice(name, title, byDefault.name(), description, values);
    List<String> names = Stream.of(values).map(NamedValue::name).toList();
    List<String> constants = Stream.of(type.getEnumConstants()).map(Enum::name).toList();
    checkArgument(names.equals(constants), "%s are not %s", names, constants);
    return choice.as(text -> Enum.valueOf(type, text), Enum::name, constant -> true);
  }

  /**
   * {@return an option whose value is one of a list of words}
   *
   * @param name ASCII letters and digits
   * @param title a short name for a form
   * @param byDefault the default value
   * @param description a sentence for people
   * @param values the allowed values
   * @throws IllegalArgumentException if the default is not one of the values
   */
  public static Option<String> choice(
      String name, String title, String byDefault, String description, NamedValue... values) {
    ImmutableList<NamedValue> all = ImmutableList.copyOf(values);
    return of(new Form(Kind.CHOICE, name, title, description, byDefault, "", all, null));
  }

  /**
   * {@return an option whose value is a whole number}
   *
   * @param name ASCII letters and digits
   * @param title a short name for a form
   * @param min the minimum
   * @param max the maximum
   * @param byDefault the default value
   * @param description a sentence for people
   * @throws IllegalArgumentException if the default is out of range
   */
  public static Option<Integer> integer(
      String name, String title, int min, int max, int byDefault, String description) {
    return integer(name, title, new Range(min, max, 1), byDefault, description);
  }

  /**
   * {@return an option whose value is a whole number in steps}
   *
   * @param name ASCII letters and digits
   * @param title a short name for a form
   * @param range the range
   * @param byDefault the default value
   * @param description a sentence for people
   * @throws IllegalArgumentException if the default is out of range or between steps
   */
  public static Option<Integer> integer(
      String name, String title, Range range, int byDefault, String description) {
    String text = Integer.toString(byDefault);
    return of(new Form(Kind.INTEGER, name, title, description, text, "", NO_VALUES, range))
        .as(Integer::valueOf, number -> Integer.toString(number), range::contains);
  }

  /**
   * {@return an option whose value is {@code true} or {@code false}}
   *
   * @param name ASCII letters and digits
   * @param title a short name for a form
   * @param byDefault the default value
   * @param description a sentence for people
   */
  public static Option<Boolean> flag(
      String name, String title, boolean byDefault, String description) {
    String text = Boolean.toString(byDefault);
    return of(new Form(Kind.FLAG, name, title, description, text, "", NO_VALUES, null))
        .as(Boolean::valueOf, flag -> Boolean.toString(flag));
  }

  /**
   * {@return an option whose value is any text} Its game checks the text, or {@link #as} does.
   *
   * @param name ASCII letters and digits
   * @param title a short name for a form
   * @param hint the form of the text, for people: "numbers separated by commas"
   * @param byDefault the default value
   * @param description a sentence for people
   * @param values the values that have a name
   */
  public static Option<String> text(
      String name,
      String title,
      String hint,
      String byDefault,
      String description,
      NamedValue... values) {
    ImmutableList<NamedValue> named = ImmutableList.copyOf(values);
    return of(new Form(Kind.TEXT, name, title, description, byDefault, hint, named, null));
  }

  private static Option<String> of(Form form) {
    Option<String> option = new Option<>(form, Function.identity(), Function.identity(), null);
    checkArgument(option.defaultValue.equals(form.defaultText), form.defaultText);
    return option;
  }

  /**
   * {@return the same option with values of another type}
   *
   * @param <U> the other type
   * @param reader converts a value; throws {@link OptionException} if it is not valid
   * @param printer converts a value back
   */
  public <U> Option<U> as(Function<T, U> reader, Function<U, T> printer) {
    return as(reader, printer, null);
  }

  private <U> Option<U> as(
      Function<T, U> reader, Function<U, T> printer, @Nullable Predicate<U> isAllowed) {
    return new Option<>(
        form, this.reader.andThen(reader), printer.andThen(this.printer), isAllowed);
  }

  /**
   * {@return a value of an option that has a name}
   *
   * @param value the value
   * @param title a short name for a form
   * @param description a sentence for people
   */
  public static NamedValue value(Enum<?> value, String title, String description) {
    return NamedValue.of(value.name(), title, description);
  }

  /** {@return the kind of the values} */
  public Kind kind() {
    return form.kind;
  }

  /** {@return the name of the option: ASCII letters and digits} */
  public String name() {
    return form.name;
  }

  /** {@return a short name for the field of a form: "Board size"} */
  public String title() {
    return form.title;
  }

  /** {@return a description for people: a sentence in one line} */
  public String description() {
    return form.description;
  }

  /** {@return the values that the option can have, for people: "a whole number from 1 to 25"} */
  public String expected() {
    return switch (form.kind) {
      case CHOICE ->
          form.values.stream().map(NamedValue::name).collect(joining(", ", "one of ", ""));
      case INTEGER -> expectedNumber(checkNotNull(form.range));
      case FLAG -> "true or false";
      case TEXT -> form.hint;
    };
  }

  private static String expectedNumber(Range range) {
    String bounds = "a whole number from " + range.min + " to " + range.max;
    return range.step == 1 ? bounds : bounds + " in steps of " + range.step;
  }

  /**
   * {@return the values that have a name, which a form can offer: all values of a choice, some of a
   * text, none of a number or a flag}
   */
  public List<NamedValue> values() {
    return form.values;
  }

  /** {@return the range of a whole number; empty for other kinds} */
  public Optional<Range> range() {
    return Optional.ofNullable(form.range);
  }

  /**
   * {@return the value of the option in a game without options, as a text} A form can prefill a
   * field with it. If other options are given, an omitted option may have another value: a preset,
   * for example, sets several options.
   */
  public String defaultText() {
    return form.defaultText;
  }

  T defaultValue() {
    return defaultValue;
  }

  /** {@return whether the option is a preset: a name for values of other options} */
  public boolean isPreset() {
    return isPreset;
  }

  /**
   * Parses a value. Ignores the letter case of choices and flags, and leading zeros of numbers.
   *
   * @param text the text to parse
   * @return the value
   * @throws OptionException if the value is not one of the {@linkplain #expected() expected} ones
   */
  public T parse(String text) {
    return reader.apply(checkedText(text));
  }

  /** Returns the value, or throws an {@link OptionException} if it is not an expected one. */
  T checked(T value) {
    return isAllowed != null && isAllowed.test(value) ? value : parse(text(value));
  }

  private String checkedText(String text) {
    return switch (form.kind) {
      case CHOICE -> checkedChoice(text);
      case INTEGER -> checkedNumber(text, checkNotNull(form.range));
      case FLAG -> checkedFlag(text);
      case TEXT -> checkNotNull(text, "text");
    };
  }

  private String checkedChoice(String text) {
    for (NamedValue value : form.values) {
      if (Ascii.equalsIgnoreCase(value.name, text)) {
        return value.name;
      }
    }
    throw refusal(OptionException.Code.OUT_OF_RANGE, text);
  }

  private String checkedNumber(String text, Range range) {
    Integer number = Ints.tryParse(text);
    if (number == null && !text.matches("-?[0-9]{1,1000}")) {
      throw refusal(OptionException.Code.UNREADABLE, text);
    }
    if (number == null || number < range.min || number > range.max) {
      throw refusal(OptionException.Code.OUT_OF_RANGE, text);
    }
    if (!range.contains(number)) {
      throw refusal(OptionException.Code.BETWEEN_STEPS, text);
    }
    return number.toString();
  }

  private String checkedFlag(String text) {
    String flag = Ascii.toLowerCase(text);
    if (!flag.equals("true") && !flag.equals("false")) {
      throw refusal(OptionException.Code.UNREADABLE, text);
    }
    return flag;
  }

  private OptionException refusal(OptionException.Code code, String text) {
    String found = TextScanner.abbreviate(text, 40);
    return new OptionException(
        code, form.name, "must be %s, but is '%s'".formatted(expected(), found));
  }

  /**
   * {@return a value in the spelling that games write, which {@link #parse} accepts}
   *
   * @param value the value
   */
  public String text(T value) {
    return printer.apply(value);
  }

  /**
   * {@return the text of a value in the spelling that games write}
   *
   * @param text the text to parse
   * @throws OptionException if the value is not one of the {@linkplain #expected() expected} ones
   */
  public String canonical(String text) {
    return text(parse(text));
  }

  /** {@return the name} */
  @Override
  public String toString() {
    return form.name;
  }
}
