/**
 * Square and hexagonal boards: {@linkplain io.github.boardrules.core.board.Cell cells}, neighbors,
 * lines, {@linkplain io.github.boardrules.core.board.CellSet sets of cells}, connected components,
 * {@linkplain io.github.boardrules.core.board.Symmetry symmetries}, and coordinates for drawing.
 *
 * <pre>{@code
 * SquareBoard board = SquareBoard.of(8, 8);
 * Cell d4 = Cell.parse("d4");
 * board.neighbors(d4, SquareBoard.Neighborhood.KING).size(); // → 8
 * board.ray(d4, SquareDirection.NORTH_EAST); // → [e5, f6, g7, h8]
 * board.distance(d4, Cell.parse("h5")); // → 5
 * }</pre>
 */
@NullMarked
package io.github.boardrules.core.board;

import org.jspecify.annotations.NullMarked;
