package io.github.boardrules.core;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.trace.Trace;
import java.util.Optional;

/** The score of a game that is decided by one, at any moment of it. A value of its game. */
public interface Score {
  /** {@return the seat that is ahead; empty when the score is level} */
  Optional<Player> leader();

  /** {@return the same score with the seats swapped} */
  Score swapPlayers();

  /**
   * {@return what an outcome tells of the score, by name} The values are such as {@link Trace}
   * describes. Empty by default: a game whose {@link Position#facts()} have all of it need not say
   * it again.
   */
  default ImmutableMap<String, Object> facts() {
    return ImmutableMap.of();
  }

  /** For people, both sides named. */
  @Override
  String toString();
}
