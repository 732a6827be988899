package io.github.boardrules.core;

import java.util.Optional;

/** The score of a game that is decided by one, at any moment of it. A value of its game. */
public interface Score {
  /** {@return the seat that is ahead; empty when the score is level} */
  Optional<Player> leader();

  /** {@return the same score with the seats swapped} */
  Score swapPlayers();

  /** For people, both sides named. */
  @Override
  String toString();
}
