package io.github.boardrules.linage;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.SetupCells;
import io.github.boardrules.core.territory.spi.TerritorySetupCheck;

/** Checks the regions of a setup and creates its position. */
final class SetupCheck extends TerritorySetupCheck<LinagePosition> {
  private final LinageGame game;
  private final LinageSetup setup;
  private final CellSet stones;

  SetupCheck(LinageGame game, LinageSetup setup) {
    super(game, setup.stones(), setup.state());
    this.game = game;
    this.setup = setup;
    this.stones = SetupCells.onBoard(game.board(), setup.stones());
  }

  @Override
  protected ImmutableList<Violation> extraDefects() {
    String message = "a side has taken the button, but this game has none";
    return setup.button().isEmpty() || game.hasButton()
        ? ImmutableList.of()
        : ImmutableList.of(Violation.of(LinageDefectCode.NO_BUTTON, message));
  }

  @Override
  protected ImmutableList<Violation> boardDefects() {
    Lines lines = game.tables.lines;
    return stones.complement().components().stream()
        .filter(region -> !lines.exist(region))
        .map(SetupCheck::regionWithoutLine)
        .collect(ImmutableList.toImmutableList());
  }

  private static Violation regionWithoutLine(CellSet region) {
    return Violation.of(
            LinageDefectCode.REGION_WITHOUT_A_LINE, "the region with {point} has no line")
        .with("point", region.first())
        .withCells(region);
  }

  @Override
  protected LinagePosition uncheckedPosition() {
    return game.position(stones, setup.state(), setup.button());
  }
}
