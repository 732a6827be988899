package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.spi.StableHash;
import java.util.Optional;

/**
 * The second player chooses a side.
 *
 * @param komi the komi that the first player has named
 */
@Immutable
public record ChoosingSide(Komi komi) implements TerritoryState {
  static final String TEXT = "side";

  /**
   * Creates a state.
   *
   * @param komi the komi that the first player has named
   */
  public ChoosingSide {
    checkNotNull(komi, "komi");
  }

  /**
   * {@return the state after the choice}
   *
   * @param side the side that the second player will play
   */
  public Playing afterChoice(Orientation side) {
    checkNotNull(side, "side");
    return TerritoryState.playing(
        komi, side == Orientation.VERTICAL ? Player.SECOND : Player.FIRST);
  }

  @Override
  public Optional<Player> toMove() {
    return Optional.of(Player.SECOND);
  }

  @Override
  public TerritoryScore score(int verticalPoints, int horizontalPoints) {
    return new TerritoryScore(
        verticalPoints, horizontalPoints, komi, Optional.empty(), Optional.empty());
  }

  @Override
  public long stableHash(int extra) {
    return StableHash.of(komi.halfPoints(), 0, 0, 0);
  }

  @Override
  public String toString() {
    return TEXT + " " + komi;
  }
}
