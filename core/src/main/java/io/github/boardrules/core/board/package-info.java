/**
 * Boards: a square or hexagonal grid with a {@linkplain io.github.boardrules.core.board.Shape
 * shape}. {@linkplain io.github.boardrules.core.board.Cell Cells}, neighbors, lines, sides,
 * {@linkplain io.github.boardrules.core.board.CellSet sets of cells}, connected components,
 * {@linkplain io.github.boardrules.core.board.Symmetry symmetries}, and coordinates for drawing.
 *
 * <pre>{@code
 * SquareBoard board = SquareBoard.of(8, 8);
 * Cell d4 = Cell.parse("d4");
 * board.neighbors(d4); // → [d3, c4, e4, d5]
 * board.ray(d4, SquareDirection.NORTH_EAST); // → [e5, f6, g7, h8]
 * board.distance(d4, Cell.parse("h5")); // → OptionalInt[5]
 * }</pre>
 *
 * <p>A rhombus is the board of Hex, and a triangle that of Y: the module {@code
 * examples/connection} adds both games. A game of connection asks whether a flood from one side
 * meets another side:
 *
 * <pre>{@code
 * HexBoard rhombus = HexBoard.rhombus(3);
 * CellSet bottom = rhombus.setOf(rhombus.sides().get(0));
 * CellSet top = rhombus.setOf(rhombus.sides().get(2));
 * CellSet stones = rhombus.setOf(Cell.parse("a1"), Cell.parse("b2"), Cell.parse("b3"));
 * bottom.flood(stones).intersects(top); // → true
 * }</pre>
 *
 * <p>Cells that are left out exist for nothing: neither for lines, distances and texts nor for
 * symmetries.
 *
 * <pre>{@code
 * SquareBoard holed = SquareBoard.of(8, 8).without(Cell.parse("f6"));
 * holed.ray(Cell.parse("d4"), SquareDirection.NORTH_EAST); // → [e5]
 * holed.symmetries(); // → [identity, transposition]
 * }</pre>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.board;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
