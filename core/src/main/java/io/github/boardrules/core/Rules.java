package io.github.boardrules.core;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.text.NotationException;
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
  private final Function<Options, R> constructor;

  private final Options values;

  /**
   * Creates rules.
   *
   * @param all the options of the rules; presets are set before the others
   * @param constructor the constructor of the class, which receives {@code values}
   * @param values the options that differ from their defaults, in canonical spelling
   */
  protected Rules(ImmutableList<Option<?>> all, Function<Options, R> constructor, Options values) {
    this.all = checkNotNull(all, "all");
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
  public final <T> T get(Option<T> option) {
    checkOption(option);
    return option.parse(values.get(option.name()).orElseGet(() -> defaultText(option)));
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
    checkOption(option);
    return set(option, option.text(value));
  }

  private void checkOption(Option<?> option) {
    checkNotNull(option, "option");
    checkArgument(all.contains(option), "These rules do not have the option %s", option);
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
          rules = rules.set(option, value.get());
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

  /**
   * Sets an option. A game in which an option changes the values of others overrides this method.
   *
   * @param option an option of these rules
   * @param text the text of a value
   * @return the changed rules
   */
  protected R set(Option<?> option, String text) {
    String value = option.canonical(text);
    if (option.isPreset()) {
      return with(implied(option, value));
    }
    R changed = constructor.apply(values.with(option.name(), value));
    for (Option<?> other : all) {
      if (changed.isGiven(other)) {
        changed = changed.normalized(other);
      }
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

  /** Returns these rules with the canonical text of a value, without it if that is the default. */
  final R normalized(Option<?> option) {
    String text = canonical(option, values.get(option.name()).orElseThrow());
    return text.equals(defaultText(option))
        ? without(option)
        : constructor.apply(values.with(option.name(), text));
  }

  /**
   * {@return whether the value of an option is not its default}
   *
   * @param option an option of these rules
   */
  protected final boolean isGiven(Option<?> option) {
    return values.get(option.name()).isPresent();
  }

  /**
   * {@return these rules with the default of an option}
   *
   * @param option an option of these rules
   */
  protected final R without(Option<?> option) {
    return constructor.apply(values.without(option.name()));
  }

  /**
   * {@return the text of the default of an option} A game in which a default depends on other
   * values overrides this method.
   *
   * @param option an option of these rules
   */
  protected String defaultText(Option<?> option) {
    return option.defaultText();
  }

  /**
   * {@return the text of a value} A game in which different texts mean the same under the other
   * values overrides this method.
   *
   * @param option an option of these rules
   * @param text the text of its value in the spelling of the option
   */
  protected String canonical(Option<?> option, String text) {
    return text;
  }

  /** {@return the options that differ from their defaults, as a game writes them} */
  public Options options() {
    return values;
  }

  @Override
  public final boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Rules<?> rules
            && getClass() == rules.getClass()
            && values.equals(rules.values));
  }

  @Override
  public final int hashCode() {
    return values.hashCode();
  }

  /** {@return the options that differ from their defaults: {@code repetitionAt=3}} */
  @Override
  public final String toString() {
    return options().toString();
  }
}
