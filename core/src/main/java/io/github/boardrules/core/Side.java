package io.github.boardrules.core;

import com.google.common.base.Ascii;

/**
 * What a {@link Player} plays: a color or an orientation, in the terms of the game. Implemented by
 * enums only.
 */
public interface Side {
  /**
   * {@return the name of the constant, such as {@code BLACK} or {@code VERTICAL}} Stable across
   * versions.
   */
  String name();

  /** {@return the name for people, such as {@code Black} or {@code Vertical}} */
  default String title() {
    return name().charAt(0) + Ascii.toLowerCase(name().substring(1));
  }
}
