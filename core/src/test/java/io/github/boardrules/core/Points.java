package io.github.boardrules.core;

import com.google.common.collect.ImmutableMap;
import java.util.Optional;

/** A score in points. The player with more points leads. */
public record Points(int first, int second) implements Score {
  @Override
  public Optional<Player> leader() {
    if (first == second) {
      return Optional.empty();
    }
    return Optional.of(first > second ? Player.FIRST : Player.SECOND);
  }

  @Override
  public Score swapPlayers() {
    return new Points(second, first);
  }

  @Override
  public ImmutableMap<String, Object> facts() {
    return ImmutableMap.of("first", first, "second", second);
  }

  @Override
  public String toString() {
    return first + " to " + second;
  }
}
