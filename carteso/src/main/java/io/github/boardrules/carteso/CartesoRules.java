package io.github.boardrules.carteso;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.territory.TerritoryRules;

/**
 * The rules of a game of Carteso: the size of the board and the opening. Immutable and a value.
 *
 * <pre>{@code
 * CartesoRules rules = CartesoRules.standard().with("width=13 height=13 komi=4.5 opening=FIXED");
 * }</pre>
 */
@Immutable
public final class CartesoRules extends TerritoryRules<CartesoRules> {
  private static final CartesoRules STANDARD = new CartesoRules(Values.none());

  private CartesoRules(Values values) {
    super(SHARED, CartesoRules::new, values);
  }

  /** {@return the standard rules: 9×9 points and a pie opening} */
  public static CartesoRules standard() {
    return STANDARD;
  }
}
