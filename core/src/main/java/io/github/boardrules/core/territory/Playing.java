package io.github.boardrules.core.territory;

import com.google.errorprone.annotations.Immutable;
import com.google.errorprone.annotations.concurrent.LazyInit;
import io.github.boardrules.core.Player;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The sides place stones or pass. A game that its stones end stays in this state. */
@Immutable
public final class Playing extends Settled {
  /** Computed on first use. A race is harmless, because all threads find equal states. */
  @LazyInit private @Nullable Playing afterPlacement;

  Playing(Agreement agreement, Orientation sideToMove, int passes) {
    super(agreement, sideToMove, passes);
  }

  @Override
  public Optional<Player> toMove() {
    return Optional.of(sideToMove() == Orientation.VERTICAL ? vertical() : vertical().opponent());
  }

  /** {@return the state after a placement, or after another move that is not a pass} */
  public Playing afterPlacement() {
    Playing found = afterPlacement;
    if (found == null) {
      found = agreement.playing(sideToMove().opposite(), 0);
      afterPlacement = found;
    }
    return found;
  }

  @Override
  public long transpositionHash(int extra) {
    return agreement.state(sideToMove(), 0).stableHash(extra);
  }

  /** {@return the state after a pass, which is {@link Over} if it is the second in a row} */
  public Settled afterPass() {
    return agreement.state(sideToMove().opposite(), passes() + 1);
  }
}
