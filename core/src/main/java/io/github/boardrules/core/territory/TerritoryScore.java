package io.github.boardrules.core.territory;

import com.google.common.collect.ImmutableMap;
import com.google.errorprone.annotations.Immutable;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Score;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The score of a position of a territory game.
 *
 * @param verticalPoints the points of Vertical on the board
 * @param horizontalPoints the points of Horizontal on the board, without the komi
 * @param komi the komi, or 0 until it is named
 * @param vertical the player who plays Vertical, or empty until the sides are chosen
 * @param bonus the side that has half a point beside its points on the board, or empty
 */
@Immutable
public record TerritoryScore(
    int verticalPoints,
    int horizontalPoints,
    Komi komi,
    Optional<Player> vertical,
    Optional<Orientation> bonus)
    implements Score {

  /**
   * {@return this score with half a point for a side}
   *
   * @param side the side that has the half point
   */
  public TerritoryScore withBonus(Orientation side) {
    return new TerritoryScore(verticalPoints, horizontalPoints, komi, vertical, Optional.of(side));
  }

  /** {@return the score of Vertical in half points, including the bonus} */
  public int verticalHalfPoints() {
    return 2 * verticalPoints + bonusHalfPoints(Orientation.VERTICAL);
  }

  /** {@return the score of Horizontal in half points, including the komi and the bonus} */
  public int horizontalHalfPoints() {
    return 2 * horizontalPoints + komi.halfPoints() + bonusHalfPoints(Orientation.HORIZONTAL);
  }

  private int bonusHalfPoints(Orientation side) {
    return bonus.filter(side::equals).isPresent() ? 1 : 0;
  }

  /** {@return the side with the higher score, or empty if the scores are equal} */
  public Optional<Orientation> leadingSide() {
    int lead = verticalHalfPoints() - horizontalHalfPoints();
    return lead == 0
        ? Optional.empty()
        : Optional.of(lead > 0 ? Orientation.VERTICAL : Orientation.HORIZONTAL);
  }

  /**
   * {@return the player with the higher score, or empty if the scores are equal or the sides are
   * not chosen yet}
   */
  @Override
  public Optional<Player> leader() {
    return leadingSide()
        .flatMap(side -> side == Orientation.VERTICAL ? vertical : vertical.map(Player::opponent));
  }

  /**
   * {@return the score with the players swapped} Each player keeps the side and receives the points
   * that the opponent had on the board. The komi is negated, because it belongs to Horizontal.
   */
  @Override
  public TerritoryScore swapPlayers() {
    return new TerritoryScore(
        horizontalPoints,
        verticalPoints,
        komi.negated(),
        vertical,
        bonus.map(Orientation::opposite));
  }

  /**
   * {@return {@code winnerSide}: the side with the higher score, {@code null} if the scores are
   * equal; {@code verticalHalfPoints} and {@code horizontalHalfPoints}: the scores in half points,
   * including the komi and the bonus}
   */
  @Override
  public Map<String, @Nullable Object> facts() {
    Map<String, @Nullable Object> facts = new LinkedHashMap<>();
    facts.put("winnerSide", leadingSide().map(Orientation::name).orElse(null));
    facts.put("verticalHalfPoints", verticalHalfPoints());
    facts.put("horizontalHalfPoints", horizontalHalfPoints());
    return Collections.unmodifiableMap(facts);
  }

  /** {@return the score of each player; empty until the sides are chosen} */
  @Override
  public Map<Player, Object> points() {
    if (vertical.isEmpty()) {
      return ImmutableMap.of();
    }
    boolean isVerticalFirst = vertical.get() == Player.FIRST;
    return ImmutableMap.of(
        Player.FIRST,
        number(isVerticalFirst ? verticalHalfPoints() : horizontalHalfPoints()),
        Player.SECOND,
        number(isVerticalFirst ? horizontalHalfPoints() : verticalHalfPoints()));
  }

  private static Object number(int halfPoints) {
    return halfPoints % 2 == 0 ? (Object) (halfPoints / 2) : (Object) (halfPoints / 2.0);
  }

  /**
   * {@return the score of each side, the komi and the bonus: {@code Vertical 12, Horizontal 9 +
   * 4.5} or {@code Vertical 12 + bonus, Horizontal 9 + 4.5}}
   */
  @Override
  public String toString() {
    String first = "Vertical " + verticalPoints + bonusText(Orientation.VERTICAL);
    String sign = komi.halfPoints() < 0 ? " - " + komi.negated() : " + " + komi;
    String second = "Horizontal " + horizontalPoints + sign;
    return first + ", " + second + bonusText(Orientation.HORIZONTAL);
  }

  private String bonusText(Orientation side) {
    return bonusHalfPoints(side) == 1 ? " + bonus" : "";
  }
}
