/**
 * Tic-tac-toe, also on larger boards and with longer lines. This is the worked example for authors
 * of games.
 *
 * <h2>The rules</h2>
 *
 * The first player plays X and the second player plays O. They take turns to put a mark on an empty
 * cell. The first line of at least {@code line} marks of one player, along a rank, a file or a
 * diagonal, wins. A full board without such a line is a draw.
 *
 * <h2>Options</h2>
 *
 * {@code width} and {@code height} of the board, 3 to 8 each, and {@code line}, 3 to 8, which must
 * fit on the board. Each is 3 by default.
 *
 * <h2>Notation</h2>
 *
 * A move is the cell that it marks, in either letter case: {@code b2}. A position is its ranks from
 * the top, with digits for runs of empty cells: {@code x2/1o1/3}. The number of marks shows whose
 * turn it is.
 *
 * <h2>How to write a game</h2>
 *
 * Write these types in this order:
 *
 * <ol>
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToeMove}: a value with its canonical
 *       notation;
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToeGameType}: id and options, the
 *       service that {@code module-info.java} and {@code META-INF/services} register;
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToeGame}: the board, setups with their
 *       defects, and symmetries;
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToePosition}: legal moves, their
 *       results and the outcome;
 *   <li>{@link io.github.boardrules.examples.tictactoe.Mark}: what a player plays, and what
 *       occupies a cell.
 * </ol>
 *
 * <p>All but {@code Mark} are records, so that equality needs no code. Enums in the game and the
 * position are the terms of the rules as data. Three short test classes run the conformance kit. A
 * script that shares no code with the game made the vectors and the perft table.
 */
@NullMarked
package io.github.boardrules.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
