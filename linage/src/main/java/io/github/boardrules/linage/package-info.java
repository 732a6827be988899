/**
 * The rules of Linage, a game of Luis Bolaños Mures (2016).
 *
 * <p>Two sides, Vertical and Horizontal, share one kind of stone. A <em>region</em> is a maximal
 * set of orthogonally connected empty points, a <em>line</em> is three empty points in a row along
 * a rank or a file (or another number, as the options say). A region with vertical lines only is
 * Vertical's, one with horizontal lines only is Horizontal's, and one with both is free. In turn
 * the sides pass or place a stone on a point of a free region, such that every region still has a
 * line. Two passes in a row end the game. A side scores the points of its regions, Horizontal also
 * the komi; the higher score wins.
 *
 * <p><b>Options.</b> {@code width} and {@code height}, 1 to 25, by default 9; {@code lineLength}, 2
 * to 5, by default 3, which must fit on the board; {@code opening}, PIE by default (FIRST names the
 * komi, SECOND chooses its side) or FIXED (FIRST is Vertical); {@code komi}, the values to choose
 * from, multiples of ½ within the number of points of the board, by default 0.5, 1.5, … up to that
 * number less ½; exactly one with FIXED, which may be greater than the board.
 *
 * <p><b>Moves</b> are written {@code komi=4.5}, {@code vertical}, {@code horizontal}, {@code c5}
 * and {@code pass}, in any letter case. Leniently {@code komi=3.0} is read for {@code komi=3}, and
 * {@code play vertical}, with one blank, for {@code vertical}. Nothing else is read.
 *
 * <p><b>Positions</b> are written as ranks from the top, {@code x} for a stone and numbers for
 * empty points, and then what {@link io.github.boardrules.core.territory.TerritoryText} says:
 * {@code 9/9/9/9/4x4/9/9/9/9 horizontal 4.5 first 0}.
 *
 * <pre>{@code
 * LinagePosition position = Linage.game().start().play("komi=4.5").play("vertical").play("e5");
 * position.regions().size(); // → 1
 * position.score(); // → Vertical 0, Horizontal 0 + 4.5
 * }</pre>
 */
@NullMarked
package io.github.boardrules.linage;

import org.jspecify.annotations.NullMarked;
