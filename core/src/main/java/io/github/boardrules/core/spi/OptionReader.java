package io.github.boardrules.core.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Maps;
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
   * {@return the value of an option as a text in canonical spelling; empty if it is not given}
   *
   * @param name the name of an option of the game
   * @throws OptionException if the {@linkplain OptionSpec#parse specification} does not accept the
   *     value
   */
  public Optional<String> text(String name) {
    OptionSpec spec = spec(name);
    return options.get(name).map(spec::parse);
  }

  /**
   * {@return the value of an option that is a {@link OptionSpec.WholeNumber}, by default the
   * default of the specification}
   *
   * @param name the name of an option of the game
   * @throws OptionException if the specification does not accept the value
   */
  public int integer(String name) {
    return Integer.parseInt(textOrDefault(name));
  }

  /**
   * {@return the value of an option that is a {@link OptionSpec.Flag}, by default the default of
   * the specification}
   *
   * @param name the name of an option of the game
   * @throws OptionException if the specification does not accept the value
   */
  public boolean flag(String name) {
    return Boolean.parseBoolean(textOrDefault(name));
  }

  /**
   * {@return the value of an option that is a {@link OptionSpec.Choice} of the constants of an
   * enum}
   *
   * @param <E> the enum
   * @param name the name of an option of the game
   * @param byDefault the result if the option is not given; not always the default of the
   *     specification, because another option, such as a preset, may set it
   * @throws OptionException if the specification does not accept the value
   */
  public <E extends Enum<E>> E choice(String name, E byDefault) {
    checkNotNull(byDefault, "byDefault");
    return text(name)
        .map(value -> Enum.valueOf(byDefault.getDeclaringClass(), value))
        .orElse(byDefault);
  }

  private String textOrDefault(String name) {
    return text(name).orElseGet(() -> spec(name).defaultText());
  }

  private OptionSpec spec(String name) {
    OptionSpec spec = specs.get(checkNotNull(name, "name"));
    if (spec == null) {
      throw new IllegalArgumentException("no option " + name);
    }
    return spec;
  }
}
