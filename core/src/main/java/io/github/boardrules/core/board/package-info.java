/**
 * Boards: their {@link io.github.boardrules.core.board.Cell cells}, which of them are neighbours or
 * lie in a line, {@link io.github.boardrules.core.board.CellSet sets} of them, and the {@link
 * io.github.boardrules.core.board.Symmetry symmetries} that map a board to itself. Numbers only:
 * how a board is drawn is left to whoever draws it; for texts there are the rows of a position in
 * the style of FEN, and diagrams of characters.
 *
 * <pre>{@code
 * SquareBoard board = SquareBoard.of(8, 8);
 * Cell d4 = Cell.parse("d4");
 * board.neighbours(d4, Neighbourhood.KING).size(); // → 8
 * board.ray(d4, SquareDirection.NORTH_EAST); // → [e5, f6, g7, h8]
 * board.distance(d4, Cell.parse("h5")); // → 5
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.board;

import org.jspecify.annotations.NullMarked;
