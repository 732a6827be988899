package io.github.boardrules.core.record;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Outcome;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import java.util.Map;
import java.util.Optional;

/** Builds {@link GameVerdict#toMap()}. */
final class VerdictMap {
  private final ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();

  private VerdictMap() {}

  static ImmutableMap<String, Object> of(GameVerdict verdict) {
    VerdictMap map = new VerdictMap();
    map.putText("source", verdict.location().source());
    map.map.put("number", verdict.number()).put("valid", verdict.isValid());
    map.putGame(verdict);
    map.putHeader(verdict);
    map.putResult(verdict);
    map.map.put("problems", verdict.problems().stream().map(RecordProblem::toMap).toList());
    return map.map.buildOrThrow();
  }

  private void putGame(GameVerdict verdict) {
    GameRecord record = verdict.record;
    Optional<Game<?>> game = verdict.last().map(Position::game);
    game.map(known -> known.type().id()).or(record::game).ifPresent(id -> map.put("game", id));
    putEntries("options", game.map(Game::options).orElse(record.options()).asMap());
    record.setup().ifPresent(setup -> map.put("setup", setup));
  }

  private void putHeader(GameVerdict verdict) {
    RecordHeader header = verdict.header();
    ImmutableMap.Builder<String, String> players = ImmutableMap.builder();
    for (Player player : Player.values()) {
      header.player(player).ifPresent(name -> players.put(player.name(), name));
    }
    putEntries("players", players.buildOrThrow());
    header.tag("Event").ifPresent(event -> map.put("event", event));
    header.tag("Date").ifPresent(date -> map.put("date", date));
    map.put("plies", verdict.plies());
    map.put("legalPlies", verdict.legalPlies());
    header
        .claim()
        .map(ClaimedResult::result)
        .filter(claimed -> claimed != GameResult.UNKNOWN)
        .ifPresent(claimed -> map.put("claimed", claimed.name()));
  }

  private void putResult(GameVerdict verdict) {
    GameResult result = verdict.result();
    if (result != GameResult.UNKNOWN) {
      ImmutableMap.Builder<String, Object> decided = ImmutableMap.builder();
      decided.put("winner", result.name());
      result
          .winner()
          .flatMap(verdict.played::side)
          .map(Side::name)
          .ifPresent(side -> decided.put("side", side));
      verdict.outcome().ifPresent(outcome -> putOutcome(outcome, decided));
      map.put("result", decided.buildOrThrow());
    }
    verdict.termination().ifPresent(end -> map.put("termination", end.text()));
  }

  private static void putOutcome(Outcome outcome, ImmutableMap.Builder<String, Object> result) {
    result.put("reason", outcome.reason().jsonName());
    ImmutableMap.Builder<String, Object> score = ImmutableMap.builder();
    outcome
        .score()
        .ifPresent(s -> s.points().forEach((who, points) -> score.put(who.name(), points)));
    ImmutableMap<String, Object> points = score.buildOrThrow();
    if (!points.isEmpty()) {
      result.put("score", points);
    }
  }

  private void putText(String key, String text) {
    if (!text.isEmpty()) {
      map.put(key, text);
    }
  }

  private void putEntries(String key, Map<String, String> entries) {
    if (!entries.isEmpty()) {
      map.put(key, entries);
    }
  }
}
