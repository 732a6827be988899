package io.github.boardrules.core;

import com.google.common.collect.ImmutableMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("first", first);
    facts.put("second", second);
    return facts;
  }

  @Override
  public ImmutableMap<Player, Object> points() {
    return ImmutableMap.of(Player.FIRST, first, Player.SECOND, second);
  }

  @Override
  public String toString() {
    return first + " to " + second;
  }
}
