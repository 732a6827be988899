package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.spi.OptionReader;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.spi.TerritoryOptions;

/**
 * The rules of a game of Carteso. Immutable and a value.
 *
 * @param territoryRules the size of the board and the opening
 */
@Immutable
public record CartesoRules(TerritoryRules territoryRules) {
  static final ImmutableList<OptionSpec> OPTIONS = TerritoryOptions.SPECS;

  private static final CartesoRules STANDARD = of(TerritoryRules.standard());

  /**
   * Creates rules.
   *
   * @param territoryRules the size of the board and the opening
   */
  public CartesoRules {
    checkNotNull(territoryRules, "territoryRules");
  }

  /** {@return the standard rules: 9×9 points and a pie opening} */
  public static CartesoRules standard() {
    return STANDARD;
  }

  /**
   * {@return rules for a board and an opening}
   *
   * @param territoryRules the size of the board and the opening
   */
  public static CartesoRules of(TerritoryRules territoryRules) {
    return new CartesoRules(territoryRules);
  }

  static CartesoRules read(Options options) {
    return of(TerritoryOptions.read(new OptionReader(OPTIONS, options)));
  }

  /** Returns the options whose values differ from the defaults. */
  Options options() {
    return TerritoryOptions.write(territoryRules);
  }

  /** Returns the rules for the transposed board. */
  CartesoRules transposed() {
    return of(territoryRules.transposed());
  }
}
