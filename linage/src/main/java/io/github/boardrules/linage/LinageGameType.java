package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.RecentGames;

/**
 * The Linage game type. The {@linkplain io.github.boardrules.linage package description} explains
 * the options. All instances are equal.
 */
public final class LinageGameType implements GameType {
  private static final RecentGames<LinageRules, LinageGame> RECENT =
      new RecentGames<>(Linage::game);

  /** Creates the type. */
  public LinageGameType() {}

  @Override
  public String id() {
    return "linage";
  }

  @Override
  public String title() {
    return "Linage";
  }

  @Override
  public ImmutableList<OptionSpec> options() {
    return LinageRules.OPTIONS;
  }

  @Override
  public LinageGame game(Options options) {
    return RECENT.get(LinageRules.read(options));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof LinageGameType;
  }

  @Override
  public int hashCode() {
    return LinageGameType.class.hashCode();
  }
}
