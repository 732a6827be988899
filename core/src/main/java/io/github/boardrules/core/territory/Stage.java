package io.github.boardrules.core.territory;

/** The stages of a game, in their order. A game with a fixed opening begins with the third. */
public enum Stage {
  /** FIRST names a komi. */
  NAME_KOMI,
  /** SECOND chooses its side. */
  CHOOSE_SIDE,
  /** The sides place stones and pass. */
  PLAY,
  /** Both sides have passed. */
  OVER
}
