/**
 * Records of games: reading them from strangers' files, replaying them by the rules, and writing
 * them.
 *
 * <pre>{@code
 * ReplayOptions options = ReplayOptions.installed();
 * try (RecordReader reader = RecordReader.open(RecordFormat.SGF, stream, "games.sgf", ReadLimits.defaults())) {
 *   for (Optional<ParsedGame> game = reader.next(); game.isPresent(); game = reader.next()) {
 *     Replay replay = Replay.of(game.get().record(), options);
 *     replay.problems(); // what the rules have against it, with line and column
 *   }
 * }
 * }</pre>
 *
 * <p>Reading and legality are separate: a {@link io.github.boardrules.core.record.RecordReader}
 * gives what is written, a {@link io.github.boardrules.core.record.Replay} says what the rules make
 * of it. Neither throws for anything that a text says; every defect is a {@link
 * io.github.boardrules.core.record.RecordProblem} with its place.
 */
@NullMarked
package io.github.boardrules.core.record;

import org.jspecify.annotations.NullMarked;
