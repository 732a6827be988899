/**
 * Lines of Action: a game by Claude Soucie for two players on a board of 8×8, with its published
 * variants, and with the boards and rules of other sites and programs.
 *
 * <p><img src="doc-files/board.svg" width="400" alt="A game of Lines of Action after 20 moves: the
 * last move and the connected pieces">
 *
 * <pre>{@code
 * LoaPosition position = Loa.game().start();
 * position = position.play("b1-b3").play("a4-c4");
 * position.clumpCount(Color.WHITE); // → 4
 * position.movesFrom(Cell.parse("b3")); // the legal moves of one piece, for a front end
 * LoaMove move = LoaMove.capture(Cell.parse("b3"), Cell.parse("b4"));
 * position.violation(move).orElseThrow().code(); // → WRONG_DISTANCE
 * }</pre>
 *
 * <h2>Rules</h2>
 *
 * <ul>
 *   <li>Black moves first. A piece moves along a rank, a file or a diagonal, by exactly as many
 *       cells as there are pieces of both colors on that whole line. It may jump over its own color
 *       but not over the other. It ends on an empty cell or on an enemy piece, which is captured.
 *   <li>A clump is a maximal set of pieces of one color that are connected through the eight
 *       neighbors of a cell. A side is connected if its pieces form exactly one clump; a single
 *       piece is connected.
 *   <li>If a side is connected after a move, whoever made it, that side wins. Options decide what
 *       happens if both sides are connected, if the side to move cannot move, and if a position is
 *       repeated, and may limit the number of plies.
 *   <li>Other boards have the same rules. A hexagonal board has three kinds of lines, and a cell
 *       has six neighbors. The center may be a <em>hole</em>: a cell of its lines like any other,
 *       which may be jumped over, but which never holds a piece. A piece that ends its move there
 *       is removed. That is a quiet move of its own side. The hole connects nothing.
 * </ul>
 *
 * <h2>Options</h2>
 *
 * <table>
 *   <caption>The presets of published rules. A single option overrides the value of the
 *       preset.</caption>
 *   <tr><th>name</th><th>SOUCIE, the default</th><th>SACKSON_1969</th><th>COMPUTER_TOURNAMENT</th></tr>
 *   <tr><td>{@code bothConnected}</td><td>MOVER_WINS</td><td>DRAW</td><td>MOVER_WINS</td></tr>
 *   <tr><td>{@code noLegalMove}</td><td>LOSES</td><td>LOSES</td><td>PASSES</td></tr>
 *   <tr><td>{@code repetition}</td><td>MOVER_LOSES</td><td>DRAW</td><td>DRAW</td></tr>
 *   <tr><td>{@code repetitionAt}</td><td>2</td><td>2</td><td>3</td></tr>
 *   <tr><td>{@code order}</td><td>noMove,repetition,connection</td>
 *       <td>connection,noMove,repetition</td><td>connection,repetition</td></tr>
 * </table>
 *
 * <table>
 *   <caption>The presets of sites and programs</caption>
 *   <tr><th>name</th><th>ABSTRACT_PLAY</th><th>LUDII</th><th>OPEN_SPIEL</th><th>PLAY_STRATEGY</th></tr>
 *   <tr><td>{@code bothConnected}</td><td>DRAW</td><td>DRAW</td><td>MOVER_WINS</td><td>DRAW</td></tr>
 *   <tr><td>{@code noLegalMove}</td><td>PASSES</td><td>PASSES</td><td>LOSES</td><td>DRAW</td></tr>
 *   <tr><td>{@code repetition}</td><td>NONE</td><td>NONE</td><td>DRAW</td><td>DRAW</td></tr>
 *   <tr><td>{@code repetitionOf}</td><td></td><td></td><td>PLACEMENT</td><td>POSITION</td></tr>
 *   <tr><td>{@code repetitionAt}</td><td></td><td></td><td>2</td><td>5</td></tr>
 *   <tr><td>{@code quietLimit}</td><td>0</td><td>0</td><td>0</td><td>100</td></tr>
 *   <tr><td>{@code plyLimit}</td><td>0</td><td>2500</td><td>1000</td><td>0</td></tr>
 *   <tr><td>{@code order}</td><td>connection</td><td>connection,plyLimit</td>
 *       <td>plyLimit,connection,repetition,noMove</td>
 *       <td>connection,noMove,quietLimit,repetition</td></tr>
 * </table>
 *
 * <p>{@link LoaRules} explains the values. Without an {@code order}, a check that no longer applies
 * leaves the order of the preset, and a new {@code quietLimit}, then a new {@code plyLimit}, is
 * appended; any other new check has to be named. Under {@code repetition=NONE}, the option {@code
 * repetitionAt} must not be given, and a game without a limit may never end.
 *
 * <p>The board is {@code board=SQUARE} with a {@code size} of 4 to 16, by default 8, or {@code
 * board=HEX} with 3 to 8 cells on each side, by default 6. {@code hole=CENTER} makes the center of
 * a hexagonal board, or of a square board of odd size, a hole. Presets set neither board nor setup.
 *
 * <p>A {@code setup} is
 *
 * <ul>
 *   <li>{@code standard}, the default: Black has the first and the last rank of a square board,
 *       White the first and the last file; on a hexagonal board, the edges alternate, with Black on
 *       top. Corners are empty.
 *   <li>{@code scrambled}, Soucie's alternative "scrambled eggs": the same cells, with colors that
 *       alternate around the board.
 *   <li>{@code clusters}, on the hexagonal board of side 5 only: nine pieces of each side in
 *       clusters in the corners, as on Abstract Play.
 *   <li>{@code black:b1,c1;white:a2;toMove:BLACK}, or a position.
 * </ul>
 *
 * <p>{@code allowExtraPieces} allows more pieces than a side has in the standard setup of the
 * board, which are 12 on the board of 8×8.
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
 * <p>Both reject two cells without a mark between them, which {@link
 * io.github.boardrules.core.Position#parseMove(CharSequence)} accepts.
 *
 * <p>A position is written as its ranks from the top, with {@code b} and {@code w} for pieces and
 * numbers for runs of empty cells, followed by the side to move, {@code b} or {@code w}, and the
 * moves since the last capture, if there are any. The moves determine the earlier positions, which
 * can be repeated: {@code 1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w b1-b3}. Then come, if the
 * rules need them and they are not 0, the number of plies without a capture, the number of plies,
 * and {@code passed} if the last move was a pass and the side to move can only pass: {@code
 * quiet:12 ply:340 passed}. {@code passed:2} marks the end of a game by two passes. The hole counts
 * as an empty cell. Letters are accepted in either case.
 *
 * <p>Cells of a hexagonal board are named as {@link io.github.boardrules.core.board.HexBoard}
 * describes.
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
 *   <li>ABSTRACT_PLAY, LUDII, OPEN_SPIEL and PLAY_STRATEGY: the programs named at the constants of
 *       {@link LoaRules}, as they play, which in OpenSpiel differs from a comment. The boards of
 *       9×9 with a hole and the hexagonal ones are known from Abstract Play only.
 * </ul>
 *
 * <p>The tests compare with figures of the first of these texts: the number of positions and the
 * Euler number.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.loa;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
