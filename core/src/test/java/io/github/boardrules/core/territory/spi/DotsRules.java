package io.github.boardrules.core.territory.spi;

import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.TerritoryRules;

/** The rules of {@link Dots}: the options that all territory games have. */
public final class DotsRules extends TerritoryRules<DotsRules> {
  /** The standard rules. */
  public static final DotsRules STANDARD = new DotsRules(Values.none());

  private DotsRules(Values values) {
    super(SHARED, DotsRules::new, values);
  }

  /**
   * {@return the rules that options specify}
   *
   * @param options the options
   */
  public static DotsRules parse(String options) {
    return STANDARD.with(Options.parse(options));
  }
}
