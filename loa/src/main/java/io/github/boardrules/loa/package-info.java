/**
 * Lines of Action, a game by Claude Soucie for two on a board of 8×8, complete with its rules of
 * repetition and the three published readings of its end.
 *
 * <pre>{@code
 * LoaPosition position = Loa.game().start();
 * position = position.play("b1-b3").play("a4-c4");
 * position.clumpCount(Colour.WHITE); // → 4
 * position.movesFrom(Cell.parse("b3")); // where a front end lets it go
 * LoaMove move = LoaMove.capture(Cell.parse("b3"), Cell.parse("b4"));
 * position.violation(move).orElseThrow().code(); // → WRONG_DISTANCE
 * }</pre>
 *
 * <h2>The rules in short</h2>
 *
 * <ul>
 *   <li>Black moves first. A piece moves along a rank, a file or a diagonal by exactly as many
 *       cells as there are pieces of both colours on that whole line. It may jump over its own
 *       colour, never over the other; it may land on an empty cell or on an enemy, which is
 *       captured.
 *   <li>A clump is a set of pieces of one colour that hang together through the eight neighbours of
 *       a cell. A side is connected when all its pieces are one clump; a single piece is one.
 *   <li>A side that is connected after a move, its own or the opponent's, wins. What it means that
 *       both are, that the side to move cannot move, and that a position is repeated, the options
 *       say.
 * </ul>
 *
 * <h2>Options</h2>
 *
 * <table>
 *   <caption>The names and values in {@link io.github.boardrules.core.Options}; those of a preset
 *       hold where a single one is not given</caption>
 *   <tr><th>name</th><th>SOUCIE, the default</th><th>SACKSON_1969</th><th>COMPUTER_TOURNAMENT</th></tr>
 *   <tr><td>{@code bothConnected}</td><td>MOVER_WINS</td><td>DRAW</td><td>MOVER_WINS</td></tr>
 *   <tr><td>{@code noLegalMove}</td><td>LOSES</td><td>LOSES</td><td>PASSES</td></tr>
 *   <tr><td>{@code repetition}</td><td>MOVER_LOSES</td><td>DRAW</td><td>DRAW</td></tr>
 *   <tr><td>{@code repetitionAt}</td><td>2</td><td>2</td><td>3</td></tr>
 *   <tr><td>{@code order}</td><td>noMove,repetition,connection</td>
 *       <td>connection,noMove,repetition</td><td>connection,repetition</td></tr>
 * </table>
 *
 * <p>Besides there are {@code preset} with the names above, {@code setup} and {@code
 * anyPieceCount}, which allows more than 12 pieces a side. Where {@code noLegalMove=PASSES} is
 * given over a preset without an {@code order}, the check {@code noMove} leaves the preset's order.
 * A {@code setup} is {@code standard} (the default), {@code scrambled} (Soucie's own alternative,
 * "scrambled eggs": the colours alternate around the board), {@code
 * black:b1,c1;white:a2;toMove:BLACK}, or a position.
 *
 * <h2>Notation</h2>
 *
 * <p>A move is written {@code b1-b3}, a capture {@code b1:b3}, a pass {@code pass}. Read strictly
 * and leniently alike are
 *
 * <ul>
 *   <li>letters in either case;
 *   <li>{@code x} for {@code :};
 *   <li>any number of {@code +}, {@code !}, {@code ?} and blanks at the end, which say nothing.
 * </ul>
 *
 * Only leniently is read
 *
 * <ul>
 *   <li>{@code -} for {@code :}, where the move is legal as a capture;
 *   <li>{@code :} or {@code x} for {@code -}, everywhere else.
 * </ul>
 *
 * <p>Cells without any mark between them are no notation.
 *
 * <p>A position is written as its ranks from the top, the letters {@code b} and {@code w} for
 * pieces and numbers for runs of empty cells, then the side to move, {@code b} or {@code w}, and
 * then, if there are any, the moves since the last capture, which are what is needed to know the
 * positions that can be repeated: {@code 1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w b1-b3}.
 * Letters are read in either case.
 *
 * <h2>Sources</h2>
 *
 * <p>The game is by Claude Soucie; it was first published in Sid Sackson, <i>A Gamut of Games</i>
 * (1969, second edition 1982). The rules of computer tournaments and the figures that the tests
 * compare with are from M. H. M. Winands, J. W. H. M. Uiterwijk and H. J. van den Herik, <i>The
 * Quad Heuristic in Lines of Action</i> (ICGA Journal, 2001).
 */
@NullMarked
package io.github.boardrules.loa;

import org.jspecify.annotations.NullMarked;
