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
 * @param komi the komi; 0 while none is named
 * @param vertical the seat that plays Vertical; empty while the sides are not chosen
 */
public record TerritoryScore(
    int verticalPoints, int horizontalPoints, Komi komi, Optional<Player> vertical)
    implements Score {

  /** {@return Vertical's score in half points} */
  public int verticalHalfPoints() {
    return 2 * verticalPoints;
  }

  /** {@return Horizontal's score in half points, komi included} */
  public int horizontalHalfPoints() {
    return 2 * horizontalPoints + komi.halfPoints();
  }

  /** {@return the side that is ahead; empty when the score is level} */
  public Optional<Orientation> leadingSide() {
    int lead = verticalHalfPoints() - horizontalHalfPoints();
    return lead == 0
        ? Optional.empty()
        : Optional.of(lead > 0 ? Orientation.VERTICAL : Orientation.HORIZONTAL);
  }

  /** {@return the seat that is ahead; empty when the score is level or the sides not chosen} */
  @Override
  public Optional<Player> leader() {
    return leadingSide()
        .flatMap(side -> side == Orientation.VERTICAL ? vertical : vertical.map(Player::opponent));
  }

  /**
   * {@return the same score with the seats swapped} Each seat keeps its side and takes over what
   * the other had on the board; the komi, now on the wrong side, is negated.
   */
  @Override
  public TerritoryScore swapPlayers() {
    return new TerritoryScore(horizontalPoints, verticalPoints, komi.negated(), vertical);
  }

  /**
   * {@return {@code winnerSide}: the side that is ahead, nothing when the score is level; {@code
   * verticalHalfPoints} and {@code horizontalHalfPoints}: twice the scores, the second with the
   * komi}
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
