package io.github.boardrules.core.territory;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import java.util.Optional;

/** The game is over, because both sides have passed in succession. */
@Immutable
public final class Over extends Settled {
  static final int PASSES = 2;

  Over(Agreement agreement, Orientation sideToMove) {
    super(agreement, sideToMove, PASSES);
  }

  @Override
  public Optional<Player> toMove() {
    return Optional.empty();
  }

  @Override
  public long transpositionHash(int extra) {
    return withSideToMove(Orientation.VERTICAL).stableHash(extra);
  }
}
