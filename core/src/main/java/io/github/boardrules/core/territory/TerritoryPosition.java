package io.github.boardrules.core.territory;

import io.github.boardrules.core.Move;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.board.CellSet;
import java.util.Optional;

/**
 * A position of a territory game: what all of them can be asked.
 *
 * @param <M> the moves of the game
 */
public interface TerritoryPosition<M extends Move> extends Position<M> {
  /** {@return what is settled, whose turn it is, and how many passes were made in a row} */
  Course course();

  /** {@return the score as it would be if the game ended now} */
  TerritoryScore score();

  /** {@return the points where a stone may be placed now; none in the opening and at the end} */
  CellSet placements();

  @Override
  default Optional<Player> toMove() {
    return course().toMove();
  }

  @Override
  default Optional<Side> side(Player player) {
    return course().side(player).map(side -> side);
  }

  @Override
  default boolean isOver() {
    return course().stage() == Stage.OVER;
  }

  @Override
  default Optional<Outcome> outcome() {
    return isOver()
        ? Optional.of(Outcome.byScore(score(), TwoPasses.TWO_PASSES))
        : Optional.empty();
  }
}
