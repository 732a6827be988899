package io.github.boardrules.core.territory;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Side;

/** The sides of the territory games. */
public enum Orientation implements Side {
  /** The side that moves first. */
  VERTICAL,
  /** The side that gets the komi. */
  HORIZONTAL;

  /** {@return the other side} */
  public Orientation opposite() {
    return this == VERTICAL ? HORIZONTAL : VERTICAL;
  }

  /** {@return the name in notation: {@code vertical} or {@code horizontal}} */
  public String notation() {
    return Ascii.toLowerCase(name());
  }
}
