package io.github.boardrules.core.territory;

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
import io.github.boardrules.core.spi.StableHash;
import io.github.boardrules.core.text.Strictness;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A position of a territory game. Two positions are equal if their games, their {@linkplain
 * #state() states}, their stones and, in Carteso, their claims are equal.
 *
 * @param <M> the moves of the game
 * @param <P> the positions of the game
 */
public abstract class TerritoryPosition<M extends TerritoryMove, P extends TerritoryPosition<M, P>>
    implements Position<M> {
  private final TerritoryState state;

  /**
   * Creates a position.
   *
   * @param state the komi, the sides, the side to move, the number of passes and the button
   */
  protected TerritoryPosition(TerritoryState state) {
    this.state = state;
  }

  @Override
  public abstract TerritoryGame<M, P, ?> game();

  @Override
  public final SquareBoard board() {
    return game().board();
  }

  /** {@return the komi, the sides, the side to move, the number of passes and the button} */
  public final TerritoryState state() {
    return state;
  }

  /** {@return the score of this position, as if the game ended here} */
  public abstract TerritoryScore score();

  /** {@return the points where a stone may be placed; empty unless the phase is PLAY} */
  public final CellSet placements() {
    return isInPlay() ? territoryStones().legal() : board().none();
  }

  private boolean isInPlay() {
    return state.phase() == GamePhase.PLAY && !isOver();
  }

  /** {@return why the stones end the game, in games in which they can; by default empty} */
  protected Optional<OutcomeReason> endByStones() {
    return Optional.empty();
  }

  /** {@return the stones of this position} */
  protected abstract TerritoryStones territoryStones();

  /**
   * {@return the rule that forbids a stone on an empty point that is not legal}
   *
   * @param point the index of the point
   */
  protected abstract Violation whyIllegal(int point);

  @Override
  public final Optional<Player> toMove() {
    return isOver() ? Optional.empty() : state.toMove();
  }

  @Override
  public final Optional<Orientation> side(Player player) {
    return state.side(player);
  }

  @Override
  public final boolean isOver() {
    return state.phase() == GamePhase.OVER || endByStones().isPresent();
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
    ImmutableList<M> others = movesWithoutStone();
    return state.phase() == GamePhase.PLAY ? new PlayMoves<>(this, others) : others;
  }

  private ImmutableList<M> movesWithoutStone() {
    return game().moves.withoutStone(state, game().territoryRules(), game().hasButton());
  }

  @Override
  public final int legalMoveCount() {
    return isOver()
        ? 0
        : movesWithoutStone().size()
            + (state.phase() == GamePhase.PLAY ? territoryStones().placementCount() : 0);
  }

  @Override
  public final boolean isLegal(M move) {
    if (move.kind() != TerritoryMove.Kind.PLACEMENT) {
      return violation(move).isEmpty();
    }
    Cell cell = move.cells().get(0);
    return isInPlay() && board().contains(cell) && territoryStones().isLegal(board().index(cell));
  }

  @Override
  public final Optional<Violation> violation(M move) {
    Optional<Violation> common =
        isOver()
            ? TerritoryViolationFinder.gameOver()
            : TerritoryViolationFinder.violation(
                move, state, game().territoryRules(), game().hasButton());
    return common.isPresent() || move.kind() != TerritoryMove.Kind.PLACEMENT
        ? common
        : violation(move.cells().get(0));
  }

  private Optional<Violation> violation(Cell cell) {
    if (!board().contains(cell)) {
      return Optional.of(TerritoryViolationFinder.offBoard(board(), cell));
    }
    int point = board().index(cell);
    if (territoryStones().isLegal(point)) {
      return Optional.empty();
    }
    return Optional.of(
        symbol(cell) == ArrangementText.EMPTY
            ? whyIllegal(point)
            : Violation.of(TerritoryViolation.OCCUPIED, "a stone is on " + cell, cell));
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
    return play(parseMove(text, Strictness.LENIENT));
  }

  @Override
  public abstract P playUnchecked(M move);

  @Override
  public final M parseMove(CharSequence text, Strictness strictness) {
    return game().parseMove(text, strictness);
  }

  /**
   * {@return the facts of the {@linkplain #components() components}, ordered by the point of each
   * component whose notation is first in lexicographic order}
   */
  protected final ImmutableList<Map<String, @Nullable Object>> componentFacts() {
    return components().stream()
        .sorted(Comparator.comparing(component -> Cell.notations(component.cells()).get(0)))
        .map(Component::facts)
        .collect(ImmutableList.toImmutableList());
  }

  @Override
  public final long hash() {
    return territoryStones().hash() ^ state.stableHash();
  }

  /**
   * {@return a key of the board, the stones, the side to move, the phase of the game and the side
   * that has taken the button}
   */
  @Override
  public final long transpositionKey() {
    int turn =
        switch (state.phase()) {
          case NAME_KOMI -> 0;
          case CHOOSE_SIDE -> 1;
          case PLAY -> state.sideToMove() == Orientation.VERTICAL ? 2 : 3;
          case OVER -> 4;
        };
    int button = state.button().map(side -> side == Orientation.VERTICAL ? 1 : 2).orElse(0);
    return territoryStones().hash() ^ StableHash.of(turn, button);
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
            && game().equals(other.game())
            && territoryStones().equals(other.territoryStones()));
  }

  @Override
  public final int hashCode() {
    return Long.hashCode(hash());
  }
}
