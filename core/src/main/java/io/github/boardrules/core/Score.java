package io.github.boardrules.core;

import com.google.common.collect.ImmutableMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The score, during a game or at its end, of a game that is decided by points. A value. */
public interface Score {
  /** {@return the player who is ahead; empty if the score is tied} */
  Optional<Player> leader();

  /** {@return the score with the players swapped} */
  Score swapPlayers();

  /**
   * {@return the numbers of the score, by name, with values as in {@link Position#facts()}} Empty
   * by default, for games whose {@link Position#facts()} contain the score.
   */
  default Map<String, @Nullable Object> facts() {
    return Map.of();
  }

  /**
   * {@return the score of each player, as a value for JSON: a number, or a list of numbers that are
   * compared one after the other} The komi and other bonuses are included. Empty by default.
   */
  default Map<Player, Object> points() {
    return ImmutableMap.of();
  }

  /** Returns the score in words, with the names of both sides. */
  @Override
  String toString();
}
