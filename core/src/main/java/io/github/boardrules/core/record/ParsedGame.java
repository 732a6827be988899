package io.github.boardrules.core.record;

import static com.google.common.base.Preconditions.checkNotNull;

import com.google.common.collect.ImmutableList;

/**
 * One game as a {@link RecordReader} found it.
 *
 * @param number which one of its text, counted from 1
 * @param record all that could be read of it
 * @param problems what is wrong with the way it is written; empty for a well-written record
 */
public record ParsedGame(long number, GameRecord record, ImmutableList<RecordProblem> problems) {

  /**
   * Checks that nothing is missing.
   *
   * @param number which one of its text, counted from 1
   * @param record all that could be read
   * @param problems what is wrong with the writing
   */
  public ParsedGame {
    checkNotNull(record, "record");
    checkNotNull(problems, "problems");
  }
}
