package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.spi.SetupCells;

/**
 * Checks a setup of a territory game and creates its position.
 *
 * @param <P> the positions of the game
 */
public abstract class TerritorySetupCheck<P> {
  private final TerritoryGame<?, ?, ?> game;
  private final TerritorySetup<?> setup;

  /**
   * Creates a check.
   *
   * @param game the game
   * @param setup the setup, which may have stones off the board
   */
  protected TerritorySetupCheck(TerritoryGame<?, ?, ?> game, TerritorySetup<?> setup) {
    this.game = game;
    this.setup = setup;
  }

  /** {@return all defects of the setup} Computed by every call. */
  public final ImmutableList<Violation> defects() {
    ImmutableList<Violation> ofCells =
        SetupCells.defects(
            game.board(),
            TerritoryDefect.OFF_BOARD,
            TerritoryDefect.CELL_OCCUPIED_TWICE,
            setup.stones());
    return ImmutableList.<Violation>builder()
        .addAll(
            TerritoryViolationFinder.defects(
                setup.state(), game.territoryRules(), game.hasButton(), !setup.stones().isEmpty()))
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
   * {@return the violations of the rules that only this game has} Called only if all stones are on
   * the board, no two on the same point.
   */
  protected abstract ImmutableList<Violation> boardDefects();

  /** {@return the position of the setup, which has no defects} */
  protected abstract P uncheckedPosition();
}
