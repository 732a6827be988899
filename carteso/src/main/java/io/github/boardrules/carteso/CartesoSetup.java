package io.github.boardrules.carteso;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedMap;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.Cell;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Course;
import io.github.boardrules.core.territory.Orientation;
import java.util.Map;

/**
 * A hand-made position of Carteso that has not been checked. Its {@linkplain #defects() defects}
 * are {@link io.github.boardrules.core.territory.TerritoryDefect} and {@link CartesoDefect};
 * whether play can lead to it is not asked otherwise.
 */
public final class CartesoSetup implements Setup<CartesoMove> {
  private final CartesoGame game;
  private final CellSet black;
  private final CellSet white;
  private final ImmutableSortedMap<Cell, Orientation> claims;
  private final Course course;

  CartesoSetup(
      CartesoGame game,
      CellSet black,
      CellSet white,
      Map<Cell, Orientation> claims,
      Course course) {
    checkArgument(black.board().equals(game.board()), "stones on a %s", black.board());
    checkArgument(white.board().equals(game.board()), "stones on a %s", white.board());
    claims.keySet().forEach(cell -> checkArgument(game.board().contains(cell), "claim %s", cell));
    this.game = game;
    this.black = black;
    this.white = white;
    this.claims = ImmutableSortedMap.copyOf(claims);
    this.course = course;
  }

  /** {@return all defects} */
  public ImmutableList<Violation> defects() {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    CellSet stones = black.union(white);
    defects.addAll(course.defects(game.terms(), !stones.isEmpty()));
    for (Cell cell : black.intersection(white)) {
      defects.add(
          Violation.of(CartesoDefect.TWO_STONES_ON_A_POINT, "two stones lie on " + cell, cell));
    }
    for (Cell cell : claims.keySet()) {
      if (!stones.contains(cell)) {
        defects.add(
            Violation.of(CartesoDefect.CLAIM_WITHOUT_A_STONE, "no stone lies on " + cell, cell));
      }
    }
    if (!black.intersects(white)) {
      Stones unclaimed = Stones.of(game, black, white, game.noClaims());
      for (Group group : unclaimed.groups(Orientation.VERTICAL)) {
        addDefects(group, defects);
      }
    }
    return defects.build();
  }

  private void addDefects(Group group, ImmutableList.Builder<Violation> defects) {
    Cell anchor = group.anchor();
    ImmutableList<Cell> markers =
        claims.keySet().stream()
            .filter(group.cells()::contains)
            .collect(ImmutableList.toImmutableList());
    if (markers.size() > 1) {
      defects.add(
          new Violation(
              CartesoDefect.TWO_CLAIMS_ON_A_GROUP,
              markers,
              "claims on " + markers + " are on the same group"));
    }
    if (!markers.isEmpty() && !group.finished()) {
      defects.add(
          Violation.of(
              CartesoDefect.UNFINISHED_GROUP_CLAIMED,
              "the group of " + anchor + " is claimed and not finished",
              anchor));
    }
    if (markers.isEmpty() && group.finished()) {
      defects.add(
          Violation.of(
              CartesoDefect.FINISHED_GROUP_NOT_CLAIMED,
              "the group of " + anchor + " is finished and not claimed",
              anchor));
    }
    for (Cell marker : markers) {
      if (group.rows() != group.cols() && claims.get(marker) != group.owner()) {
        defects.add(
            Violation.of(
                CartesoDefect.CLAIMED_BY_THE_WRONG_SIDE,
                "the group of " + anchor + " can only be claimed by its owner",
                marker));
      }
    }
  }

  /** {@return the position} */
  public CartesoPosition position() {
    ImmutableList<Violation> defects = defects();
    if (!defects.isEmpty()) {
      throw new SetupException(defects);
    }
    Claims made = game.noClaims();
    for (Map.Entry<Cell, Orientation> claim : claims.entrySet()) {
      CellSet colour = black.contains(claim.getKey()) ? black : white;
      CellSet group = game.grid().sets().component(colour, game.board().index(claim.getKey()));
      made = made.plus(claim.getValue(), group);
    }
    return new CartesoPosition(game, Stones.of(game, black, white, made), course);
  }
}
