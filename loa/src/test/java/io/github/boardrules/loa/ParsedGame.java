package io.github.boardrules.loa;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.core.record.GameRecord;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.ReplayOptions;
import io.github.boardrules.core.record.Validator;
import java.io.Reader;
import java.util.List;
import java.util.stream.Stream;

/** A game of a text that is not replayed, with the problems that were found while it was read. */
record ParsedGame(GameRecord record, ImmutableList<RecordProblem> problems) {
  private static final Validator WITHOUT_RULES =
      Validator.of(ReplayOptions.of(GameTypes.of(List.of())));

  static List<ParsedGame> all(RecordFormat format, Reader in, String name) {
    try (Stream<GameReplay> games = WITHOUT_RULES.withFormat(format).replays(in, name)) {
      return games.map(ParsedGame::of).toList();
    }
  }

  private static ParsedGame of(GameReplay verdict) {
    return new ParsedGame(
        verdict.record(),
        verdict.problems().stream()
            .filter(problem -> problem.code() != RecordProblem.Code.UNKNOWN_GAME)
            .collect(toImmutableList()));
  }
}
