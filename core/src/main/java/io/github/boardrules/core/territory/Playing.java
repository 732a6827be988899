package io.github.boardrules.core.territory;

import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import java.util.Optional;

/** The sides place stones or pass. A game that its stones end stays in this state. */
@Immutable
public final class Playing extends Settled {
  Playing(Agreement agreement, Orientation sideToMove, int passes) {
    super(agreement, sideToMove, passes);
  }

  @Override
  public Optional<Player> toMove() {
    return Optional.of(sideToMove() == Orientation.VERTICAL ? vertical() : vertical().opponent());
  }

  /** {@return the state after a placement, or after another move that is not a pass} */
  public Playing afterPlacement() {
    return agreement.playing(sideToMove().opposite(), 0);
  }

  /** {@return the state after a pass, which is {@link Over} if it is the second in a row} */
  public Settled afterPass() {
    return agreement.state(sideToMove().opposite(), passes() + 1);
  }
}
