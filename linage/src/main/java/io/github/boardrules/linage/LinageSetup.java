package io.github.boardrules.linage;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Setup;
import io.github.boardrules.core.SetupException;
import io.github.boardrules.core.Violation;
import io.github.boardrules.core.board.CellSet;
import io.github.boardrules.core.territory.Course;

/**
 * A hand-made position of Linage that has not been checked. Its {@linkplain #defects() defects} are
 * {@link io.github.boardrules.core.territory.TerritoryDefect} and {@link LinageDefect}; whether
 * play can lead to it is not asked.
 */
public final class LinageSetup implements Setup<LinageMove> {
  private final LinageGame game;
  private final CellSet stones;
  private final Course course;

  LinageSetup(LinageGame game, CellSet stones, Course course) {
    checkArgument(stones.board().equals(game.board()), "stones on a %s", stones.board());
    this.game = game;
    this.stones = stones;
    this.course = course;
  }

  /** {@return all defects} */
  public ImmutableList<Violation> defects() {
    ImmutableList.Builder<Violation> defects = ImmutableList.builder();
    defects.addAll(course.defects(game.rules().terms(), !stones.isEmpty()));
    Lines lines = game.terrain().lines();
    for (CellSet region : lines.sets().components(stones.complement())) {
      if (!lines.exist(region)) {
        defects.add(
            new Violation(
                LinageDefect.REGION_WITHOUT_A_LINE,
                ImmutableList.copyOf(region),
                "the region of " + region.first() + " has no line"));
      }
    }
    return defects.build();
  }

  /** {@return the position} */
  public LinagePosition position() {
    ImmutableList<Violation> defects = defects();
    if (!defects.isEmpty()) {
      throw new SetupException(defects);
    }
    return new LinagePosition(game, stones, course);
  }
}
