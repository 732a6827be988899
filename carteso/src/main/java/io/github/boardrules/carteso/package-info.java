/**
 * The rules of Carteso, a game by Luis Bolaños Mures and Corey L.&nbsp;Clark.
 *
 * <p><img src="doc-files/board.svg" width="400" alt="A game of Carteso after 60 moves: groups with
 * their spans, owners and claims">
 *
 * <h2>Rules</h2>
 *
 * The sides, Vertical and Horizontal, share black and white stones. A <em>group</em> is a maximal
 * set of orthogonally connected stones of one color, and its <em>span</em> is its bounding box.
 * Vertical owns a group that spans more rows than columns, whatever its color, and Horizontal owns
 * a group that spans more columns than rows. If both numbers are equal, the owner is the opponent
 * of the side that placed the last stone. A group is <em>finished</em> when no further stones could
 * extend its span.
 *
 * <p>The sides take turns. The side to move passes or places a stone of either color on an empty
 * point. After a placement, the owner of each finished group that is not claimed yet claims it. A
 * claim is permanent and includes all stones that join the group later. Two passes in a row end the
 * game. Each side scores one point for every stone of the groups that it has claimed, and
 * Horizontal also receives the komi. The side with the higher score wins.
 *
 * <h2>Options</h2>
 *
 * <ul>
 *   <li>{@code width} and {@code height}: 1 to 25, by default 9.
 *   <li>{@code opening}: with {@code PIE}, the default, the first player names the komi and the
 *       second player chooses a side; with {@code FIXED} the first player plays Vertical.
 *   <li>{@code komi}: the values that the first player may name, multiples of ½ separated by commas
 *       or a range in steps of 1 such as {@code -3..3}, from minus to plus the number of points of
 *       the board; by default 0.5, 1.5, … up to the number of points minus ½. {@code FIXED}
 *       requires exactly one value and allows values beyond the number of points.
 * </ul>
 *
 * <h2>Notation</h2>
 *
 * Moves are written {@code komi=4.5}, {@code vertical}, {@code horizontal}, {@code b:c5} for a
 * black stone, {@code w:c5} for a white stone, and {@code pass}. Letter case is ignored. The
 * lenient parser also accepts {@code komi=3.0} for {@code komi=3}; {@code play vertical}, with a
 * single space, for {@code vertical}; and {@code bc5}, {@code b c5}, {@code black c5} and {@code c5
 * black} for {@code b:c5}.
 *
 * <p>Positions are written in three parts, separated by spaces: the ranks from top to bottom, with
 * {@code b} and {@code w} for stones and a number for consecutive empty points; the state in the
 * format of {@link io.github.boardrules.core.territory.spi.TerritoryState}; and the claimed groups.
 * Each claimed group is written as its first point, a colon, and {@code v} or {@code h} for the
 * side; commas separate the groups, and {@code -} means that no group is claimed: {@code
 * wb1/wb1/wb1 vertical 4.5 first 0 a1:v}. The parser also accepts another point of the group.
 *
 * <pre>{@code
 * CartesoPosition position = Carteso.game().start().play("komi=4.5").play("vertical").play("b:e5");
 * position.groups().size(); // → 1
 * position.score(); // → Vertical 0, Horizontal 0 + 4.5
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.carteso;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
