package io.github.boardrules.core.territory;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.spi.StableHash;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The part of a position that is not on the board: the komi, the sides, the side to move, the
 * number of consecutive passes up to now, and the side that has taken the button. States are
 * immutable and have value equality.
 *
 * <p>Once the sides are chosen, a game has at most six states, or 18 with a button. The six with
 * the same button share a list, so that most moves create no new states.
 */
public final class TerritoryState {
  private static final int MAX_PASSES = 2;

  private final Optional<Komi> komi;
  private final Optional<Player> vertical;
  private final Orientation sideToMove;
  private final int passes;
  private final Optional<Orientation> button;
  private final GamePhase phase;
  private final long stableHash;

  /** The state on the transposed board. Created lazily. */
  private @Nullable TerritoryState transposed;

  /**
   * All states with the same komi, sides and button, by side to move and passes. Created lazily.
   */
  private @Nullable ImmutableList<TerritoryState> siblings;

  /**
   * Creates a state.
   *
   * @param komi the komi, or empty until it is named
   * @param vertical the player who plays Vertical, or empty until the sides are chosen
   * @param sideToMove the side to move; must be Vertical until the sides are chosen; once the game
   *     is over, the side that would be to move
   * @param passes the number of consecutive passes up to now, 0 to 2; must be 0 until the sides are
   *     chosen
   * @param button the side that has taken the button; empty if none has, as in games without one,
   *     and until the sides are chosen
   * @throws IllegalArgumentException if {@code passes} is out of range or the arguments contradict
   *     each other
   */
  public TerritoryState(
      Optional<Komi> komi,
      Optional<Player> vertical,
      Orientation sideToMove,
      int passes,
      Optional<Orientation> button) {
    checkArgument(
        komi.isPresent() || vertical.isEmpty(), "the sides are chosen, but no komi is named");
    checkArgument(
        vertical.isPresent() || (sideToMove == Orientation.VERTICAL && passes == 0),
        "the sides are not chosen, so Vertical must be to move and the number of passes must be 0");
    checkArgument(
        passes >= 0 && passes <= MAX_PASSES,
        "the number of passes is %s, but must be from 0 to %s",
        passes,
        MAX_PASSES);
    checkArgument(
        vertical.isPresent() || button.isEmpty(),
        "the sides are not chosen, but a side has taken the button");
    this.komi = komi;
    this.vertical = vertical;
    this.sideToMove = sideToMove;
    this.passes = passes;
    this.button = button;
    this.phase = findPhase();
    this.stableHash = findStableHash();
  }

  private GamePhase findPhase() {
    if (vertical.isPresent()) {
      return passes < MAX_PASSES ? GamePhase.PLAY : GamePhase.OVER;
    }
    return komi.isPresent() ? GamePhase.CHOOSE_SIDE : GamePhase.NAME_KOMI;
  }

  private long findStableHash() {
    int player = vertical.map(found -> found == Player.FIRST ? 1 : 2).orElse(0);
    int named = komi.map(Komi::halfPoints).orElse(Integer.MAX_VALUE);
    int side = number(sideToMove);
    return button
        .map(taker -> StableHash.of(named, player, side, passes, number(taker)))
        .orElseGet(() -> StableHash.of(named, player, side, passes));
  }

  private static int number(Orientation side) {
    return side == Orientation.VERTICAL ? 0 : 1;
  }

  /**
   * {@return the state at the start of a game}
   *
   * @param rules the rules of the game
   */
  public static TerritoryState start(TerritoryRules rules) {
    return rules.opening() == Opening.PIE
        ? opening(Optional.empty(), Optional.empty())
        : opening(Optional.of(rules.komi().first()), Optional.of(Player.FIRST));
  }

  /** Returns the state of an empty board. */
  static TerritoryState opening(Optional<Komi> komi, Optional<Player> vertical) {
    return new TerritoryState(komi, vertical, Orientation.VERTICAL, 0, Optional.empty());
  }

  /** {@return the komi, or empty until it is named} */
  public Optional<Komi> komi() {
    return komi;
  }

  /** {@return the player who plays Vertical, or empty until the sides are chosen} */
  public Optional<Player> vertical() {
    return vertical;
  }

  /**
   * {@return the side to move} Until the sides are chosen, this is Vertical. Once the game is over,
   * this is the side that would be to move.
   */
  public Orientation sideToMove() {
    return sideToMove;
  }

  /** {@return the number of consecutive passes up to now, 0 to 2} */
  public int passes() {
    return passes;
  }

  /** {@return the side that has taken the button, or empty} */
  public Optional<Orientation> button() {
    return button;
  }

  /**
   * {@return the phase of the game} Stones may have ended the game in the phase {@link
   * GamePhase#PLAY}; {@link TerritoryPosition#isOver} considers them.
   */
  public GamePhase phase() {
    return phase;
  }

  /** {@return the player to move, or empty in the phase {@link GamePhase#OVER}} */
  public Optional<Player> toMove() {
    return switch (phase) {
      case NAME_KOMI -> Optional.of(Player.FIRST);
      case CHOOSE_SIDE -> Optional.of(Player.SECOND);
      case PLAY -> sideToMove == Orientation.VERTICAL ? vertical : vertical.map(Player::opponent);
      case OVER -> Optional.empty();
    };
  }

  /**
   * {@return the side of a player, or empty until the sides are chosen}
   *
   * @param player a player
   */
  public Optional<Orientation> side(Player player) {
    return vertical.map(found -> found == player ? Orientation.VERTICAL : Orientation.HORIZONTAL);
  }

  /**
   * {@return the state after a move}
   *
   * @param move a move that is legal in this state
   */
  public TerritoryState after(TerritoryMove move) {
    return switch (move.kind()) {
      case NAME_KOMI -> opening(move.namedKomi(), vertical);
      case TAKE_BUTTON ->
          new TerritoryState(komi, vertical, sideToMove.opposite(), 0, Optional.of(sideToMove));
      case CHOOSE_SIDE ->
          opening(
              komi,
              move.chosenSide()
                  .map(side -> side == Orientation.VERTICAL ? Player.SECOND : Player.FIRST));
      case PASS -> sibling(sideToMove.opposite(), passes + 1);
      case PLACEMENT -> afterPlacement();
    };
  }

  /** {@return the state after a placement that is legal in this state} */
  public TerritoryState afterPlacement() {
    return sibling(sideToMove.opposite(), 0);
  }

  /**
   * {@return this state, with Vertical to move if the game is over} For games in which the turn is
   * irrelevant once they are over.
   */
  public TerritoryState forgettingTurnWhenOver() {
    return phase == GamePhase.OVER ? sibling(Orientation.VERTICAL, passes) : this;
  }

  /**
   * {@return this state, with Vertical to move and no passes} For games that end without passes.
   *
   * @throws IllegalArgumentException if the sides are not chosen yet
   */
  public TerritoryState forgettingTurnAndPasses() {
    checkArgument(vertical.isPresent(), "the sides are not chosen yet");
    return sibling(Orientation.VERTICAL, 0);
  }

  /**
   * Returns the state with the same komi, sides and button, and the given side to move and number
   * of passes.
   */
  private TerritoryState sibling(Orientation side, int count) {
    ImmutableList<TerritoryState> found = siblings;
    if (found == null) {
      found = makeSiblings();
      siblings = found;
    }
    return found.get((side == Orientation.VERTICAL ? 0 : MAX_PASSES + 1) + count);
  }

  /** Creates the states with the same komi and sides. The list contains this state itself. */
  private ImmutableList<TerritoryState> makeSiblings() {
    ImmutableList.Builder<TerritoryState> all = ImmutableList.builder();
    for (Orientation side : Orientation.values()) {
      for (int count = 0; count <= MAX_PASSES; count++) {
        boolean isThis = side == sideToMove && count == passes;
        all.add(isThis ? this : new TerritoryState(komi, vertical, side, count, button));
      }
    }
    ImmutableList<TerritoryState> made = all.build();
    made.forEach(state -> state.siblings = made);
    return made;
  }

  /**
   * {@return the state on the transposed board} The side to move changes, each player keeps the
   * side, and the komi is negated.
   *
   * @throws IllegalArgumentException if the sides are not chosen yet
   */
  public TerritoryState transposed() {
    checkArgument(vertical.isPresent(), "the sides are not chosen yet");
    TerritoryState found = transposed;
    if (found == null) {
      Optional<Komi> negated = komi.map(Komi::negated);
      Optional<Orientation> taker = button.map(Orientation::opposite);
      found = new TerritoryState(negated, vertical, sideToMove.opposite(), passes, taker);
      transposed = found;
    }
    return found;
  }

  /**
   * {@return the score}
   *
   * @param verticalPoints the points of Vertical on the board
   * @param horizontalPoints the points of Horizontal on the board
   */
  public TerritoryScore score(int verticalPoints, int horizontalPoints) {
    return new TerritoryScore(
        verticalPoints, horizontalPoints, komi.orElse(Komi.ZERO), vertical, button);
  }

  /**
   * {@return a hash that is the same in all versions of the library and differs for different
   * states}
   */
  public long stableHash() {
    return stableHash;
  }

  @Override
  public boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryState other
            && stableHash == other.stableHash
            && sideToMove == other.sideToMove
            && passes == other.passes
            && button.equals(other.button)
            && komi.equals(other.komi)
            && vertical.equals(other.vertical));
  }

  @Override
  public int hashCode() {
    return Long.hashCode(stableHash);
  }

  /** {@return the state in the format that {@link TerritoryText#parseState} parses} */
  @Override
  public String toString() {
    return TerritoryText.write(this);
  }
}
