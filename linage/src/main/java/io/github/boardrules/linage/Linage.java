package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameType;
import io.github.boardrules.core.OptionSpec;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.territory.Terms;

/** Linage, by Luis Bolaños Mures. */
public final class Linage implements GameType {
  /** The type; all its instances are alike. */
  public Linage() {}

  /** {@return the usual game: 9×9 points, lines of three, and a pie opening} */
  public static LinageGame game() {
    return game(LinageRules.of(Terms.usual()));
  }

  /**
   * {@return a game under the given rules}
   *
   * @param rules size of the board, length of a line, and opening
   */
  public static LinageGame game(LinageRules rules) {
    return new LinageGame(rules);
  }

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
    return game(LinageRules.read(options));
  }

  /** {@return whether the other object is this type too} */
  @Override
  public boolean equals(Object other) {
    return other instanceof Linage;
  }

  @Override
  public int hashCode() {
    return Linage.class.hashCode();
  }
}
