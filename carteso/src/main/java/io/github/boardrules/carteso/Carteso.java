package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionReader;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.Terms;

/** Carteso, by Luis Bolaños Mures and Corey L. Clark. */
public final class Carteso implements GameType {
  /** The type; all its instances are alike. */
  public Carteso() {}

  /** {@return the usual game: 9×9 points and a pie opening} */
  public static CartesoGame game() {
    return game(Terms.usual());
  }

  /**
   * {@return a game on the given terms}
   *
   * @param terms size of the board and opening
   */
  public static CartesoGame game(Terms terms) {
    return new CartesoGame(terms);
  }

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
  public CartesoGame game(Options options) {
    return game(Terms.read(new OptionReader(Terms.OPTIONS, options)));
  }

  /** {@return whether the other object is this type too} */
  @Override
  public boolean equals(Object other) {
    return other instanceof Carteso;
  }

  @Override
  public int hashCode() {
    return Carteso.class.hashCode();
  }
}
