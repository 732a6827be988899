package io.github.boardrules.core.spi;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import java.util.Optional;

/** Parses the values of options according to the specifications of a game. */
public final class OptionReader {
  private final ImmutableMap<String, OptionSpec> specs;
  private final Options options;

  /**
   * Creates a reader.
   *
   * @param specs the options of the game
   * @param options the options to read
   * @throws OptionException if the game does not have one of the options
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
   * {@return the value of an option as a text; empty if it is not given}
   *
   * @param name the name of an option of the game
   */
  public Optional<String> text(String name) {
    spec(name);
    return options.get(name);
  }

  /**
   * {@return the value of an option as an integer, by default the default of the specification}
   *
   * @param name the name of an option of the game
   * @throws OptionException if the value is not an integer within the bounds of the specification
   */
  public int integer(String name) {
    OptionSpec spec = spec(name);
    String text = options.get(name).orElse(spec.defaultText());
    Integer value = Ints.tryParse(text);
    if (value == null || value < spec.min() || value > spec.max()) {
      throw new OptionException(
          value == null && !text.matches("-?[0-9]{1,1000}")
              ? OptionException.Code.UNREADABLE
              : OptionException.Code.OUT_OF_RANGE,
          name,
          "must be a whole number from " + spec.min() + " to " + spec.max());
    }
    return value;
  }

  /**
   * {@return the value of an option as a flag, by default {@code false}}
   *
   * @param name the name of an option of the game
   * @throws OptionException if the value is neither {@code true} nor {@code false}
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
   * {@return the value of an option as a constant of an enum}
   *
   * @param <E> the enum
   * @param name the name of an option of the game
   * @param type the enum
   * @param byDefault the result if the option is not given
   * @throws OptionException if the value is not one of the choices of the specification
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
      throw new IllegalArgumentException("no option " + name);
    }
    return spec;
  }
}
