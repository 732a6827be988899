package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.text.NotationException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game: a value for each of its {@link Option}s. Immutable and a value: rules are
 * equal if all options have the same values.
 *
 * <p>Each value is in its range. Whether values contradict each other is checked when a game is
 * created, so a chain of {@link #with} may pass through contradictory rules.
 *
 * @param <R> the rules of the game
 */
@Immutable
public abstract class Rules<R extends Rules<R>> {
  private final ImmutableList<Option<?>> all;

  @SuppressWarnings("Immutable") // the constructor of the class
  private final Function<Values, R> constructor;

  private final Values values;

  /** The text of the values, made on first use. A race is harmless: all texts are equal. */
  @SuppressWarnings("Immutable")
  private @Nullable Options options;

  /** The values that differ from their defaults, which a subclass passes on. */
  @Immutable
  @SuppressWarnings("Immutable") // never changed after construction
  public static final class Values {
    private static final Values NONE = new Values();

    /** By the index of the option, null for a default; trailing nulls are left out. */
    private final @Nullable Object[] byIndex;

    private Values(@Nullable Object... byIndex) {
      this.byIndex = byIndex;
    }

    /** {@return the values of rules in which every option has its default} */
    public static Values none() {
      return NONE;
    }

    private @Nullable Object get(int index) {
      return index < byIndex.length ? byIndex[index] : null;
    }

    private Values with(int index, @Nullable Object value) {
      int length = Math.max(byIndex.length, index + 1);
      if (value == null && length == index + 1) {
        do {
          length--;
        } while (length > 0 && byIndex[length - 1] == null);
        return new Values(Arrays.copyOf(byIndex, length));
      }
      @Nullable Object[] changed = Arrays.copyOf(byIndex, length);
      changed[index] = value;
      return new Values(changed);
    }
  }

  /**
   * Creates rules.
   *
   * @param all the options of the rules; presets are set before the others
   * @param constructor the constructor of the class, which receives {@code values}
   * @param values the values that differ from their defaults
   */
  protected Rules(List<Option<?>> all, Function<Values, R> constructor, Values values) {
    this.all = ImmutableList.copyOf(all);
    this.constructor = checkNotNull(constructor, "constructor");
    this.values = checkNotNull(values, "values");
  }

  /**
   * {@return the value of an option}
   *
   * @param <T> the values of the option
   * @param option an option of these rules
   * @throws IllegalArgumentException if these rules do not have the option
   */
  @SuppressWarnings("unchecked") // an option's value has its type
  public final <T> T get(Option<T> option) {
    Object value = values.get(index(option));
    return (T) (value == null ? defaultOf(option) : value);
  }

  /**
   * {@return rules with another value of an option}
   *
   * @param <T> the values of the option
   * @param option an option of these rules
   * @param value the value
   * @throws OptionException if the value is out of range, or the option has no meaning under the
   *     other values
   * @throws IllegalArgumentException if these rules do not have the option
   */
  public final <T> R with(Option<T> option, T value) {
    checkNotNull(value, "value");
    int unused = index(option);
    return set(option, option.checked(value));
  }

  private int index(Option<?> option) {
    int index = all.indexOf(checkNotNull(option, "option"));
    checkArgument(index >= 0, "These rules do not have the option %s", option);
    return index;
  }

  /**
   * {@return rules with other values of some options, set in the order in which the game lists its
   * options}
   *
   * @param options the values
   * @throws OptionException if a name is unknown, a value is not valid, or an option has no meaning
   *     under the other values
   */
  public R with(Options options) {
    Options given = options.checked(all);
    R rules = constructor.apply(values);
    for (boolean isPreset : new boolean[] {true, false}) {
      for (Option<?> option : all) {
        Optional<String> value = given.get(option.name());
        if (value.isPresent() && option.isPreset() == isPreset) {
          rules = rules.parse(option, value.get());
        }
      }
    }
    return rules;
  }

  /**
   * {@return rules with other values of some options} {@code rules.with(rules.toString())} equals
   * the rules themselves.
   *
   * @param options the values, as {@link Options#parse} reads them: {@code width=13 height=13}
   * @throws NotationException if the text has another form
   * @throws OptionException as for {@link #with(Options)}
   */
  public final R with(CharSequence options) {
    return with(Options.parse(options));
  }

  final <T> R parse(Option<T> option, String text) {
    return set(option, option.parse(text));
  }

  /**
   * Sets an option. A game in which an option changes the values of others overrides this method.
   *
   * @param <T> the values of the option
   * @param option an option of these rules
   * @param value a value in its range
   * @return the changed rules
   */
  protected <T> R set(Option<T> option, T value) {
    if (option.isPreset()) {
      return with(implied(option, option.text(value)));
    }
    R changed = withValue(index(option), value);
    for (int i = 0; i < all.size(); i++) {
      changed = changed.normalized(i);
    }
    return changed;
  }

  private static Options implied(Option<?> preset, String name) {
    return preset.values().stream()
        .filter(value -> value.name().equals(name))
        .map(Option.NamedValue::implied)
        .findFirst()
        .orElseThrow();
  }

  /** Returns these rules with the canonical value of an option, without it if it is the default. */
  final R normalized(int index) {
    Object value = values.get(index);
    if (value == null) {
      return withValue(index, null);
    }
    Option<?> option = all.get(index);
    Object canonical = canonical(option, value);
    return withValue(index, canonical.equals(defaultOf(option)) ? null : canonical);
  }

  @SuppressWarnings("unchecked") // R is the class of these rules
  private R withValue(int index, @Nullable Object value) {
    return Objects.equals(values.get(index), value)
        ? (R) this
        : constructor.apply(values.with(index, value));
  }

  /**
   * {@return whether the value of an option is not its default}
   *
   * @param option an option of these rules
   */
  protected final boolean isGiven(Option<?> option) {
    return values.get(index(option)) != null;
  }

  /**
   * {@return these rules with the default of an option}
   *
   * @param option an option of these rules
   */
  protected R without(Option<?> option) {
    return withValue(index(option), null);
  }

  /**
   * {@return the default of an option, a value of its type} A game in which a default depends on
   * other values overrides this method.
   *
   * @param option an option of these rules
   */
  protected Object defaultOf(Option<?> option) {
    return option.defaultValue();
  }

  /**
   * {@return the value that rules keep for a given one, by default the same} A game in which
   * several values mean the same under the other values overrides this method.
   *
   * @param option an option of these rules
   * @param value its value, of its type
   */
  protected Object canonical(Option<?> option, Object value) {
    return value;
  }

  /** {@return the options that differ from their defaults, as a game writes them} */
  public Options options() {
    Options made = options;
    if (made == null) {
      made = Options.none();
      for (Option<?> option : all) {
        made = isGiven(option) ? made.with(option.name(), text(option)) : made;
      }
      options = made;
    }
    return made;
  }

  private <T> String text(Option<T> option) {
    return option.text(get(option));
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Rules<?> rules
            && getClass() == rules.getClass()
            && Arrays.equals(values.byIndex, rules.values.byIndex));
  }

  @Override
  public final int hashCode() {
    return Arrays.hashCode(values.byIndex);
  }

  /** {@return the options that differ from their defaults: {@code repetitionAt=3}} */
  @Override
  public final String toString() {
    return options().toString();
  }
}
