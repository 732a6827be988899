package io.github.boardrules.linage;

/** Whether the move {@code button} exists. */
public enum LinageButton {
  /** It does not exist. */
  NONE,
  /**
   * Once a game, the side to move may take the button, which gives it half a point. It is not a
   * pass.
   */
  HALF_POINT
}
