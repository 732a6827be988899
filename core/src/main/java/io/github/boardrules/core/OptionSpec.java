package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.text.TextScanner;
import java.util.Arrays;

/**
 * The specification of an option of a game: a {@link Choice}, a {@link WholeNumber}, a {@link Flag}
 * or a {@link Text}. A value.
 *
 * <p>A specification checks the value of one option only. A game can still reject a combination of
 * accepted values, with the code {@link OptionException.Code#CONTRADICTION}.
 */
@Immutable
public sealed interface OptionSpec {
  /** {@return the name of the option: ASCII letters and digits} */
  String name();

  /** {@return a short name for the field of a form: "Board size"} */
  String label();

  /**
   * {@return the value of the option in a game without options, as a text that {@link #parse}
   * accepts} A form can prefill a field with it. If other options are given, an omitted option may
   * have another value: a preset, for example, sets several options.
   */
  String defaultText();

  /** {@return a description for people: a sentence in one line} */
  String description();

  /** {@return the values that the option can have, for people: "a whole number from 1 to 25"} */
  String expected();

  /**
   * {@return the values that have a name, which a form can offer: all values of a choice, some of a
   * text, none of a number or a flag}
   */
  default ImmutableList<NamedValue> values() {
    return ImmutableList.of();
  }

  /**
   * Checks a value and returns it in its canonical spelling. Ignores the letter case of choices and
   * flags, and leading zeros of numbers. A text is returned as it is; only the game can check it.
   *
   * @param value the value of the option
   * @return the value in the spelling that games write
   * @throws OptionException if the value is not one of the {@linkplain #expected() expected} ones
   */
  String parse(String value);

  /**
   * {@return an option whose value is the name of an enum constant}
   *
   * @param name ASCII letters and digits
   * @param label a short name for a form
   * @param byDefault the default value; the constants of its enum are the allowed values
   * @param description a sentence for people
   * @param values the constants in the order of the enum
   * @throws IllegalArgumentException if the values are not the constants
   */
  static Choice choice(
      String name, String label, Enum<?> byDefault, String description, NamedValue... values) {
    Choice choice =
        new Choice(name, label, ImmutableList.copyOf(values), byDefault.name(), description);
    ImmutableList<String> constants =
        Arrays.stream(byDefault.getDeclaringClass().getEnumConstants())
            .map(Enum::name)
            .collect(ImmutableList.toImmutableList());
    checkArgument(choice.choices().equals(constants), "%s are not %s", choice.choices(), constants);
    return choice;
  }

  /**
   * {@return an option whose value is an integer}
   *
   * @param name ASCII letters and digits
   * @param label a short name for a form
   * @param min the minimum
   * @param max the maximum
   * @param byDefault the default value
   * @param description a sentence for people
   */
  static WholeNumber integer(
      String name, String label, int min, int max, int byDefault, String description) {
    return new WholeNumber(name, label, min, max, 1, byDefault, description);
  }

  /**
   * {@return a value of an option that has a name}
   *
   * @param value the value
   * @param label a short name for a form
   * @param description a sentence for people
   */
  static NamedValue value(Enum<?> value, String label, String description) {
    return new NamedValue(value.name(), label, description, Options.none());
  }

  /**
   * A value of an option that has a name.
   *
   * @param name the value
   * @param label a short name for a form: "Mover wins"
   * @param description a sentence for people
   * @param implied the defaults of other options as far as this value changes them, for example if
   *     it is a preset; usually none
   */
  @Immutable
  record NamedValue(String name, String label, String description, Options implied) {
    /**
     * Creates a named value.
     *
     * @param name the value
     * @param label a short name for a form
     * @param description a sentence for people
     * @param implied the defaults of other options as far as this value changes them
     */
    public NamedValue {
      checkNotNull(name, "name");
      checkNotNull(label, "label");
      checkNotNull(description, "description");
      checkNotNull(implied, "implied");
    }
  }

  /**
   * An option whose value is one of a list of words, in either letter case.
   *
   * @param name ASCII letters and digits
   * @param label a short name for a form
   * @param values the allowed values
   * @param defaultText the default value
   * @param description a sentence for people
   */
  @Immutable
  record Choice(
      String name,
      String label,
      ImmutableList<NamedValue> values,
      String defaultText,
      String description)
      implements OptionSpec {
    /**
     * Creates a specification.
     *
     * @param name ASCII letters and digits
     * @param label a short name for a form
     * @param values the allowed values
     * @param defaultText the default value
     * @param description a sentence for people
     * @throws IllegalArgumentException if the default is not one of the choices
     */
    public Choice {
      checkNotNull(name, "name");
      checkNotNull(label, "label");
      checkNotNull(defaultText, "defaultText");
      checkNotNull(description, "description");
      checkArgument(
          values.stream().anyMatch(value -> value.name().equals(defaultText)),
          "The default %s is not one of the choices",
          defaultText);
    }

    /** {@return the names of the allowed values} */
    public ImmutableList<String> choices() {
      return values.stream().map(NamedValue::name).collect(ImmutableList.toImmutableList());
    }

    @Override
    public String expected() {
      return "one of " + String.join(", ", choices());
    }

    @Override
    public String parse(String value) {
      return choices().stream()
          .filter(choice -> Ascii.equalsIgnoreCase(choice, value))
          .findFirst()
          .orElseThrow(() -> refuse(this, value, OptionException.Code.OUT_OF_RANGE));
    }
  }

  /**
   * An option whose value is an integer within bounds.
   *
   * @param name ASCII letters and digits
   * @param label a short name for a form
   * @param min the minimum
   * @param max the maximum
   * @param step the difference between neighboring values, usually 1; with a step of 2 and an odd
   *     minimum, all values are odd
   * @param defaultValue the default value
   * @param description a sentence for people
   */
  @Immutable
  record WholeNumber(
      String name, String label, int min, int max, int step, int defaultValue, String description)
      implements OptionSpec {
    /**
     * Creates a specification.
     *
     * @param name ASCII letters and digits
     * @param label a short name for a form
     * @param min the minimum
     * @param max the maximum
     * @param step the difference between neighboring values
     * @param defaultValue the default value
     * @param description a sentence for people
     * @throws IllegalArgumentException if the step is not positive, the default is out of range, or
     *     the default or the maximum is not a number of steps above the minimum
     */
    public WholeNumber {
      checkNotNull(name, "name");
      checkNotNull(label, "label");
      checkNotNull(description, "description");
      checkArgument(step > 0, "The step must be positive, but is %s", step);
      checkArgument(
          min <= defaultValue && defaultValue <= max,
          "The default %s is out of range",
          defaultValue);
      checkArgument(
          ((long) max - min) % step == 0,
          "The maximum %s is not a number of steps above the minimum %s",
          max,
          min);
      checkArgument(
          ((long) defaultValue - min) % step == 0,
          "The default %s is not a number of steps above the minimum",
          defaultValue);
    }

    @Override
    public String defaultText() {
      return Integer.toString(defaultValue);
    }

    @Override
    public String expected() {
      String range = "a whole number from " + min + " to " + max;
      return step == 1 ? range : range + " in steps of " + step;
    }

    @Override
    public String parse(String value) {
      Integer number = Ints.tryParse(value);
      if (number == null && !value.matches("-?[0-9]{1,1000}")) {
        throw refuse(this, value, OptionException.Code.UNREADABLE);
      }
      if (number == null || number < min || number > max) {
        throw refuse(this, value, OptionException.Code.OUT_OF_RANGE);
      }
      if (((long) number - min) % step != 0) {
        throw refuse(this, value, OptionException.Code.BETWEEN_STEPS);
      }
      return number.toString();
    }
  }

  /**
   * An option whose value is {@code true} or {@code false}, in either letter case.
   *
   * @param name ASCII letters and digits
   * @param label a short name for a form
   * @param defaultValue the default value
   * @param description a sentence for people
   */
  @Immutable
  record Flag(String name, String label, boolean defaultValue, String description)
      implements OptionSpec {
    /**
     * Creates a specification.
     *
     * @param name ASCII letters and digits
     * @param label a short name for a form
     * @param defaultValue the default value
     * @param description a sentence for people
     */
    public Flag {
      checkNotNull(name, "name");
      checkNotNull(label, "label");
      checkNotNull(description, "description");
    }

    @Override
    public String defaultText() {
      return Boolean.toString(defaultValue);
    }

    @Override
    public String expected() {
      return "true or false";
    }

    @Override
    public String parse(String value) {
      String flag = Ascii.toLowerCase(value);
      if (!flag.equals("true") && !flag.equals("false")) {
        throw refuse(this, value, OptionException.Code.UNREADABLE);
      }
      return flag;
    }
  }

  /**
   * An option whose value is a text that only its game can check.
   *
   * @param name ASCII letters and digits
   * @param label a short name for a form
   * @param form the form of the text, for people: "numbers separated by commas"
   * @param values the values that have a name
   * @param defaultText the default value
   * @param description a sentence for people
   */
  @Immutable
  record Text(
      String name,
      String label,
      String form,
      ImmutableList<NamedValue> values,
      String defaultText,
      String description)
      implements OptionSpec {
    /**
     * Creates a specification.
     *
     * @param name ASCII letters and digits
     * @param label a short name for a form
     * @param form the form of the text, for people
     * @param values the values that have a name
     * @param defaultText the default value
     * @param description a sentence for people
     */
    public Text {
      checkNotNull(name, "name");
      checkNotNull(label, "label");
      checkNotNull(form, "form");
      checkNotNull(values, "values");
      checkNotNull(defaultText, "defaultText");
      checkNotNull(description, "description");
    }

    @Override
    public String expected() {
      return form;
    }

    @Override
    public String parse(String value) {
      return checkNotNull(value, "value");
    }
  }

  private static OptionException refuse(OptionSpec spec, String value, OptionException.Code code) {
    String found = TextScanner.abbreviate(value, 40);
    return new OptionException(
        code, spec.name(), "must be %s, but is '%s'".formatted(spec.expected(), found));
  }
}
