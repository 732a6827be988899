package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkNotNull;
import static com.google.common.base.Preconditions.checkState;

import com.google.common.base.Ascii;
import com.google.errorprone.annotations.Immutable;
import com.google.errorprone.annotations.concurrent.LazyInit;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.Opening;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.text.NotationException;
import io.github.boardrules.core.text.NotationException.Code;
import io.github.boardrules.core.text.TextScanner;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The part of a position that is not on the board: how far the opening is and, after it, whose turn
 * it is. Immutable and a value.
 *
 * <pre>{@code
 * TerritoryState state = TerritoryState.playing(Komi.parse("4.5"), Player.FIRST);
 * state.toMove(); // → Optional[FIRST]
 * state.afterPlacement(); // → horizontal 4.5 first 0
 * state.score(40, 36); // → Vertical 40, Horizontal 36 + 4.5
 * }</pre>
 *
 * <p>A state is written in one of three forms:
 *
 * <ul>
 *   <li>{@code komi} while the first player names the komi;
 *   <li>{@code side 4.5} while the second player chooses a side under the komi 4.5;
 *   <li>{@code vertical 4.5 first 0} once the sides are chosen: the side to move, the komi, the
 *       player who plays Vertical, and the number of consecutive passes up to now. After two passes
 *       the game is over.
 * </ul>
 *
 * <p>Once the sides are chosen, a game has at most six states: moves do not create new ones.
 */
@Immutable
public final class TerritoryState {
  /** How far a game is. */
  public enum Phase {
    /** The first player names a komi. */
    NAMING_KOMI,
    /** The second player chooses a side. */
    CHOOSING_SIDE,
    /** The sides place stones or pass. A game that its stones end stays in this phase. */
    PLAYING,
    /** The game is over, because both sides have passed in succession. */
    OVER
  }

  private static final int MAX_PASSES = 2;
  private static final String KOMI = "komi";
  private static final String SIDE = "side";

  private static final TerritoryState NAMING_KOMI =
      new TerritoryState(Phase.NAMING_KOMI, Komi.ZERO, null, Orientation.VERTICAL, 0);

  private final Phase phase;
  private final Komi komi;

  /** Null until the sides are chosen. */
  private final @Nullable Agreement agreement;

  private final Orientation sideToMove;
  private final int passes;
  private final long stableHash;

  /** Computed on first use. A race is harmless, because all threads find equal states. */
  @LazyInit private @Nullable TerritoryState afterPlacement;

  private TerritoryState(
      Phase phase, Komi komi, @Nullable Agreement agreement, Orientation sideToMove, int passes) {
    this.phase = phase;
    this.komi = checkNotNull(komi, "komi");
    this.agreement = agreement;
    this.sideToMove = checkNotNull(sideToMove, "sideToMove");
    this.passes = passes;
    this.stableHash = findHash(0);
  }

  /**
   * The result of an opening, and the six states that share it. Creates each state on first use. A
   * race is harmless, because all threads create equal states.
   */
  @Immutable
  private static final class Agreement {
    final Komi komi;
    final Player vertical;

    @SuppressWarnings("Immutable") // a cache
    private final @Nullable TerritoryState[] states = new TerritoryState[2 * (MAX_PASSES + 1)];

    @LazyInit private @Nullable Agreement transposed;

    Agreement(Komi komi, Player vertical) {
      this.komi = checkNotNull(komi, "komi");
      this.vertical = checkNotNull(vertical, "vertical");
    }

    TerritoryState state(Orientation sideToMove, int passes) {
      int index = 2 * passes + number(sideToMove);
      TerritoryState found = states[index];
      if (found == null) {
        Phase phase = passes == MAX_PASSES ? Phase.OVER : Phase.PLAYING;
        found = new TerritoryState(phase, komi, this, sideToMove, passes);
        states[index] = found;
      }
      return found;
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

  /**
   * {@return the state at the start of a game}
   *
   * @param rules the rules of the game
   */
  public static TerritoryState start(TerritoryRules<?> rules) {
    return rules.get(TerritoryRules.OPENING) == Opening.PIE
        ? NAMING_KOMI
        : playing(rules.komi().first(), Player.FIRST);
  }

  /** {@return the state in which the first player names a komi} */
  public static TerritoryState namingKomi() {
    return NAMING_KOMI;
  }

  /**
   * {@return the state in which the second player chooses a side}
   *
   * @param komi the komi that the first player has named
   */
  public static TerritoryState choosingSide(Komi komi) {
    return new TerritoryState(Phase.CHOOSING_SIDE, komi, null, Orientation.VERTICAL, 0);
  }

  /**
   * {@return the state after the opening: Vertical is to move, and nobody has passed}
   *
   * @param komi the komi
   * @param vertical the player who plays Vertical
   */
  public static TerritoryState playing(Komi komi, Player vertical) {
    return new Agreement(komi, vertical).state(Orientation.VERTICAL, 0);
  }

  /**
   * Parses a state and does not consume the text after it. Letter case is ignored.
   *
   * @param scanner a scanner at the start of the state
   * @return the state
   * @throws NotationException if no state follows in the text
   */
  public static TerritoryState read(TextScanner scanner) {
    if (scanner.accept(KOMI)) {
      return NAMING_KOMI;
    }
    if (scanner.accept(SIDE)) {
      scanner.expect(' ');
      return choosingSide(Komi.read(scanner));
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
    if (passes > MAX_PASSES) {
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

  /** {@return how far the game is} */
  public Phase phase() {
    return phase;
  }

  /** {@return whether the sides are chosen} */
  public boolean isSettled() {
    return agreement != null;
  }

  private Agreement agreement() {
    checkState(agreement != null, "the sides are not chosen yet");
    return agreement;
  }

  /**
   * {@return the komi}
   *
   * @throws IllegalStateException if it is not named yet
   */
  public Komi komi() {
    checkState(phase != Phase.NAMING_KOMI, "the komi is not named yet");
    return komi;
  }

  /**
   * {@return the player who plays Vertical}
   *
   * @throws IllegalStateException if the sides are not chosen yet
   */
  public Player vertical() {
    return agreement().vertical;
  }

  /**
   * {@return the side of a player}
   *
   * @param player a player
   * @throws IllegalStateException if the sides are not chosen yet
   */
  public Orientation side(Player player) {
    checkNotNull(player, "player");
    return player == vertical() ? Orientation.VERTICAL : Orientation.HORIZONTAL;
  }

  /**
   * {@return the side to move or, once the game is over, the side that would be to move}
   *
   * @throws IllegalStateException if the sides are not chosen yet
   */
  public Orientation sideToMove() {
    checkState(agreement != null, "the sides are not chosen yet");
    return sideToMove;
  }

  /** {@return the number of consecutive passes up to now, 0 to 2} */
  public int passes() {
    return passes;
  }

  /** {@return the player to move, or empty if the game is over} */
  public Optional<Player> toMove() {
    return switch (phase) {
      case NAMING_KOMI -> Optional.of(Player.FIRST);
      case CHOOSING_SIDE -> Optional.of(Player.SECOND);
      case PLAYING ->
          Optional.of(sideToMove == Orientation.VERTICAL ? vertical() : vertical().opponent());
      case OVER -> Optional.empty();
    };
  }

  /**
   * {@return the state after the choice of a side}
   *
   * @param side the side that the second player will play
   * @throws IllegalStateException if the second player does not choose a side
   */
  public TerritoryState afterChoice(Orientation side) {
    checkNotNull(side, "side");
    checkState(phase == Phase.CHOOSING_SIDE, "the second player does not choose a side");
    return playing(komi, side == Orientation.VERTICAL ? Player.SECOND : Player.FIRST);
  }

  /**
   * {@return the state after a placement, or after another move that is not a pass}
   *
   * @throws IllegalStateException if the game is not in play
   */
  public TerritoryState afterPlacement() {
    TerritoryState found = afterPlacement;
    if (found == null) {
      found = next(0);
      afterPlacement = found;
    }
    return found;
  }

  /**
   * {@return the state after a pass, which is over if it is the second in a row}
   *
   * @throws IllegalStateException if the game is not in play
   */
  public TerritoryState afterPass() {
    return next(passes + 1);
  }

  private TerritoryState next(int passesThen) {
    checkState(phase == Phase.PLAYING, "the game is not in play");
    return agreement().state(sideToMove.opposite(), passesThen);
  }

  /**
   * {@return this state with another side to move}
   *
   * @param side the side to move
   * @throws IllegalStateException if the sides are not chosen yet
   */
  public TerritoryState withSideToMove(Orientation side) {
    checkNotNull(side, "side");
    return agreement().state(side, passes);
  }

  /**
   * {@return the state on the transposed board} The side to move changes, each player keeps the
   * side, and the komi is negated.
   *
   * @throws IllegalStateException if the sides are not chosen yet
   */
  public TerritoryState transposed() {
    return agreement().transposed().state(sideToMove.opposite(), passes);
  }

  /**
   * {@return the score}
   *
   * @param verticalPoints the points of Vertical on the board
   * @param horizontalPoints the points of Horizontal on the board
   */
  public TerritoryScore score(int verticalPoints, int horizontalPoints) {
    return new TerritoryScore(
        verticalPoints,
        horizontalPoints,
        komi,
        agreement == null ? Optional.empty() : Optional.of(agreement.vertical),
        Optional.empty());
  }

  /**
   * {@return a hash that is the same in all versions of the library and differs for different
   * states and numbers}
   *
   * @param extra a number that a game adds to the state, 0 for none; ignored until the sides are
   *     chosen
   */
  public long stableHash(int extra) {
    return extra == 0 ? stableHash : findHash(extra);
  }

  private long findHash(int extra) {
    if (agreement == null) {
      int named = phase == Phase.NAMING_KOMI ? Integer.MAX_VALUE : komi.halfPoints();
      return StableHash.of(named, 0, 0, 0);
    }
    int player = agreement.vertical == Player.FIRST ? 1 : 2;
    int side = number(sideToMove);
    return extra == 0
        ? StableHash.of(komi.halfPoints(), player, side, passes)
        : StableHash.of(komi.halfPoints(), player, side, passes, extra - 1);
  }

  /** Returns the number of a side in stable hashes. */
  private static int number(Orientation side) {
    return side == Orientation.VERTICAL ? 0 : 1;
  }

  /**
   * {@return a hash for transposition keys: the same for states that differ only in the number of
   * passes before the turn or, once the game is over, in the side that would be to move}
   *
   * @param extra as for {@link #stableHash}
   */
  public long transpositionHash(int extra) {
    return switch (phase) {
      case NAMING_KOMI, CHOOSING_SIDE -> stableHash(extra);
      case PLAYING -> agreement().state(sideToMove, 0).stableHash(extra);
      case OVER -> withSideToMove(Orientation.VERTICAL).stableHash(extra);
    };
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryState other
            && phase == other.phase
            && sideToMove == other.sideToMove
            && passes == other.passes
            && komi.equals(other.komi)
            && (agreement == null || vertical() == other.vertical()));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(stableHash);
  }

  /** Returns the state in the format that {@link #read} parses. */
  @Override
  public String toString() {
    return switch (phase) {
      case NAMING_KOMI -> KOMI;
      case CHOOSING_SIDE -> SIDE + " " + komi;
      case PLAYING, OVER ->
          String.join(
              " ",
              sideToMove.notation(),
              komi.toString(),
              Ascii.toLowerCase(vertical().name()),
              Integer.toString(passes));
    };
  }
}
