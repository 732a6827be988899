/**
 * The conformance kit: what every game of the library must pass. It is published as the test-jar of
 * core, for whoever writes a game. A game is tested by a subclass of each of
 *
 * <ul>
 *   <li>{@link io.github.boardrules.core.conformance.GameProperties}: what the interfaces of core
 *       promise, the {@link io.github.boardrules.core.conformance.Promise}s, from random play and
 *       random setups;
 *   <li>{@link io.github.boardrules.core.conformance.VectorsTest}: games, inputs and options that
 *       an independent implementation has judged;
 *   <li>{@link io.github.boardrules.core.conformance.PerftTest}: numbers of move sequences.
 * </ul>
 *
 * <p>The promises tell that a game is sound; that it is the game it should be, only the vectors and
 * the numbers can tell, so a game without them fails.
 *
 * <h2>A worked example</h2>
 *
 * The module {@code examples/tictactoe} is a whole game, with these tests:
 *
 * <pre>{@code
 * class TicTacToeGameProperties extends GameProperties {
 *   TicTacToeGameProperties() {
 *     super(new TicTacToeGameType());
 *   }
 *
 *   // Besides moves that are legal somewhere: what nobody would list.
 *   @Override
 *   protected List<TicTacToeMove> constructedMoves(Game<?> game, Random random) {
 *     return List.of(new TicTacToeMove(new Cell(game.board().width(), 0)));
 *   }
 * }
 *
 * class TicTacToeVectorsTest extends VectorsTest {
 *   TicTacToeVectorsTest() {
 *     super(new TicTacToeGameType());
 *   }
 * }
 *
 * class TicTacToePerftTest extends PerftTest {
 *   TicTacToePerftTest() {
 *     super(new TicTacToeGameType());
 *   }
 * }
 * }</pre>
 *
 * <p>Its tests need, besides the test-jar, JUnit Jupiter, jqwik and Jackson ({@code
 * tools.jackson.core:jackson-databind}), and are run on the class path, as the kit has packages of
 * core's own module.
 *
 * <h2>When a promise is broken</h2>
 *
 * The message names the promise, the options, the seed, the position and the move:
 *
 * <pre>{@code
 * LEGALITY of tictactoe [width=4] (others [], seed 7): position '4/4/x3': illegal move 'a1': ...
 * }</pre>
 *
 * <p>The same arguments given to {@link io.github.boardrules.core.conformance.Conformance#check
 * Conformance.check} draw the same sample again.
 *
 * <h2>The vectors</h2>
 *
 * They are resources in the folder {@code vectors/<id>}. Those that end in {@code .jsonl.gz} are
 * compressed JSON lines. In every line {@code options} is an object of options by name, in which a
 * list stands for its items with commas, and an object for {@code name:value} pairs with
 * semicolons; {@code moves} is a list of moves from the start in canonical notation; {@code id} is
 * a label.
 *
 * <ul>
 *   <li>{@code games.jsonl.gz}: games. {@code plies} has an object for the start and for the
 *       position after each move, and {@code outcome} is null while the game goes on, else an
 *       object: what {@link io.github.boardrules.core.trace.Trace} says of them, no more and no
 *       less.
 *   <li>{@code bad_inputs.jsonl.gz}: in the position after {@code moves}, {@code input} must be
 *       refused; {@code kind} is {@code malformed} (it is no move), {@code offBoard} (it names a
 *       cell that there is not) or {@code illegal}; with {@code strict} true it is read strictly.
 *   <li>{@code alternative_inputs.jsonl.gz}: there {@code input} {@code means} the legal move.
 *   <li>{@code bad_options.jsonl.gz}: no game is made of {@code options}.
 *   <li>{@code perft.json}: an object with a list {@code tables}, of which each has {@code options}
 *       and either {@code counts}, the numbers of sequences of 1, 2, … moves, and {@code facts}, a
 *       list of sums over the final positions of each; or {@code depth}, one {@code count} and its
 *       {@code facts}. Sums are {@code over}, {@code wonFIRST}, {@code wonSECOND}, {@code wonDRAW},
 *       {@code over.} and the label of a reason, and what {@link
 *       io.github.boardrules.core.conformance.PerftTest#fact} knows.
 * </ul>
 */
@NullMarked
package io.github.boardrules.core.conformance;

import org.jspecify.annotations.NullMarked;
