package io.github.boardrules.core.conformance;

import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.SetupException;
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
        if (spec.kind() != OptionSpec.Kind.TEXT && random.nextInt(3) > 0) {
          options = options.with(spec.name(), value(spec, random));
        }
      }
      if (isPlayable(type, options)) {
        return options;
      }
    }
    return Options.none();
  }

  private static String value(OptionSpec spec, Random random) {
    return switch (spec.kind()) {
      case CHOICE -> spec.choices().get(random.nextInt(spec.choices().size()));
      case FLAG -> Boolean.toString(random.nextBoolean());
      case INTEGER -> Integer.toString(number(spec, random));
      case TEXT -> throw new IllegalArgumentException("no random text for " + spec.name());
    };
  }

  /**
   * One number in eight exceeds the default, because tests on large boards are slow and find few
   * defects.
   */
  private static int number(OptionSpec spec, Random random) {
    int standard = Integer.parseInt(spec.defaultText());
    int min = random.nextInt(8) == 0 ? standard : spec.min();
    int max = min == standard ? spec.max() : standard;
    return min + random.nextInt(max - min + 1);
  }

  private static boolean isPlayable(GameType type, Options options) {
    try {
      type.game(options);
      return true;
    } catch (OptionException | SetupException e) {
      return false;
    }
  }
}
