package io.github.boardrules.picture.view;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Color;
import io.github.boardrules.core.Side;

/** Texts for people. */
final class Words {
  private Words() {}

  /** Returns the name of a side, for example {@code Vertical}. */
  static String name(Side side) {
    String name = side.name();
    return name.charAt(0) + Ascii.toLowerCase(name.substring(1));
  }

  /** Returns the name of a side in lower case, for example {@code black}. */
  static String lowerCase(Side side) {
    return Ascii.toLowerCase(side.name());
  }

  /** Returns a number and a noun, for example {@code 1 clump} or {@code 3 clumps}. */
  static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** Returns the view of a black or white stone or piece. */
  static OccupantView colored(char symbol, String thing) {
    Color color = symbol == Color.BLACK.symbol() ? Color.BLACK : Color.WHITE;
    String look = lowerCase(color);
    return new OccupantView(symbol, look, look + " " + thing);
  }
}
