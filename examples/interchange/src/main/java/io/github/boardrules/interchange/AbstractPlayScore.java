package io.github.boardrules.interchange;

import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.territory.TerritoryScore;
import io.github.boardrules.linage.LinagePosition;
import java.math.BigDecimal;
import java.util.Optional;

/**
 * The scores of Linage on Abstract Play. A negative komi is given to the opponent of its owner as a
 * positive number there; it is subtracted from the owner's score here.
 *
 * @param first the score of the first player
 * @param second the score of the second player
 */
record AbstractPlayScore(BigDecimal first, BigDecimal second) {
  /** Returns the scores of a position; empty if the sides are not chosen yet. */
  static Optional<AbstractPlayScore> of(Position<?> position) {
    if (!(position instanceof LinagePosition linage) || linage.score().vertical().isEmpty()) {
      return Optional.empty();
    }
    TerritoryScore score = linage.score();
    int given = Math.max(0, -score.komi().halfPoints());
    BigDecimal vertical = points(score.verticalHalfPoints() + given);
    BigDecimal horizontal = points(score.horizontalHalfPoints() + given);
    return Optional.of(
        score.vertical().get() == Player.FIRST
            ? new AbstractPlayScore(vertical, horizontal)
            : new AbstractPlayScore(horizontal, vertical));
  }

  /** Returns the lead of the first player. */
  static Optional<BigDecimal> lead(Position<?> position) {
    return of(position).map(score -> score.first.subtract(score.second));
  }

  private static BigDecimal points(int halfPoints) {
    BigDecimal points = BigDecimal.valueOf(halfPoints / 2);
    return halfPoints % 2 == 0 ? points : points.add(new BigDecimal("0.5"));
  }
}
