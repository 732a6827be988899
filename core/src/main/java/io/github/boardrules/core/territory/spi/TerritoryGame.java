package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkNotNull;
import static io.github.boardrules.core.territory.TerritoryRules.HEIGHT;
import static io.github.boardrules.core.territory.TerritoryRules.WIDTH;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.GameSymmetry;
import io.github.boardrules.core.OptionException;
import io.github.boardrules.core.Options;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.board.Symmetry;
import io.github.boardrules.core.territory.Komi;
import io.github.boardrules.core.territory.TerritoryDefectCode;
import io.github.boardrules.core.territory.TerritoryRules;
import io.github.boardrules.core.text.Strictness;
import io.github.boardrules.core.text.TextScanner;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A territory game with its options fixed. Two games are equal if they have the same class and
 * equal {@linkplain #rules() rules}.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public abstract class TerritoryGame<M extends TerritoryMove, P extends TerritoryPosition<M, ?>>
    implements Game<M> {
  final ImmutableSortedSet<Komi> komi;
  final TerritoryMoves<M> moves;
  private final SquareBoard board;
  final ImmutableList<M> placements;

  // Computed on first use. A race is harmless, because every thread computes equal values.
  private @Nullable P start;
  private @Nullable ImmutableList<GameSymmetry<M>> symmetries;

  /**
   * Creates a game.
   *
   * @param rules the rules of the game
   * @param moves the factory of the moves of the game
   * @throws OptionException if the values of the komi contradict the other rules
   */
  protected TerritoryGame(TerritoryRules<?> rules, TerritoryMoves<M> moves) {
    this.komi = ImmutableSortedSet.copyOf(rules.komi());
    this.moves = moves;
    this.board = SquareBoard.of(rules.get(WIDTH), rules.get(HEIGHT));
    this.placements = moves.placements(board);
  }

  /** {@return the rules of this game} */
  public abstract TerritoryRules<?> rules();

  @Override
  public final Options options() {
    return rules().options();
  }

  @Override
  public final SquareBoard board() {
    return board;
  }

  /**
   * {@return the shared instance of a placement}
   *
   * @param stone the kind of stone, from 0
   * @param cell a point of the board
   */
  protected final M placement(int stone, Cell cell) {
    return placements.get(stone * board.size() + board.index(cell));
  }

  @Override
  public final P start() {
    P found = start;
    if (found == null) {
      found = start(TerritoryState.start(rules()));
      start = found;
    }
    return found;
  }

  /**
   * {@return the position with an empty board}
   *
   * @param state the state of the position
   */
  protected abstract P start(TerritoryState state);

  @Override
  public final P parsePosition(CharSequence text) {
    return position(parseSetup(text));
  }

  /**
   * {@inheritDoc}
   *
   * <p>The violations have codes of {@link TerritoryDefectCode} and codes of the game. This method
   * does not check whether the position can be reached by legal moves.
   */
  @Override
  public final List<Violation> defects(Setup setup) {
    return check(checkNotNull(setup, "setup")).defects();
  }

  @Override
  public final P position(Setup setup) {
    return check(checkNotNull(setup, "setup")).position();
  }

  /**
   * {@return a check of a setup}
   *
   * @param setup a setup
   * @throws IllegalArgumentException if the setup belongs to another type of game
   */
  protected abstract TerritorySetupCheck<P> check(Setup setup);

  final M parseMove(CharSequence text, Strictness strictness) {
    checkNotNull(strictness, "strictness");
    TextScanner scanner = new TextScanner(text);
    Optional<M> other = moves.parse(scanner);
    M move = other.isPresent() ? other.get() : readMove(text, scanner);
    scanner.expectEnd();
    TerritoryText.checkExactness(text, move, strictness);
    return move;
  }

  /**
   * Parses a placement, or another move that only this game has, leniently and does not consume the
   * text after it.
   *
   * @param text the complete text, which starts with the move
   * @param scanner a scanner at the start of the text
   * @return the move; a placement is on a point of the board
   */
  protected abstract M readMove(CharSequence text, TextScanner scanner);

  @Override
  public final List<GameSymmetry<M>> symmetries() {
    ImmutableList<GameSymmetry<M>> found = symmetries;
    if (found == null) {
      found = findSymmetries();
      symmetries = found;
    }
    return found;
  }

  /**
   * For each symmetry of the stones, first the symmetries of the board that keep the sides, then
   * the transpositions.
   */
  private ImmutableList<GameSymmetry<M>> findSymmetries() {
    TerritoryGame<M, P> other = transposed();
    TerritoryGame<M, P> transposed = other.equals(this) ? this : other;
    ImmutableList.Builder<GameSymmetry<M>> all = ImmutableList.builder();
    for (int swap = 0; swap < moves.stones.size(); swap++) {
      boolean swapsStones = swap == 1;
      for (Symmetry cells : board.uprightSymmetries()) {
        all.add(new TerritorySymmetry<>(cells, false, swapsStones, this));
      }
      for (Symmetry cells : board.transpositions()) {
        all.add(new TerritorySymmetry<>(cells, true, swapsStones, transposed));
      }
    }
    return all.build();
  }

  /** {@return the game on the transposed board with every komi negated} */
  protected abstract TerritoryGame<M, P> transposed();

  /**
   * {@return the image of a position in this game}
   *
   * @param position a position, which may belong to the transposed game
   * @param symmetry a symmetry whose target is this game
   * @param state the state of the image
   */
  protected abstract P image(P position, TerritorySymmetry<?, ?> symmetry, TerritoryState state);

  /**
   * {@return the hash of {@link #image}, which is not created}
   *
   * @param position a position, which may belong to the transposed game
   * @param symmetry a symmetry whose target is this game
   * @param state the state of the image
   */
  protected abstract long imageHash(
      P position, TerritorySymmetry<?, ?> symmetry, TerritoryState state);

  /**
   * {@return the transposition key of {@link #image}, which is not created}
   *
   * @param position a position, which may belong to the transposed game
   * @param symmetry a symmetry whose target is this game
   * @param state the state of the image
   */
  protected abstract long imageTranspositionKey(
      P position, TerritorySymmetry<?, ?> symmetry, TerritoryState state);

  /**
   * {@return the transposition key of a position, which need not exist}
   *
   * @param stones the hash of its stones
   * @param state its state
   * @param extra its {@linkplain TerritoryPosition#extra() extra} number
   */
  protected static long transpositionKey(long stones, TerritoryState state, int extra) {
    return stones ^ state.transpositionHash(extra);
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryGame<?, ?> other
            && getClass() == other.getClass()
            && rules().equals(other.rules()));
  }

  @Override
  public final int hashCode() {
    return rules().hashCode();
  }

  /** {@return the title of the game and its options} */
  @Override
  public final String toString() {
    return (type().title() + " " + options()).trim();
  }
}
