package io.github.boardrules.core;

/**
 * A kind of piece or stone that occupies a cell, such as a black stone. Implemented by enums only.
 */
public interface Occupant {
  /** {@return the name of the constant, such as {@code BLACK}} Stable across versions. */
  String name();

  /** {@return the letter in diagrams and position texts, such as {@code b}} */
  char symbol();
}
