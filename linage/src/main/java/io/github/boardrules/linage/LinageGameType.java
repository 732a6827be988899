package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.RecentValues;

/**
 * The Linage game type. The {@linkplain io.github.boardrules.linage package description} explains
 * the options. All instances are equal.
 */
public record LinageGameType() implements GameType {
  private static final RecentValues<LinageRules, LinageGame> RECENT =
      new RecentValues<>(Linage::game);

  @Override
  public String id() {
    return "linage";
  }

  @Override
  public String title() {
    return "Linage";
  }

  @Override
  public About about() {
    return LinageAbout.ABOUT;
  }

  @Override
  public ImmutableList<OptionSpec> options() {
    return LinageRules.OPTIONS;
  }

  @Override
  public LinageGame game(Options options) {
    return RECENT.get(LinageRules.read(options));
  }
}
