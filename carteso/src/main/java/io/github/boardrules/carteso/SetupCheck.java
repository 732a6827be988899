package io.github.boardrules.carteso;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.spi.SetupCells;
import io.github.boardrules.core.territory.Orientation;
import io.github.boardrules.core.territory.spi.TerritorySetupCheck;
import java.util.Map;
import java.util.Optional;

/** Checks the claims of a setup and creates its position. */
final class SetupCheck extends TerritorySetupCheck<CartesoPosition> {
  private final CartesoGame game;
  private final CartesoSetup setup;
  private final CellSet black;
  private final CellSet white;

  SetupCheck(CartesoGame game, CartesoSetup setup) {
    super(
        game,
        ImmutableList.sortedCopyOf(Iterables.concat(setup.black(), setup.white())),
        setup.state());
    this.game = game;
    this.setup = setup;
    this.black = SetupCells.onBoard(game.board(), setup.black());
    this.white = SetupCells.onBoard(game.board(), setup.white());
  }

  @Override
  protected ImmutableList<Violation> boardDefects() {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    CellSet stones = black.union(white);
    for (Cell cell : setup.claims().keySet()) {
      if (!stones.contains(cell)) {
        defects.add(
            Violation.of(
                    CartesoDefectCode.CLAIM_WITHOUT_A_STONE,
                    "the claimed point {cell} has no stone")
                .with("cell", cell));
      }
    }
    CartesoStones unclaimed =
        game.emptyBoard.with(black, white, game.board().none(), game.board().none());
    CartesoGroup.of(unclaimed, Orientation.VERTICAL).forEach(group -> addDefects(group, defects));
    return defects.build();
  }

  private void addDefects(CartesoGroup group, ImmutableList.Builder<Violation> defects) {
    ImmutableList<Cell> claimed =
        setup.claims().keySet().stream()
            .filter(group.cells()::contains)
            .collect(ImmutableList.toImmutableList());
    if (claimed.size() > 1) {
      defects.add(
          Violation.of(
                  CartesoDefectCode.TWO_CLAIMS_ON_A_GROUP,
                  "the group with {group} must be claimed on one point, but is claimed on"
                      + " {claimed}")
              .with("group", group.anchor())
              .with("claimed", claimed)
              .withCells(claimed));
    }
    if (claimed.isEmpty() == group.isFinished()) {
      CartesoDefectCode code =
          group.isFinished()
              ? CartesoDefectCode.FINISHED_GROUP_NOT_CLAIMED
              : CartesoDefectCode.UNFINISHED_GROUP_CLAIMED;
      String state = group.isFinished() ? "finished but not claimed" : "claimed but not finished";
      defects.add(
          Violation.of(code, "the group with {group} is " + state).with("group", group.anchor()));
    }
    for (Cell cell : claimed) {
      if (group.rows() != group.columns()
          && !group.owner().equals(Optional.ofNullable(setup.claims().get(cell)))) {
        Orientation owner = group.owner().orElseThrow();
        defects.add(
            Violation.of(
                    CartesoDefectCode.CLAIMED_BY_THE_WRONG_SIDE,
                    "the group with {group} must be claimed by its owner, {owner}, but is claimed"
                        + " by {side}")
                .with("group", group.anchor())
                .with("owner", owner)
                .with("side", owner.opposite())
                .withCells(ImmutableList.of(cell)));
      }
    }
  }

  @Override
  protected CartesoPosition uncheckedPosition() {
    CellSet vertical = game.board().none();
    CellSet horizontal = vertical;
    for (Map.Entry<Cell, Orientation> claim : setup.claims().entrySet()) {
      CellSet color = black.contains(claim.getKey()) ? black : white;
      CellSet group = color.component(claim.getKey());
      if (claim.getValue() == Orientation.VERTICAL) {
        vertical = vertical.union(group);
      } else {
        horizontal = horizontal.union(group);
      }
    }
    return new CartesoPosition(
        game, game.emptyBoard.with(black, white, vertical, horizontal), setup.state());
  }
}
