package io.github.boardrules.core.territory.spi;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.spi.SetupCells;
import io.github.boardrules.core.territory.TerritoryDefectCode;
import java.util.List;

/**
 * Checks a setup of a territory game and creates its position.
 *
 * @param <P> the positions of the game
 */
public abstract class TerritorySetupCheck<P> {
  private final TerritoryGame<?, ?> game;
  private final ImmutableList<Cell> stones;
  private final TerritoryState state;

  /**
   * Creates a check.
   *
   * @param game the game
   * @param stones the points of all stones, which may be off the board; a point with two stones
   *     twice
   * @param state the state
   */
  protected TerritorySetupCheck(TerritoryGame<?, ?> game, List<Cell> stones, TerritoryState state) {
    this.game = game;
    this.stones = ImmutableList.copyOf(stones);
    this.state = state;
  }

  /** {@return all defects of the setup} Computed by every call. */
  public final List<Violation> defects() {
    List<Violation> ofCells =
        SetupCells.defects(
            game.board(),
            TerritoryDefectCode.OFF_BOARD,
            TerritoryDefectCode.CELL_OCCUPIED_TWICE,
            stones);
    return ImmutableList.<Violation>builder()
        .addAll(TerritoryViolationFinder.defects(state, game, !stones.isEmpty()))
        .addAll(extraDefects())
        .addAll(ofCells)
        .addAll(ofCells.isEmpty() ? boardDefects() : ImmutableList.of())
        .build();
  }

  /**
   * {@return the position of the setup}
   *
   * @throws SetupException with all defects of the setup, if it has any
   */
  public final P position() {
    SetupException.check(defects());
    return uncheckedPosition();
  }

  /**
   * {@return the violations of the rules that only this game has and that do not concern the board,
   * by default none}
   */
  protected List<Violation> extraDefects() {
    return ImmutableList.of();
  }

  /**
   * {@return the violations of the rules for the board that only this game has} Called only if all
   * stones are on the board, no two on the same point.
   */
  protected abstract List<Violation> boardDefects();

  /** {@return the position of the setup, which has no defects} */
  protected abstract P uncheckedPosition();
}
