package io.github.boardrules.core.record;

import java.util.List;

/** One game of a text with the problems that its scanner has found. */
public record ParsedGame(long number, GameRecord record, List<RecordProblem> problems) {
  public GameReplay verdict(Validator options) {
    return options.verdict(number, record, problems).withReplay();
  }
}
