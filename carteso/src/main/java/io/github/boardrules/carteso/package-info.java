/**
 * The rules of Carteso, a game of Luis Bolaños Mures and Corey L. Clark.
 *
 * <p>Two sides, Vertical and Horizontal, share black and white stones. A <em>group</em> is a
 * maximal set of orthogonally connected stones of one colour; its <em>span</em> is its bounding
 * box. Whatever its colour, it is Vertical's if it spans more rows than columns, Horizontal's if
 * more columns than rows, and else the opponent's of the side that placed last. It is
 * <em>finished</em> when no placements could make its span greater. In turn the sides pass or place
 * a stone of either colour on an empty point; after a placement every finished group that is not
 * claimed is claimed by its owner, for good, with all stones that join it later. Two passes in a
 * row end the game. A side scores the stones of the groups it has claimed, Horizontal also the
 * komi; the higher score wins.
 *
 * <p><b>Options.</b> {@code width} and {@code height}, 1 to 25, by default 9; {@code opening}, PIE
 * by default (FIRST names the komi, SECOND chooses its side) or FIXED (FIRST is Vertical); {@code
 * komi}, the values to choose from, multiples of ½ within the number of points of the board, by
 * default 0.5, 1.5, … up to that number less ½; exactly one with FIXED, which may be greater than
 * the board.
 *
 * <p><b>Moves</b> are written {@code komi=4.5}, {@code vertical}, {@code horizontal}, {@code b:c5}
 * or {@code w:c5} for a black or white stone, and {@code pass}, in any letter case. Leniently
 * {@code komi=3.0} is read for {@code komi=3}; {@code play vertical}, with one blank, for {@code
 * vertical}; and for {@code b:c5} also {@code bc5}, {@code b c5}, {@code black c5} and {@code c5
 * black}. Nothing else is read.
 *
 * <p><b>Positions</b> are written as ranks from the top, {@code b} and {@code w} for stones and
 * numbers for empty points; then what {@link io.github.boardrules.core.territory.TerritoryText}
 * says; then the claimed groups, each by its first point, {@code :} and {@code v} or {@code h},
 * separated by commas, or {@code -} if there are none: {@code wb1/wb1/wb1 vertical 4.5 first 0
 * a1:v}. Read is any point of the group.
 *
 * <pre>{@code
 * CartesoPosition position = Carteso.game().start().play("komi=4.5").play("vertical").play("b:e5");
 * position.groups().size(); // → 1
 * position.score(); // → Vertical 0, Horizontal 0 + 4.5
 * }</pre>
 */
@NullMarked
package io.github.boardrules.carteso;

import org.jspecify.annotations.NullMarked;
