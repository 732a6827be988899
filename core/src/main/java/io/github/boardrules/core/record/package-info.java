/**
 * Records of games: reading, replaying, checking and writing them.
 *
 * <p>A {@link io.github.boardrules.core.record.Validator} judges a text in one call:
 *
 * <pre>{@code
 * try (var verdicts = Validator.installed().validate("[Game \"loa\"] 1. b1-b3 *", "upload")) {
 *   verdicts.flatMap(verdict -> verdict.problems().stream()).forEach(System.out::println);
 * }
 * }</pre>
 *
 * <p>It also opens a text as {@link io.github.boardrules.core.record.Records}, which give the
 * headers alone or the verdicts with all positions, or report the legal moves to a visitor or what
 * the text says to a handler.
 *
 * <p>A {@link io.github.boardrules.core.record.RecordFormat} scans the text and reports what it
 * finds to a {@link io.github.boardrules.core.record.RecordHandler}; a {@link
 * io.github.boardrules.core.record.Validator} applies the rules of the game. Neither throws an
 * exception because of the contents of a text: every defect is a {@link
 * io.github.boardrules.core.record.RecordProblem} with its location.
 *
 * <p>For authors of formats: {@link io.github.boardrules.core.record.RecordFormat}, {@link
 * io.github.boardrules.core.record.RecordScanner}, {@link
 * io.github.boardrules.core.record.RecordHandler}, {@link
 * io.github.boardrules.core.record.RecordInput}, {@link
 * io.github.boardrules.core.record.CharClass}, {@link io.github.boardrules.core.record.Place},
 * {@link io.github.boardrules.core.record.CanonicalMoves} and, for streams that report a problem of
 * their own, {@link io.github.boardrules.core.record.DamageException}.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.record;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
