/**
 * Records of games: reading, replaying, checking and writing them.
 *
 * <pre>{@code
 * ReplayOptions options = ReplayOptions.installed();
 * try (RecordReader reader = SgfFormat.SGF.open(stream, "games.sgf", ReadLimits.defaults())) {
 *   for (Optional<ParsedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
 *     Replay replay = Replay.of(game.get().record(), options);
 *     replay.problems(); // illegal moves and a wrong result, with line and column
 *   }
 * }
 * }</pre>
 *
 * <p>Reading and judging are separate. A {@link io.github.boardrules.core.record.RecordReader}
 * returns what the text says; a {@link io.github.boardrules.core.record.Replay} applies the rules
 * of the game. Neither throws an exception because of the contents of a text: every defect is a
 * {@link io.github.boardrules.core.record.RecordProblem} with its location.
 */
@NullMarked
package io.github.boardrules.core.record;

import org.jspecify.annotations.NullMarked;
