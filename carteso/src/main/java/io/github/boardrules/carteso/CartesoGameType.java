package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.spi.RecentValues;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.trace.TraceLimit;

/**
 * The Carteso game type. The {@linkplain io.github.boardrules.carteso package description} explains
 * the options. All instances are equal.
 */
public record CartesoGameType() implements GameType, TraceLimit {
  private static final RecentValues<TerritoryRules, CartesoGame> RECENT =
      new RecentValues<>(Carteso::game);

  @Override
  public String id() {
    return "carteso";
  }

  @Override
  public String title() {
    return "Carteso";
  }

  @Override
  public About about() {
    return CartesoAbout.ABOUT;
  }

  @Override
  public ImmutableList<OptionSpec> options() {
    return TerritoryRules.OPTIONS;
  }

  @Override
  public int maxCellsListed() {
    return 36;
  }

  @Override
  public CartesoGame game(Options options) {
    return RECENT.get(TerritoryRules.read(new OptionReader(TerritoryRules.OPTIONS, options)));
  }
}
