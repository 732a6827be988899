package io.github.boardrules.core.territory;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.spi.StableHash;
import java.util.Optional;

/** The first player names a komi. */
@Immutable
public record NamingKomi() implements TerritoryState {
  static final String TEXT = "komi";

  @Override
  public Optional<Player> toMove() {
    return Optional.of(Player.FIRST);
  }

  @Override
  public TerritoryScore score(int verticalPoints, int horizontalPoints) {
    return new TerritoryScore(
        verticalPoints, horizontalPoints, Komi.ZERO, Optional.empty(), Optional.empty());
  }

  @Override
  public long stableHash(int extra) {
    return StableHash.of(Integer.MAX_VALUE, 0, 0, 0);
  }

  @Override
  public String toString() {
    return TEXT;
  }
}
