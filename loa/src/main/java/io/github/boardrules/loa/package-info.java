/**
 * Lines of Action: a game by Claude Soucie for two players on a board of 8×8, with its rules of
 * repetition and three published variants of its end.
 *
 * <pre>{@code
 * LoaPosition position = Loa.game().start();
 * position = position.play("b1-b3").play("a4-c4");
 * position.clumpCount(Colour.WHITE); // → 4
 * position.movesFrom(Cell.parse("b3")); // the legal moves of one piece, for a front end
 * LoaMove move = LoaMove.capture(Cell.parse("b3"), Cell.parse("b4"));
 * position.violation(move).orElseThrow().code(); // → WRONG_DISTANCE
 * }</pre>
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>Black moves first. A piece moves along a rank, a file or a diagonal, by exactly as many
 *       cells as there are pieces of both colours on that whole line. It may jump over its own
 *       colour but not over the other. It ends on an empty cell or on an enemy piece, which is
 *       captured.
 *   <li>A clump is a maximal set of pieces of one colour that are connected through the eight
 *       neighbours of a cell. A side is connected if its pieces form exactly one clump; a single
 *       piece is connected.
 *   <li>If a side is connected after a move, whoever made it, that side wins. Options decide what
 *       happens if both sides are connected, if the side to move cannot move, and if a position is
 *       repeated.
 * </ul>
 *
 * <h2>Options</h2>
 *
 * <table>
 *   <caption>The names and values in {@link io.github.boardrules.core.Options}. A single option
 *       overrides the value of the preset.</caption>
 *   <tr><th>name</th><th>SOUCIE, the default</th><th>SACKSON_1969</th><th>COMPUTER_TOURNAMENT</th></tr>
 *   <tr><td>{@code bothConnected}</td><td>MOVER_WINS</td><td>DRAW</td><td>MOVER_WINS</td></tr>
 *   <tr><td>{@code noLegalMove}</td><td>LOSES</td><td>LOSES</td><td>PASSES</td></tr>
 *   <tr><td>{@code repetition}</td><td>MOVER_LOSES</td><td>DRAW</td><td>DRAW</td></tr>
 *   <tr><td>{@code repetitionAt}</td><td>2</td><td>2</td><td>3</td></tr>
 *   <tr><td>{@code order}</td><td>noMove,repetition,connection</td>
 *       <td>connection,noMove,repetition</td><td>connection,repetition</td></tr>
 * </table>
 *
 * <p>Other options are {@code preset}, with the names above, {@code anyPieceCount}, which allows
 * more than 12 pieces a side, and {@code setup}. If {@code noLegalMove=PASSES} is given without an
 * {@code order}, the check {@code noMove} is removed from the order of the preset. A {@code setup}
 * is {@code standard} (the default), {@code scrambled} (Soucie's alternative "scrambled eggs": the
 * colours alternate around the board), {@code black:b1,c1;white:a2;toMove:BLACK}, or a position.
 *
 * <h2>Notation</h2>
 *
 * <p>A move is written {@code b1-b3}, a capture {@code b1:b3}, a pass {@code pass}. Strict and
 * lenient parsing both accept
 *
 * <ul>
 *   <li>letters in either case;
 *   <li>{@code x} or {@code ×} instead of {@code :};
 *   <li>any number of {@code +}, {@code !}, {@code ?} and blanks at the end, which are ignored.
 * </ul>
 *
 * Only lenient parsing accepts
 *
 * <ul>
 *   <li>{@code -} instead of {@code :}, if the move is legal as a capture;
 *   <li>{@code :}, {@code x} or {@code ×} instead of {@code -} in any other case.
 * </ul>
 *
 * <p>Two cells without a mark between them are not a move.
 *
 * <p>A position is written as its ranks from the top, with {@code b} and {@code w} for pieces and
 * numbers for runs of empty cells, followed by the side to move, {@code b} or {@code w}, and the
 * moves since the last capture, if there are any. The moves determine the earlier positions, which
 * can be repeated: {@code 1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w b1-b3}. Letters are accepted
 * in either case.
 *
 * <h2>Sources</h2>
 *
 * <p>Lines of Action was first published in Sid Sackson, <i>A Gamut of Games</i> (1969, second
 * edition 1982). The presets follow two later texts:
 *
 * <ul>
 *   <li>SACKSON_1969: M. H. M. Winands, J. W. H. M. Uiterwijk and H. J. van den Herik, <i>The Quad
 *       Heuristic in Lines of Action</i> (ICGA Journal, 2001). It states the eight rules of
 *       Sackson's first edition, by which a move that connects both sides draws, and adds that a
 *       repeated position draws and that a side that cannot move loses.
 *   <li>SOUCIE and COMPUTER_TOURNAMENT: an article on the game headed <i>Claude Soucie (1969)</i>,
 *       without author or date, which cites literature up to 2004. It states the order of the
 *       checks and explains Soucie's dislike of draws; its section on history describes the rules
 *       of computer tournaments.
 * </ul>
 *
 * <p>The tests compare with figures of the first of these texts: the number of positions and the
 * Euler number.
 */
@NullMarked
package io.github.boardrules.loa;

import org.jspecify.annotations.NullMarked;
