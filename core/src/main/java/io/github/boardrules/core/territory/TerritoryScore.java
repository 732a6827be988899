package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Score;
import java.util.Optional;

/**
 * The score of a territory game at any moment.
 *
 * @param verticalPoints the points of Vertical on the board
 * @param horizontalPoints the points of Horizontal on the board, without the komi
 * @param komi the komi; 0 until it is named
 * @param vertical the player of Vertical; empty until the sides are chosen
 */
public record TerritoryScore(
    int verticalPoints, int horizontalPoints, Komi komi, Optional<Player> vertical)
    implements Score {

  /** {@return twice the score of Vertical} */
  public int verticalHalfPoints() {
    return 2 * verticalPoints;
  }

  /** {@return twice the score of Horizontal, including the komi} */
  public int horizontalHalfPoints() {
    return 2 * horizontalPoints + komi.halfPoints();
  }

  /** {@return the side with the higher score; empty if the scores are equal} */
  public Optional<Orientation> leadingSide() {
    int lead = verticalHalfPoints() - horizontalHalfPoints();
    return lead == 0
        ? Optional.empty()
        : Optional.of(lead > 0 ? Orientation.VERTICAL : Orientation.HORIZONTAL);
  }

  /**
   * {@return the player with the higher score; empty if the scores are equal or the sides are not
   * chosen}
   */
  @Override
  public Optional<Player> leader() {
    return leadingSide()
        .flatMap(side -> side == Orientation.VERTICAL ? vertical : vertical.map(Player::opponent));
  }

  /**
   * {@return the score with the players swapped} Each player keeps the side and takes over the
   * opponent's points on the board. As the komi stays with Horizontal, it is negated.
   */
  @Override
  public TerritoryScore swapPlayers() {
    return new TerritoryScore(horizontalPoints, verticalPoints, komi.negated(), vertical);
  }

  /**
   * {@return {@code winnerSide}: the side with the higher score, empty if the scores are equal;
   * {@code verticalHalfPoints} and {@code horizontalHalfPoints}: twice the scores, the latter
   * including the komi}
   */
  @Override
  public ImmutableMap<String, Object> facts() {
    return ImmutableMap.of(
        "winnerSide",
        leadingSide().map(Orientation::name),
        "verticalHalfPoints",
        verticalHalfPoints(),
        "horizontalHalfPoints",
        horizontalHalfPoints());
  }

  /** {@return both scores, for people: {@code Vertical 12, Horizontal 9 + 0.5}} */
  @Override
  public String toString() {
    return "Vertical " + verticalPoints + ", Horizontal " + horizontalPoints + " + " + komi;
  }
}
