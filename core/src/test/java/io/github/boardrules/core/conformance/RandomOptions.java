package io.github.boardrules.core.conformance;

import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.Option;
import io.github.boardrules.core.Option.Range;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
import java.util.Optional;
import java.util.Random;

/** Draws random options within their ranges. */
final class RandomOptions {
  private static final int ATTEMPTS = 100;

  private RandomOptions() {}

  /** Draws again if values contradict each other, and returns the defaults after 100 attempts. */
  static Options draw(GameType type, Random random) {
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Options options = Options.none();
      for (Option<?> option : type.options()) {
        if (option.kind() != Option.Kind.TEXT && random.nextInt(3) > 0) {
          options = options.with(option.name(), value(option, random));
        }
      }
      if (game(type, options).isPresent()) {
        return options;
      }
    }
    return Options.none();
  }

  /** Returns a value that the option accepts; of a text, always the default. */
  static String value(Option<?> option, Random random) {
    return switch (option.kind()) {
      case CHOICE -> option.values().get(random.nextInt(option.values().size())).name();
      case INTEGER -> Integer.toString(number(option, option.range().orElseThrow(), random));
      case FLAG -> Boolean.toString(random.nextBoolean());
      case TEXT -> option.defaultText();
    };
  }

  /**
   * One number in eight is at least the default, because tests on large boards are slow and find
   * few defects.
   */
  private static int number(Option<?> option, Range range, Random random) {
    int standard = Integer.parseInt(option.defaultText());
    int min = random.nextInt(8) == 0 ? standard : range.min();
    int max = min == standard ? range.max() : standard;
    return min + range.step() * random.nextInt((max - min) / range.step() + 1);
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
