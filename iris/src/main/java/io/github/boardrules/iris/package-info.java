/**
 * Iris, a game for two players by Craig Duncan (2019).
 *
 * <p><img src="doc-files/board.svg" width="400" alt="A game of Iris after 60 moves: groups, and
 * numbered colors on the edge">
 *
 * <p><b>Rules.</b> The board is a hexagon of hexagons with {@code n} cells on each side. The cells
 * on its perimeter are colored, the others gray. A colored cell and its twin, the diametrically
 * opposite cell, have the same color. Black begins with one stone on a gray cell. Every later turn
 * is a pass; or a pair, stones on a colored cell and on its twin; or two stones on gray cells that
 * are not adjacent to each other. The two gray stones are two moves. If no cell is left for the
 * second stone, it is forfeited and the turn ends. The game ends when the board is full, or when
 * both players pass in consecutive turns.
 *
 * <p>The score of a group of connected stones is the number of colored cells that it occupies. The
 * scores of each side are sorted in descending order and compared place by place, the shorter list
 * padded with zeros; the first difference decides. A full board is never a draw; a game that ends
 * with two passes may be one.
 *
 * <p><b>Options.</b> {@code n} is the number of cells on each side, 2 to 13, by default 7.
 *
 * <p><b>Coordinates.</b> See {@link io.github.boardrules.core.board.HexBoard}. The corners of the
 * standard board are {@code a1}, {@code g1}, {@code m7}, {@code m13}, {@code g13} and {@code a7};
 * its center is {@code g7}.
 *
 * <p><b>Moves.</b> {@code g7} is a stone on a gray cell. {@code a4+m10} is a pair; the cell with
 * the lower rank comes first or, within a rank, the cell with the lower file. {@code pass} is a
 * pass. Letters are case-insensitive. Lenient parsing also accepts
 *
 * <ul>
 *   <li>a pair in the other order, {@code m10+a4};
 *   <li>either cell of a pair alone, {@code a4} or {@code m10}.
 * </ul>
 *
 * <p>So a colored cell alone always means its pair. Two cells that are not twins parse as an
 * illegal move; a cell off the board does not parse.
 *
 * <p><b>Positions.</b> A position is one line of four fields, separated by single blanks: the
 * arrangement of the stones {@code b} and {@code w}, as in {@link
 * io.github.boardrules.core.spi.ArrangementText}; the side to move, {@code b} or {@code w}, or
 * {@code -} if the game is over; the first stone of the turn if a second one is due, otherwise
 * {@code -}; and the number of consecutive passes up to now, 0, 1 or 2. The start on a board of
 * side length 3 is {@code 3/4/5/4/3 b - 0}. Letters are case-insensitive.
 *
 * <pre>{@code
 * IrisPosition position = Iris.game().start();
 * for (String move : List.of("g7", "a4+m10", "a5+m9", "pass", "pass")) {
 *   position = position.play(move);
 * }
 * position.scores(Color.BLACK); // → [1, 1, 0]
 * position.scores(Color.WHITE); // → [1, 1]
 * position.outcome().orElseThrow().winner().isEmpty(); // → true
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.iris;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
