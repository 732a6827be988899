package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableList;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.record.ParsedGame;
import io.github.boardrules.core.record.ReadLimits;
import io.github.boardrules.core.record.ReadLimits.Limit;
import io.github.boardrules.core.record.RecordFormat;
import io.github.boardrules.core.record.RecordProblem;
import io.github.boardrules.core.record.RecordReader;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.examples.bulk.GameVerdict;
import io.github.boardrules.examples.bulk.RecordTexts;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.Optional;

/** The endpoint that validates uploaded records. It streams the upload, one game at a time. */
final class RecordsApi {
  private final Records records;
  private final Settings.Limits limits;

  RecordsApi(Records records, Settings.Limits limits) {
    this.records = records;
    this.limits = limits;
  }

  void addTo(RoutesConfig routes) {
    routes.post("/api/records/validate", this::validate);
  }

  private record Judged(ImmutableList<JudgedGame> games, Counts counts) {}

  private record Counts(int games, int valid, int invalid, long plies) {
    Counts plus(JudgedGame game) {
      int one = game.problems().isEmpty() ? 1 : 0;
      return new Counts(games + 1, valid + one, invalid + 1 - one, plies + game.plies());
    }
  }

  private record JudgedGame(
      long index,
      Optional<String> game,
      String status,
      int plies,
      Optional<String> result,
      ImmutableList<Records.Problem> problems) {}

  private void validate(Context context) throws IOException {
    String format = context.queryParam("format");
    try (InputStream body =
        new BufferedInputStream(new BoundedBody(context.bodyInputStream(), limits.recordBytes()))) {
      RecordFormat chosen =
          format == null || format.equals("auto")
              ? RecordTexts.detect(body)
              : Records.format(format);
      ReadLimits readLimits = Records.limits().with(Limit.GAMES, limits.recordGames());
      try (RecordReader reader = chosen.open(body, "", readLimits)) {
        Json.answer(context, 200, judge(reader));
      }
    }
  }

  private Judged judge(RecordReader reader) throws IOException {
    ImmutableList.Builder<JudgedGame> games = ImmutableList.builder();
    Counts counts = new Counts(0, 0, 0, 0);
    for (Optional<ParsedGame> next = reader.next(); next.isPresent(); next = reader.next()) {
      ParsedGame read = next.get();
      if (read.number() == 1) {
        read.problems().stream().filter(RecordsApi::isNothing).forEach(RecordsApi::refuse);
      }
      JudgedGame game = judge(read);
      games.add(game);
      counts = counts.plus(game);
    }
    if (counts.games() == 0) {
      throw unreadable("The text contains no game", 1, 1);
    }
    return new Judged(games.build(), counts);
  }

  private static boolean isNothing(RecordProblem problem) {
    return problem.code() == RecordProblem.Code.NOT_A_GAME;
  }

  private static void refuse(RecordProblem problem) {
    throw unreadable(problem.message(), problem.location().line(), problem.location().column());
  }

  private static Refusal unreadable(String message, long line, long column) {
    return Refusal.of(422, "unreadable", message).with("line", line).with("column", column);
  }

  private JudgedGame judge(ParsedGame game) {
    GameVerdict verdict = records.judge(game);
    Replay replay = verdict.replay();
    return new JudgedGame(
        game.number(),
        replay.mainLine().map(line -> line.last().game().type().id()).or(game.record()::game),
        verdict.isValid() ? "valid" : "invalid",
        replay.legalPlies(),
        replay.outcome().map(Outcome::toString).or(replay::ending),
        Records.Problem.of(verdict));
  }
}
