/**
 * Records of games: reading, replaying, checking and writing them.
 *
 * <p>A {@link io.github.boardrules.core.record.Validator} judges a text in one call:
 *
 * <pre>{@code
 * try (var verdicts = Validator.standard().validate("[Game \"loa\"] 1. b1-b3 *", "upload")) {
 *   verdicts.flatMap(verdict -> verdict.problems().stream()).forEach(System.out::println);
 * }
 * }</pre>
 *
 * <p>A validator combines two steps. A {@link io.github.boardrules.core.record.RecordReader} parses
 * the text; a {@link io.github.boardrules.core.record.Replay} applies the rules of the game.
 * Neither throws an exception because of the contents of a text: every defect is a {@link
 * io.github.boardrules.core.record.RecordProblem} with its location.
 */
@CheckReturnValue
@NullMarked
package io.github.boardrules.core.record;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
