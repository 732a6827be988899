/**
 * Iris, a game for two by Craig Duncan (2019).
 *
 * <p><b>Rules.</b> The board is a hexagon of hexagons with {@code n} cells on a side. The cells of
 * its perimeter are coloured, the others gray; a coloured cell and the one diametrically opposite,
 * its twin, have the same colour. Black begins with one stone on a gray cell. Every later turn is
 * one of: a pass; a pair, stones on a coloured cell and on its twin; or two stones on gray cells
 * that are not adjacent to each other. Those are two moves; where no cell is left for the second
 * stone it is forfeited, and the turn ends after the first. The game is over when the board is full
 * or both seats pass, one after the other.
 *
 * <p>The score of a group of connected stones is the number of coloured cells that it occupies.
 * Each side's scores are sorted, highest first, and compared place by place, the shorter list
 * filled up with zeros; the first difference decides. There is no draw on a full board; after two
 * passes there can be one.
 *
 * <p><b>Options.</b> {@code n}, the number of cells on a side: 2 to 13, 7 if not given.
 *
 * <p><b>Coordinates.</b> Those of {@link io.github.boardrules.core.board.HexBoard}: on the standard
 * board the corners are {@code a1}, {@code g1}, {@code m7}, {@code m13}, {@code g13} and {@code
 * a7}, and {@code g7} is in the middle.
 *
 * <p><b>Moves.</b> {@code g7} is a stone on a gray cell, {@code a4+m10} a pair, the cell first that
 * has the lower rank, or of one rank the lower file; {@code pass} is a pass. Upper case is read as
 * lower case. Leniently, and not strictly, these are read as well:
 *
 * <ul>
 *   <li>the other order of a pair, {@code m10+a4};
 *   <li>either cell alone, {@code a4} or {@code m10}.
 * </ul>
 *
 * <p>So the text of a coloured cell is always a pair. Two cells that are no twins can be read and
 * are illegal; a cell that the board does not have cannot be read.
 *
 * <p><b>Positions.</b> One line of four parts with one blank between them: the rows as {@link
 * io.github.boardrules.core.spi.PlacementText} has them, with {@code b} and {@code w} for stones;
 * the seat to move, {@code b} or {@code w}, or {@code -} when the game is over; the first stone of
 * a turn that lacks its second one, or {@code -}; and the number of turns passed in a row just now,
 * 0, 1 or 2. The start on a board of side 3 is {@code 3/4/5/4/3 b - 0}. Letters are read in either
 * case.
 *
 * <pre>{@code
 * IrisPosition position = Iris.game().start();
 * for (String move : List.of("g7", "a4+m10", "a5+m9", "pass", "pass")) {
 *   position = position.play(move);
 * }
 * position.scores(Colour.BLACK); // → [1, 1, 0]
 * position.scores(Colour.WHITE); // → [1, 1]
 * position.outcome().orElseThrow().winner().isEmpty(); // → true
 * }</pre>
 */
@NullMarked
package io.github.boardrules.iris;

import org.jspecify.annotations.NullMarked;
