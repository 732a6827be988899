package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import java.util.Optional;
import java.util.Random;

/** Draws random options within their specifications. */
final class RandomOptions {
  private static final int ATTEMPTS = 100;

  private RandomOptions() {}

  /** Draws again if values contradict each other, and returns the defaults after 100 attempts. */
  static Options draw(GameType type, Random random) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Options options = Options.none();
      for (OptionSpec spec : type.options()) {
        if (!(spec instanceof OptionSpec.Text) && random.nextInt(3) > 0) {
          options = options.with(spec.name(), value(spec, random));
        }
      }
      if (game(type, options).isPresent()) {
        return options;
      }
    }
    return Options.none();
  }

  /** Returns a value that the specification allows; of a text, always the default. */
  static String value(OptionSpec spec, Random random) {
    if (spec instanceof OptionSpec.Choice choice) {
      return choice.choices().get(random.nextInt(choice.choices().size()));
    }
    if (spec instanceof OptionSpec.Flag) {
      return Boolean.toString(random.nextBoolean());
    }
    return spec instanceof OptionSpec.WholeNumber number
        ? Integer.toString(number(number, random))
        : spec.defaultText();
  }

  /**
   * One number in eight is at least the default, because tests on large boards are slow and find
   * few defects.
   */
  private static int number(OptionSpec.WholeNumber spec, Random random) {
    int standard = spec.defaultValue();
    int min = random.nextInt(8) == 0 ? standard : spec.min();
    int max = min == standard ? spec.max() : standard;
    return min + spec.step() * random.nextInt((max - min) / spec.step() + 1);
  }

  /** Returns the game with some options; empty if they contradict each other. */
  static Optional<Game<?>> game(GameType type, Options options) {
    try {
      return Optional.of(type.game(options));
    } catch (OptionException | SetupException e) {
      return Optional.empty();
    }
  }
}
