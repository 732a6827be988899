package io.github.boardrules.examples.view;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Colour;
import io.github.boardrules.core.Side;

/** Words for people. */
final class Words {
  private Words() {}

  /** The name of a side: {@code Vertical}. */
  static String name(Side side) {
    String name = side.name();
    return name.charAt(0) + Ascii.toLowerCase(name.substring(1));
  }

  /** The name of a constant within a sentence: {@code black}. */
  static String lowerCase(Side side) {
    return Ascii.toLowerCase(side.name());
  }

  /** A number of things: {@code 1 clump}, {@code 3 clumps}. */
  static String count(int number, String thing) {
    return number + " " + thing + (number == 1 ? "" : "s");
  }

  /** A black or a white thing. */
  static OccupantView coloured(char symbol, String thing) {
    Colour colour = symbol == Colour.BLACK.symbol() ? Colour.BLACK : Colour.WHITE;
    String look = lowerCase(colour);
    return new OccupantView(symbol, look, look + " " + thing);
  }
}
