package io.github.boardrules.core.territory;

/**
 * The phases of a territory game, in chronological order. A game with a fixed opening starts with
 * {@link #PLAY}.
 */
public enum GamePhase {
  /** The first player names a komi. */
  NAME_KOMI,
  /** The second player chooses a side. */
  CHOOSE_SIDE,
  /** The players place stones or pass. A game that its stones end stays in this phase. */
  PLAY,
  /** The game is over, because both sides have passed in succession. */
  OVER
}
