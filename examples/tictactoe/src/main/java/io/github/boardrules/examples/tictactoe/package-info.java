/**
 * Tic-tac-toe, also on larger boards and with longer lines: the worked example for the author of a
 * game.
 *
 * <h2>The rules</h2>
 *
 * The first seat plays X, the second O. They take turns to put a mark on an empty cell. Whoever is
 * the first to have a line of {@code line} marks or more, along a rank, a file or a diagonal, wins;
 * a full board without such a line is a draw.
 *
 * <h2>Options</h2>
 *
 * {@code width} and {@code height} of the board, 3 to 8 each, and {@code line}, 3 to 8, which has
 * to fit on the board; each is 3 by default.
 *
 * <h2>Notation</h2>
 *
 * A move is the cell that it marks, in either letter case: {@code b2}. A position is written as its
 * ranks from the top, with digits for runs of empty cells: {@code x2/1o1/3}. Whose turn it is
 * follows from the number of marks.
 *
 * <h2>How a game is put together</h2>
 *
 * In this order, each in a file of its own:
 *
 * <ol>
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToeMove}: what is done at a time, a
 *       value with its canonical text;
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToeGameType}: id and options, the
 *       service that {@code module-info.java} and {@code META-INF/services} register;
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToeGame}: the board and whatever can
 *       be worked out once;
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToePosition}: what is legal, what it
 *       leads to and who won;
 *   <li>{@link io.github.boardrules.examples.tictactoe.TicTacToeSetup}: positions made by hand, and
 *       everything that is wrong with them;
 *   <li>the enums {@link io.github.boardrules.examples.tictactoe.Mark}, {@link
 *       io.github.boardrules.examples.tictactoe.TicTacToeViolation}, {@link
 *       io.github.boardrules.examples.tictactoe.TicTacToeDefect} and {@link
 *       io.github.boardrules.examples.tictactoe.TicTacToeReason}: the words of the rules as data.
 * </ol>
 *
 * <p>In the tests three short classes run the conformance kit, and the vectors and the table that
 * the kit compares with were made by a script that shares no code with the game.
 */
@NullMarked
package io.github.boardrules.examples.tictactoe;

import org.jspecify.annotations.NullMarked;
