package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.base.Ascii;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The part of a position that is not on the board: how far the opening is and, after it, whose turn
 * it is. States are immutable and have value equality.
 *
 * <p>A state is written in one of three forms:
 *
 * <ul>
 *   <li>{@code komi} while the first player {@linkplain NamingKomi names the komi};
 *   <li>{@code side 4.5} while the second player {@linkplain ChoosingSide chooses a side} under the
 *       komi 4.5;
 *   <li>{@code vertical 4.5 first 0} once the sides are {@linkplain Settled chosen}: the side to
 *       move, the komi, the player who plays Vertical, and the number of consecutive passes up to
 *       now. After two passes the game is {@linkplain Over over}.
 * </ul>
 */
public sealed interface TerritoryState {
  /** {@return the player to move, or empty if the game is over} */
  Optional<Player> toMove();

  /**
   * {@return the score}
   *
   * @param verticalPoints the points of Vertical on the board
   * @param horizontalPoints the points of Horizontal on the board
   */
  TerritoryScore score(int verticalPoints, int horizontalPoints);

  /**
   * {@return a hash that is the same in all versions of the library and differs for different
   * states and numbers}
   *
   * @param extra a number that a game adds to the state, or 0 for none
   */
  long stableHash(int extra);

  /** Returns the state in the format that {@link #read} parses. */
  @Override
  String toString();

  /**
   * {@return the state at the start of a game}
   *
   * @param rules the rules of the game
   */
  static TerritoryState start(TerritoryRules rules) {
    return rules.opening() == Opening.PIE
        ? new NamingKomi()
        : playing(rules.komi().first(), Player.FIRST);
  }

  /**
   * {@return the state after the opening: Vertical is to move, and nobody has passed}
   *
   * @param komi the komi
   * @param vertical the player who plays Vertical
   */
  static Playing playing(Komi komi, Player vertical) {
    return new Agreement(komi, vertical).playing(Orientation.VERTICAL, 0);
  }

  /**
   * Parses a state and does not consume the text after it. Letter case is ignored.
   *
   * @param scanner a scanner at the start of the state
   * @return the state
   * @throws NotationException if no state follows in the text
   */
  static TerritoryState read(TextScanner scanner) {
    if (scanner.accept(NamingKomi.TEXT)) {
      return new NamingKomi();
    }
    if (scanner.accept(ChoosingSide.TEXT)) {
      scanner.expect(' ');
      return new ChoosingSide(Komi.read(scanner));
    }
    Optional<Orientation> side = Orientation.read(scanner);
    if (side.isEmpty()) {
      throw scanner.error(Code.UNEXPECTED, scanner.offset(), "komi, side, vertical or horizontal");
    }
    scanner.expect(' ');
    Komi komi = Komi.read(scanner);
    scanner.expect(' ');
    Player vertical = readPlayer(scanner);
    scanner.expect(' ');
    int start = scanner.offset();
    int passes = scanner.number();
    if (passes > Over.PASSES) {
      throw scanner.error(Code.OUT_OF_RANGE, start, "at most two passes");
    }
    return new Agreement(komi, vertical).state(side.get(), passes);
  }

  private static Player readPlayer(TextScanner scanner) {
    for (Player player : Player.values()) {
      if (scanner.accept(player.name())) {
        return player;
      }
    }
    throw scanner.error(Code.UNEXPECTED, scanner.offset(), "first or second");
  }

  private static long hash(int komi, int vertical, int side, int passes, int extra) {
    return extra == 0
        ? StableHash.of(komi, vertical, side, passes)
        : StableHash.of(komi, vertical, side, passes, extra - 1);
  }

  /** The first player names a komi. */
  record NamingKomi() implements TerritoryState {
    private static final String TEXT = "komi";

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
      return hash(Integer.MAX_VALUE, 0, 0, 0, extra);
    }

    @Override
    public String toString() {
      return TEXT;
    }
  }

  /**
   * The second player chooses a side.
   *
   * @param komi the komi that the first player has named
   */
  record ChoosingSide(Komi komi) implements TerritoryState {
    private static final String TEXT = "side";

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
      return playing(komi, side == Orientation.VERTICAL ? Player.SECOND : Player.FIRST);
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
      return hash(komi.halfPoints(), 0, 0, 0, extra);
    }

    @Override
    public String toString() {
      return TEXT + " " + komi;
    }
  }

  /**
   * The komi and the sides are settled. A game has at most six of these states: moves do not create
   * new ones.
   */
  abstract sealed class Settled implements TerritoryState {
    final Agreement agreement;
    private final Orientation sideToMove;
    private final int passes;
    private final long stableHash;

    private Settled(Agreement agreement, Orientation sideToMove, int passes) {
      this.agreement = agreement;
      this.sideToMove = checkNotNull(sideToMove, "sideToMove");
      this.passes = passes;
      this.stableHash = findHash(0);
    }

    private long findHash(int extra) {
      int player = vertical() == Player.FIRST ? 1 : 2;
      return hash(komi().halfPoints(), player, sideToMove.number(), passes, extra);
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
      return player == vertical() ? Orientation.VERTICAL : Orientation.HORIZONTAL;
    }

    /**
     * {@return this state with another side to move}
     *
     * @param side the side to move
     */
    public abstract Settled withSideToMove(Orientation side);

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
              && stableHash == other.stableHash
              && sideToMove == other.sideToMove
              && passes == other.passes
              && agreement.equals(other.agreement));
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

  /** The sides place stones or pass. A game that its stones end stays in this state. */
  final class Playing extends Settled {
    Playing(Agreement agreement, Orientation sideToMove, int passes) {
      super(agreement, sideToMove, passes);
    }

    @Override
    public Optional<Player> toMove() {
      return Optional.of(sideToMove() == Orientation.VERTICAL ? vertical() : vertical().opponent());
    }

    @Override
    public Playing withSideToMove(Orientation side) {
      return agreement.playing(side, passes());
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

  /** The game is over, because both sides have passed in succession. */
  final class Over extends Settled {
    static final int PASSES = 2;

    Over(Agreement agreement, Orientation sideToMove) {
      super(agreement, sideToMove, PASSES);
    }

    @Override
    public Optional<Player> toMove() {
      return Optional.empty();
    }

    @Override
    public Over withSideToMove(Orientation side) {
      return (Over) agreement.state(side, PASSES);
    }
  }
}
