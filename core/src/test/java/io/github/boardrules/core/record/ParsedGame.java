package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableList;

/** One game of a text with the problems that its scanner has found. */
public record ParsedGame(long number, GameRecord record, ImmutableList<RecordProblem> problems) {
  public GameReplay verdict(ReplayOptions options) {
    Replay replay = Replay.of(record, options);
    int plies = record.moves().size();
    return GameVerdict.of(number, replay, plies, problems, options, ReadLimits.defaults())
        .withReplay();
  }
}
