package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.spi.RecentGames;
import io.github.boardrules.core.territory.Terms;
import io.github.boardrules.core.trace.TraceLimit;

/**
 * Carteso as a service. The options are listed in the {@linkplain io.github.boardrules.carteso
 * package description}.
 */
public final class CartesoGameType implements GameType, TraceLimit {
  private static final RecentGames<Terms, CartesoGame> RECENT = new RecentGames<>(Carteso::game);

  /** The type; all instances are alike. */
  public CartesoGameType() {}

  @Override
  public String id() {
    return "carteso";
  }

  @Override
  public String title() {
    return "Carteso";
  }

  @Override
  public ImmutableList<OptionSpec> options() {
    return Terms.OPTIONS;
  }

  @Override
  public int maxCellsListed() {
    return 36;
  }

  @Override
  public CartesoGame game(Options options) {
    return RECENT.get(Terms.read(new OptionReader(Terms.OPTIONS, options)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof CartesoGameType;
  }

  @Override
  public int hashCode() {
    return CartesoGameType.class.hashCode();
  }
}
