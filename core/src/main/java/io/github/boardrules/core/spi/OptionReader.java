package io.github.boardrules.core.spi;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import java.util.Optional;

/** Reads given options by a game's specifications, so that every game refuses them alike. */
public final class OptionReader {
  private final ImmutableMap<String, OptionSpec> specs;
  private final Options options;

  /**
   * Options to read.
   *
   * @param specs the options that there are
   * @param options the options that are given
   * @throws OptionException if one is given that no specification names
   */
  public OptionReader(ImmutableList<OptionSpec> specs, Options options) {
    this.specs = Maps.uniqueIndex(specs, OptionSpec::name);
    this.options = options;
    for (String name : options.asMap().keySet()) {
      if (!this.specs.containsKey(name)) {
        throw new OptionException(
            OptionException.Code.UNKNOWN_OPTION,
            name,
            "not an option of this game, which has " + String.join(", ", this.specs.keySet()));
      }
    }
  }

  /**
   * {@return the text of an option, if it is given}
   *
   * @param name the name of an option that has a specification
   */
  public Optional<String> text(String name) {
    spec(name);
    return options.get(name);
  }

  /**
   * {@return a whole number, by default the specification's}
   *
   * @param name the name of an option that has a specification
   * @throws OptionException if the given value is no whole number within the bounds
   */
  public int integer(String name) {
    OptionSpec spec = spec(name);
    String text = options.get(name).orElse(spec.defaultText());
    Integer value = Ints.tryParse(text);
    if (value == null || value < spec.least() || value > spec.greatest()) {
      throw new OptionException(
          value == null && !text.matches("-?[0-9]{1,1000}")
              ? OptionException.Code.UNREADABLE
              : OptionException.Code.OUT_OF_RANGE,
          name,
          "must be a whole number from " + spec.least() + " to " + spec.greatest());
    }
    return value;
  }

  /**
   * {@return on or off, off by default}
   *
   * @param name the name of an option that has a specification
   * @throws OptionException if the given value is neither {@code true} nor {@code false}
   */
  public boolean flag(String name) {
    spec(name);
    String text = options.get(name).orElse("false");
    if (!text.equals("true") && !text.equals("false")) {
      throw new OptionException(OptionException.Code.UNREADABLE, name, "must be true or false");
    }
    return text.equals("true");
  }

  /**
   * {@return the constant of an enum that has the given name, or the default}
   *
   * @param <E> the enum
   * @param name the name of an option that has a specification
   * @param type the enum that has the choices
   * @param byDefault the constant if the option is not given
   * @throws OptionException if the given value is not one of the specification's choices
   */
  public <E extends Enum<E>> E choice(String name, Class<E> type, E byDefault) {
    OptionSpec spec = spec(name);
    Optional<String> text = options.get(name);
    if (text.isEmpty()) {
      return byDefault;
    }
    if (!spec.choices().contains(text.get())) {
      throw new OptionException(
          OptionException.Code.OUT_OF_RANGE,
          name,
          "must be one of " + String.join(", ", spec.choices()));
    }
    return Enum.valueOf(type, text.get());
  }

  private OptionSpec spec(String name) {
    OptionSpec spec = specs.get(name);
    if (spec == null) {
      throw new IllegalArgumentException("no specification of an option " + name);
    }
    return spec;
  }
}
