package io.github.boardrules.core.territory;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;

/** The two sides of a territory game. */
public enum Orientation implements Side {
  /** The side that moves first. */
  VERTICAL,
  /** The side that receives the komi. */
  HORIZONTAL;

  private static final ImmutableList<Orientation> ALL = ImmutableList.copyOf(values());

  private final String notation = Ascii.toLowerCase(name());

  /** {@return the other side} */
  public Orientation opposite() {
    return this == VERTICAL ? HORIZONTAL : VERTICAL;
  }

  /**
   * {@return the name of the side in moves and positions: {@code vertical} or {@code horizontal}}
   */
  public String notation() {
    return notation;
  }

  /**
   * {@return the side whose notation follows in a text; empty, with nothing consumed, if none does}
   * Letter case is ignored.
   *
   * @param scanner the text from the side on
   */
  public static Optional<Orientation> read(TextScanner scanner) {
    for (Orientation side : ALL) {
      if (scanner.accept(side.notation)) {
        return Optional.of(side);
      }
    }
    return Optional.empty();
  }
}
