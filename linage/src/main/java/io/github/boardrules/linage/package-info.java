/**
 * The rules of Linage, a game by Luis Bolaños Mures (2016).
 *
 * <p><img src="doc-files/board.svg" width="400" alt="A game of Linage after 36 moves: the regions
 * of both sides">
 *
 * <h2>Rules</h2>
 *
 * The sides, Vertical and Horizontal, share one kind of stone. A <em>region</em> is a maximal set
 * of orthogonally connected empty points. A <em>line</em> is three empty points in a row on a rank
 * or a file; an option sets another length. A region with only vertical lines belongs to Vertical,
 * a region with only horizontal lines belongs to Horizontal, and a region with both is free.
 *
 * <p>The sides take turns. The side to move passes or places a stone on a point of a free region;
 * after a placement, every region must still have a line. Two passes in a row end the game. Each
 * side scores one point for every point of its regions, and Horizontal also receives the komi. The
 * side with the higher score wins.
 *
 * <h2>Options</h2>
 *
 * <ul>
 *   <li>{@code width} and {@code height}: 1 to 25, by default 9.
 *   <li>{@code lineLength}: 2 to 5, by default 3. At least one line must fit on the board.
 *   <li>{@code opening}: with {@code PIE}, the default, the first player names the komi and the
 *       second player chooses a side; with {@code FIXED} the first player plays Vertical.
 *   <li>{@code komi}: the values that the first player may name, multiples of ½ separated by commas
 *       or a range in steps of 1 such as {@code -3..3}, from minus to plus the number of points of
 *       the board; by default 0.5, 1.5, … up to the number of points minus ½. {@code FIXED}
 *       requires exactly one value and allows values beyond the number of points.
 *   <li>{@code end}: with {@code TWO_PASSES}, the default, two passes in a row end the game; with
 *       {@code NO_FREE_REGION} it also ends as soon as no region is free, from the choice of sides
 *       on. With {@code FIXED} such a game may be over at its start.
 *   <li>{@code button}: with {@code HALF_POINT}, the side to move may once a game take the button
 *       with the move {@code button}, which gives it half a point. The move is not a pass and
 *       breaks a row of passes. The default is {@code NONE}.
 *   <li>{@code preset}: {@code STANDARD}, the default, or {@code ABSTRACT_PLAY}, the rules of the
 *       site Abstract Play: 15×15 points, {@code NO_FREE_REGION}, {@code HALF_POINT} and every
 *       whole komi from minus to plus the number of points. Other options override the preset.
 * </ul>
 *
 * <h2>Notation</h2>
 *
 * Moves are written {@code komi=4.5}, {@code vertical}, {@code horizontal}, {@code c5}, {@code
 * button} and {@code pass}. Letter case is ignored. The lenient parser also accepts {@code
 * komi=3.0} for {@code komi=3} and {@code play vertical}, with a single space, for {@code
 * vertical}.
 *
 * <p>Positions are written as the ranks from top to bottom, with {@code x} for a stone and a number
 * for consecutive empty points, followed by a space and the state in the format of {@link
 * io.github.boardrules.core.territory.spi.TerritoryState}: {@code 9/9/9/9/4x4/9/9/9/9 horizontal
 * 4.5 first 0}. Once the button is taken, the side that has it follows: {@code button:horizontal}.
 *
 * <pre>{@code
 * LinagePosition position = Linage.game().start().play("komi=4.5").play("vertical").play("e5");
 * position.regions().size(); // → 1
 * position.score(); // → Vertical 0, Horizontal 0 + 4.5
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.linage;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
