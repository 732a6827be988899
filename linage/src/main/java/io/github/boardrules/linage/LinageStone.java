package io.github.boardrules.linage;

import io.github.boardrules.core.Occupant;

/** The only kind of stone in Linage. A stone belongs to neither side. */
public enum LinageStone implements Occupant {
  /** A stone, written {@code x} in diagrams and position texts. */
  STONE;

  @Override
  public char symbol() {
    return 'x';
  }
}
