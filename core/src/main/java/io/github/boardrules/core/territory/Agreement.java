package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.errorprone.annotations.Immutable;
import com.google.errorprone.annotations.concurrent.LazyInit;
import io.github.boardrules.core.Player;
import org.jspecify.annotations.Nullable;

/**
 * The result of an opening, and the six states that share it. Creates each state on first use. A
 * race is harmless, because all threads create equal states.
 */
@Immutable
final class Agreement {
  private final Komi komi;
  private final Player vertical;

  @SuppressWarnings("Immutable") // a cache
  private final @Nullable Settled[] states = new Settled[2 * (Over.PASSES + 1)];

  @LazyInit private @Nullable Agreement transposed;

  Agreement(Komi komi, Player vertical) {
    this.komi = checkNotNull(komi, "komi");
    this.vertical = checkNotNull(vertical, "vertical");
  }

  Komi komi() {
    return komi;
  }

  Player vertical() {
    return vertical;
  }

  /** Returns the state with 0 or 1 passes. */
  Playing playing(Orientation sideToMove, int passes) {
    return (Playing) state(sideToMove, passes);
  }

  /** Returns the state with 0 to 2 passes. */
  Settled state(Orientation sideToMove, int passes) {
    int index = 2 * passes + sideToMove.number();
    Settled found = states[index];
    return found != null ? found : create(index, sideToMove, passes);
  }

  private Settled create(int index, Orientation sideToMove, int passes) {
    Settled created =
        passes == Over.PASSES ? new Over(this, sideToMove) : new Playing(this, sideToMove, passes);
    states[index] = created;
    return created;
  }

  /** Returns the agreement on the transposed board. */
  Agreement transposed() {
    Agreement found = transposed;
    if (found == null) {
      found = new Agreement(komi.negated(), vertical);
      transposed = found;
    }
    return found;
  }
}
