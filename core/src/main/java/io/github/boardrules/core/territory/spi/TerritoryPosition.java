package io.github.boardrules.core.territory.spi;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Component;
import io.github.boardrules.core.IllegalMoveException;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.OutcomeReason;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.board.SquareBoard;
import io.github.boardrules.core.spi.ArrangementText;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.TerritoryReason;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.core.territory.TerritoryViolationCode;
import io.github.boardrules.core.territory.spi.TerritoryState.Phase;
import io.github.boardrules.core.text.Strictness;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a territory game. Two positions are equal if their games, their {@linkplain
 * #state() states}, their {@linkplain #territoryStones() stones} and their {@linkplain #extra()
 * extra} numbers are equal.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public abstract class TerritoryPosition<M extends TerritoryMove, P extends Position<M>>
    implements Position<M> {
  private final TerritoryState state;

  /**
   * Creates a position.
   *
   * @param state the part of the position that is not on the board
   */
  protected TerritoryPosition(TerritoryState state) {
    this.state = state;
  }

  @Override
  public abstract TerritoryGame<M, ?> game();

  @Override
  public final SquareBoard board() {
    return game().board();
  }

  /** {@return the part of this position that is not on the board} */
  public final TerritoryState state() {
    return state;
  }

  /** {@return the score of this position, as if the game ended here} */
  public abstract TerritoryScore score();

  /**
   * {@return the points where a stone may be placed; empty during the opening and after the end}
   */
  public final CellSet placements() {
    return isInPlay() ? territoryStones().legal() : board().none();
  }

  private boolean isInPlay() {
    return state.phase() == Phase.PLAYING && !isOver();
  }

  /** {@return why the stones end the game, in games in which they can; by default empty} */
  protected Optional<OutcomeReason> endByStones() {
    return Optional.empty();
  }

  /** {@return the stones of this position} */
  protected abstract TerritoryStones territoryStones();

  /**
   * {@return the rule that forbids a stone on an empty point; by default empty, because there is no
   * such rule}
   *
   * @param point the index of the point
   */
  protected Optional<Violation> emptyPointViolation(int point) {
    return Optional.empty();
  }

  /**
   * {@return what else distinguishes positions with equal stones and equal states, as a number: by
   * default 0 for nothing}
   */
  protected int extra() {
    return 0;
  }

  @Override
  public final Optional<Player> toMove() {
    return isOver() ? Optional.empty() : state.toMove();
  }

  @Override
  public final Optional<Orientation> side(Player player) {
    checkNotNull(player, "player");
    return state.isSettled() ? Optional.of(state.side(player)) : Optional.empty();
  }

  @Override
  public final boolean isOver() {
    return state.phase() == Phase.OVER || endByStones().isPresent();
  }

  @Override
  public final Optional<Outcome> outcome() {
    return isOver()
        ? Optional.of(Outcome.byScore(score(), endByStones().orElse(TerritoryReason.TWO_PASSES)))
        : Optional.empty();
  }

  @Override
  public final List<M> legalMoves() {
    if (isOver()) {
      return ImmutableList.of();
    }
    List<M> others = movesWithoutStone();
    return state.phase() == Phase.PLAYING
        ? new PlayMoves<>(this, ImmutableList.copyOf(others))
        : others;
  }

  /**
   * {@return the legal moves that are no placements, if the game is not over: by default those that
   * all territory games have}
   */
  protected List<M> movesWithoutStone() {
    return game().moves.withoutStone(state, game().komi);
  }

  @Override
  public final int legalMoveCount() {
    return isOver()
        ? 0
        : movesWithoutStone().size()
            + (state.phase() == Phase.PLAYING ? territoryStones().placementCount() : 0);
  }

  @Override
  public final boolean isLegal(M move) {
    if (move.stone() < 0) {
      return violation(move).isEmpty();
    }
    Cell cell = move.cell();
    return isInPlay() && board().contains(cell) && territoryStones().isLegal(board().index(cell));
  }

  /** {@inheritDoc} Unless a game overrides this method, all its own moves are legal in play. */
  @Override
  public Optional<Violation> violation(M move) {
    checkNotNull(move, "move");
    if (isOver()) {
      return TerritoryViolationFinder.gameOver();
    }
    Optional<Violation> common = TerritoryViolationFinder.violation(move, state, game());
    return common.isPresent() || move.stone() < 0 ? common : violation(move.cell());
  }

  private Optional<Violation> violation(Cell cell) {
    if (!board().contains(cell)) {
      return Optional.of(TerritoryViolationFinder.offBoard(board(), cell));
    }
    int point = board().index(cell);
    if (territoryStones().isLegal(point)) {
      return Optional.empty();
    }
    return symbol(cell) == ArrangementText.EMPTY
        ? emptyPointViolation(point)
        : Optional.of(
            Violation.of(TerritoryViolationCode.OCCUPIED, "a stone is on {cell}")
                .with("cell", cell));
  }

  @Override
  public final P play(M move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(move, violation(move).orElseThrow());
    }
    return playUnchecked(move);
  }

  @Override
  public final P play(CharSequence text) {
    return play(parseMove(text));
  }

  @Override
  public abstract P playUnchecked(M move);

  /**
   * {@return the state after a move that all territory games have}
   *
   * @param move a legal move that is no placement
   */
  protected final TerritoryState stateAfter(M move) {
    checkNotNull(move, "move");
    return switch (state.phase()) {
      case NAMING_KOMI -> TerritoryState.choosingSide(move.komi().orElseThrow());
      case CHOOSING_SIDE -> state.afterChoice(move.side().orElseThrow());
      case PLAYING, OVER -> state.afterPass();
    };
  }

  @Override
  public final M parseMove(CharSequence text, Strictness strictness) {
    return game().parseMove(text, strictness);
  }

  /**
   * {@return the facts of the {@linkplain #components() components}, ordered by the point of each
   * component whose notation is first in lexicographic order}
   */
  protected final List<Map<String, @Nullable Object>> componentFacts() {
    return components().stream()
        .sorted(Comparator.comparing(component -> Cell.notations(component.cells()).get(0)))
        .map(Component::facts)
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public final long hash() {
    return territoryStones().hash() ^ state.stableHash(extra());
  }

  /**
   * {@return a key of the board, the stones, the komi, the sides of the players, the side to move,
   * the phase and the extra number} Without a pass before the turn, it equals {@link #hash()}.
   */
  @Override
  public final long transpositionKey() {
    return TerritoryGame.transpositionKey(territoryStones().hash(), state, extra());
  }

  @Override
  public String text() {
    return ArrangementText.write(board(), this::symbol) + " " + state;
  }

  @Override
  public final String toString() {
    return text();
  }

  @Override
  public final boolean equals(@Nullable Object object) {
    return object == this
        || (object instanceof TerritoryPosition<?, ?> other
            && hash() == other.hash()
            && state.equals(other.state)
            && extra() == other.extra()
            && game().equals(other.game())
            && territoryStones().equals(other.territoryStones()));
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hash());
  }
}
