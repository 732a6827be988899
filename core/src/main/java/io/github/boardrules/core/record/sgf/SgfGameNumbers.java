package io.github.boardrules.core.record.sgf;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import java.util.Optional;

/** The names of the games that the SGF specification numbers in the property {@code GM}. */
final class SgfGameNumbers {
  private static final ImmutableList<String> NAMES =
      ImmutableList.of(
          "Go",
          "Othello",
          "Chess",
          "Gomoku",
          "Nine Men's Morris",
          "Backgammon",
          "Chinese Chess",
          "Shogi",
          "Lines of Action",
          "Ataxx",
          "Hex");

  private SgfGameNumbers() {}

  /**
   * {@return the name of a game; empty for other numbers}
   *
   * @param number the value of {@code GM}
   */
  static Optional<String> name(String number) {
    Integer value = Ints.tryParse(number.strip());
    return value != null && value >= 1 && value <= NAMES.size()
        ? Optional.of(NAMES.get(value - 1))
        : Optional.empty();
  }
}
