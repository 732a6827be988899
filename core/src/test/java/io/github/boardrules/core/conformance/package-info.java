/**
 * The conformance kit: the tests that every game must pass. Authors of games get it from the
 * artifact {@code boardrules-kit}, the module {@code io.github.boardrules.kit}. A game is tested by
 * one subclass of each of
 *
 * <ul>
 *   <li>{@link io.github.boardrules.core.conformance.ConformanceTest}: the {@link
 *       io.github.boardrules.core.conformance.Promise}s that the interfaces of core make, checked
 *       on random play and random setups;
 *   <li>{@link io.github.boardrules.core.conformance.VectorsTest}: games, inputs and options that
 *       an independent implementation has judged;
 *   <li>{@link io.github.boardrules.core.conformance.PerftTest}: numbers of move sequences.
 * </ul>
 *
 * <p>A game with a naive second implementation in Java has two more subclasses: one of {@link
 * io.github.boardrules.core.conformance.RecomputedVectorsTest}, which recomputes the vectors, and
 * one of {@link io.github.boardrules.core.conformance.ActionsTest}, which compares both. Properties
 * of a game's own tests can take {@link io.github.boardrules.core.conformance.Choices}, which
 * shrink.
 *
 * <p>The promises show that a game is consistent. Only the vectors and the perft tables show that
 * it is the right game: until it has them, the kit prints {@code NO VECTORS} and reports a skipped
 * test. Begin the vectors with the command {@code trace} of the examples: it makes lines of {@code
 * games.jsonl.gz} from lines with moves, and somebody must then check them.
 *
 * <h2>Dependencies</h2>
 *
 * <pre>{@code
 * <dependencies>
 *   <dependency>
 *     <groupId>io.github.boardrules</groupId>
 *     <artifactId>boardrules-core</artifactId>
 *     <version>${boardrules.version}</version>
 *   </dependency>
 *   <dependency>
 *     <groupId>io.github.boardrules</groupId>
 *     <artifactId>boardrules-kit</artifactId>
 *     <version>${boardrules.version}</version>
 *     <scope>test</scope>
 *   </dependency>
 * </dependencies>
 * }</pre>
 *
 * <p>The kit brings JUnit Jupiter, jqwik and Jackson. Maven Surefire 3.0.0 or newer runs the kit
 * with its default settings; Maven before 3.9 uses an older version unless the pom sets one. In a
 * project with a {@code module-info.java}, set Surefire's {@code useModulePath} to {@code false}:
 * on the module path the vectors are hidden. Tests in an open module of their own, which requires
 * {@code io.github.boardrules.kit}, run with {@code --add-modules ALL-MODULE-PATH}.
 *
 * <h2>A worked example</h2>
 *
 * The module {@code examples/tictactoe} is a complete game with these tests:
 *
 * <pre>{@code
 * public class TicTacToeConformanceTest extends ConformanceTest {
 *   public TicTacToeConformanceTest() {
 *     super(new TicTacToeGameType());
 *   }
 *
 *   // Moves that no game lists.
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
 * <p>Keep the end {@code Test} of the names: Surefire runs no class without it. Keep the first
 * class and its constructor public: a Surefire that is too old for JUnit 5 then fails instead of
 * running nothing. The build also fails if the engine of jqwik or of JUnit Jupiter is missing.
 *
 * <h2>When a promise is broken</h2>
 *
 * The message begins with what is wrong, and then names the move, the position, the promise, the
 * options and the seed:
 *
 * <pre>{@code
 * isLegal is true for a move that is not listed ==> expected: <false> but was: <true>
 *   illegal move 'a1'
 *   position '4/4/x3'
 *   LEGALITY of tictactoe [width=4] (others [], seed 7)
 * }</pre>
 *
 * <p>{@link io.github.boardrules.core.conformance.Conformance#check Conformance.check} draws the
 * same sample again from the same arguments.
 *
 * <h2>When it takes long</h2>
 *
 * A promise that takes more than 5 seconds prints its time. {@code mvn test
 * -Dboardrules.conformance.trials=5} checks each promise in 5 trials instead of 25.
 *
 * <h2>The vectors</h2>
 *
 * The vectors are resources in the folder {@code vectors/<id>}. Files that end in {@code .jsonl.gz}
 * are compressed JSON lines. In every line {@code options} is an object of options by name, in
 * which a list is written for comma-separated items, and an object for {@code name:value} pairs
 * separated by semicolons; {@code moves} is a list of moves from the start in canonical notation;
 * {@code id} is a label.
 *
 * <ul>
 *   <li>{@code games.jsonl.gz}: games. {@code plies} has an object for the start and for the
 *       position after each move, and {@code outcome} is an object, or null while the game goes on.
 *       The objects have exactly the entries of {@link io.github.boardrules.core.trace.Snapshot}:
 *       on boards of more than 121 cells, {@code legalCount} and {@code legalSha256} replace {@code
 *       legal}, unless the type implements {@link io.github.boardrules.core.trace.SnapshotLimit}.
 *   <li>{@code boards.jsonl.gz}, optional: games on other boards and under other options in the
 *       same form, with the {@code seed} from which {@link
 *       io.github.boardrules.core.conformance.RecomputedVectorsTest} makes each.
 *   <li>{@code bad_inputs.jsonl.gz}: in the position after {@code moves}, {@code input} must be
 *       refused. {@code kind} is {@code malformed} (not a move), {@code offBoard} (it names a cell
 *       that the board does not have) or {@code illegal}. If {@code strict} is true, it is parsed
 *       strictly.
 *   <li>{@code alternative_inputs.jsonl.gz}: in the position after {@code moves}, {@code input} is
 *       parsed to the legal move {@code means}.
 *   <li>{@code bad_options.jsonl.gz}: no game has these {@code options}.
 *   <li>{@code perft.json}: an object with a list {@code tables}. A table has {@code options} and
 *       either {@code counts}, the numbers of sequences of 1, 2, … moves, with {@code facts}, a
 *       list of sums over the final positions of each; or {@code depth}, one {@code count} and its
 *       {@code facts}. The sums are {@code over}, {@code wonFIRST}, {@code wonSECOND}, {@code
 *       wonDRAW}, {@code over.} followed by the label of a reason, and the sums that {@link
 *       io.github.boardrules.core.conformance.PerftTest#fact} defines.
 * </ul>
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.conformance;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
