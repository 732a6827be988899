package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.spi.StableHash;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The komi and the sides are settled. A game has at most six of these states: moves do not create
 * new ones.
 */
@Immutable
public abstract sealed class Settled implements TerritoryState permits Playing, Over {
  final Agreement agreement;
  private final Orientation sideToMove;
  private final int passes;
  private final long stableHash;

  Settled(Agreement agreement, Orientation sideToMove, int passes) {
    this.agreement = agreement;
    this.sideToMove = checkNotNull(sideToMove, "sideToMove");
    this.passes = passes;
    this.stableHash = findHash(0);
  }

  private long findHash(int extra) {
    int komi = komi().halfPoints();
    int player = vertical() == Player.FIRST ? 1 : 2;
    int side = sideToMove.number();
    return extra == 0
        ? StableHash.of(komi, player, side, passes)
        : StableHash.of(komi, player, side, passes, extra - 1);
  }

  /** {@return the komi} */
  public final Komi komi() {
    return agreement.komi();
  }

  /** {@return the player who plays Vertical} */
  public final Player vertical() {
    return agreement.vertical();
  }

  /** {@return the side to move or, once the game is over, the side that would be to move} */
  public final Orientation sideToMove() {
    return sideToMove;
  }

  /** {@return the number of consecutive passes up to now, 0 to 2} */
  public final int passes() {
    return passes;
  }

  /**
   * {@return the side of a player}
   *
   * @param player a player
   */
  public final Orientation side(Player player) {
    checkNotNull(player, "player");
    return player == vertical() ? Orientation.VERTICAL : Orientation.HORIZONTAL;
  }

  /**
   * {@return this state with another side to move}
   *
   * @param side the side to move
   */
  public final Settled withSideToMove(Orientation side) {
    return agreement.state(side, passes);
  }

  /**
   * {@return the state on the transposed board} The side to move changes, each player keeps the
   * side, and the komi is negated.
   */
  public final Settled transposed() {
    return agreement.transposed().state(sideToMove.opposite(), passes);
  }

  @Override
  public final TerritoryScore score(int verticalPoints, int horizontalPoints) {
    return new TerritoryScore(
        verticalPoints, horizontalPoints, komi(), Optional.of(vertical()), Optional.empty());
  }

  @Override
  public final long stableHash(int extra) {
    return extra == 0 ? stableHash : findHash(extra);
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof Settled other
            && sideToMove == other.sideToMove
            && passes == other.passes
            && komi().equals(other.komi())
            && vertical() == other.vertical());
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(stableHash);
  }

  @Override
  public final String toString() {
    return String.join(
        " ",
        sideToMove.notation(),
        komi().toString(),
        Ascii.toLowerCase(vertical().name()),
        Integer.toString(passes));
  }
}
