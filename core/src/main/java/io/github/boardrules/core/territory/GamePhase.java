package io.github.boardrules.core.territory;

/** The phases of a territory game, in their order. A fixed opening starts with {@link #PLAY}. */
public enum GamePhase {
  /** The first player names a komi. */
  NAME_KOMI,
  /** The second player chooses a side. */
  CHOOSE_SIDE,
  /** The players place stones or pass. */
  PLAY,
  /** Both players have passed, one after the other. */
  OVER
}
