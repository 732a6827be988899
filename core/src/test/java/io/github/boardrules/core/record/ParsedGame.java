package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;

/** One game of a text with the problems that its scanner has found. */
public record ParsedGame(long number, GameRecord record, ImmutableList<RecordProblem> problems) {
  public GameVerdict verdict(ReplayOptions options) {
    return GameVerdict.of(number, record, problems, options, ReadLimits.defaults());
  }
}
