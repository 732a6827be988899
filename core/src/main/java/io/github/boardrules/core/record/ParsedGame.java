package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.Immutable;

/**
 * One game of a text, as a {@link RecordReader} parsed it.
 *
 * @param number the number of the game in its text, counted from 1
 * @param record everything that could be parsed
 * @param problems the syntax errors, in the order in which they were found; {@link Replay} checks
 *     whether the moves are legal
 */
@Immutable
public record ParsedGame(long number, GameRecord record, ImmutableList<RecordProblem> problems) {
  /**
   * Creates a parsed game.
   *
   * @param number the number of the game in its text
   * @param record everything that could be parsed
   * @param problems the syntax errors
   */
  public ParsedGame {
    checkNotNull(record, "record");
    checkNotNull(problems, "problems");
  }
}
