/**
 * Hex on a rhombus and Y on a triangle: connection games as an example for authors of games. A game
 * of this kind is one class, which names the shape of its board and the sides that each color has
 * to connect.
 *
 * <h2>The rules</h2>
 *
 * Black and White take turns to place a stone on an empty cell; Black begins. A color wins as soon
 * as one connected component of its stones contains a cell of each side that the color has to
 * connect. In Hex, these are the bottom and the top for Black, and the left and the right side for
 * White; in Y, all three sides for both colors. A corner cell belongs to two sides. There are no
 * draws.
 *
 * <p>The second player may swap instead of placing the first white stone: the stone remains, and
 * the players exchange colors, so that the first player is to move and plays White.
 *
 * <h2>Options</h2>
 *
 * {@code size}: the number of cells on each side, 2 to 26, by default 11 in Hex and 13 in Y. {@code
 * swap}: whether the second player may swap colors, by default true.
 *
 * <h2>Notation</h2>
 *
 * A move is the cell of the stone, {@code f6}, or {@code swap}, in either letter case. A position
 * is its ranks from the top, with numbers for runs of empty cells, and the word {@code swapped} if
 * the players have swapped colors: {@code 3/1b1/3 swapped}. The numbers of stones show whose turn
 * it is.
 *
 * <h2>How it is built</h2>
 *
 * <ul>
 *   <li>{@link io.github.boardrules.examples.connection.HexGameType} and {@link
 *       io.github.boardrules.examples.connection.YGameType}: the services. What they have in common
 *       is {@link io.github.boardrules.examples.connection.ConnectionGameType};
 *   <li>{@link io.github.boardrules.examples.connection.ConnectionGame}: the sides to connect,
 *       setups with their defects, and the symmetries that keep the sides;
 *   <li>{@link io.github.boardrules.examples.connection.ConnectionPosition} and {@link
 *       io.github.boardrules.examples.connection.ConnectionMove}: stones and the swap;
 *   <li>{@link io.github.boardrules.examples.connection.ConnectionDrawing}: the board and the
 *       colors of its edges, for front ends and pictures.
 * </ul>
 *
 * <p>Tests compare the games with a naive model on all positions of small boards, which also shows
 * that a full board has exactly one winner and that every setup without defects can be reached.
 */
@NullMarked
package io.github.boardrules.examples.connection;

import org.jspecify.annotations.NullMarked;
