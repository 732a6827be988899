package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableMap;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.Player;
import io.github.boardrules.core.Position;
import io.github.boardrules.core.Side;
import io.github.boardrules.core.record.GameResult;
import io.github.boardrules.core.record.Termination;
import io.github.boardrules.examples.engine.referee.Describe;
import io.github.boardrules.examples.engine.referee.Records;

/**
 * Matches and their events as objects for JSON, with the members and names of the answers to
 * questions and of verdicts. What is absent is left out.
 */
final class MatchJson {
  private MatchJson() {}

  /** Returns a match as those see it who have some seats. */
  static ImmutableMap<String, Object> match(Match match, Seats seats, Records records) {
    Game<?> game = match.played().game();
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("id", match.id())
        .put("event", match.revision())
        .put("title", game.type().title())
        .putAll(Describe.game(game).buildOrThrow());
    match.played().toRecord().setup().ifPresent(setup -> map.put("start", setup));
    map.putAll(players(match))
        .put("date", match.info().date().toString())
        .put("plies", match.plies())
        .put(
            "moves", match.played().moves().stream().map(Move::notation).collect(toImmutableList()))
        .put("position", Describe.position(match.played().position()));
    putState(match, map);
    match.info().rematch().ifPresent(id -> map.put("rematch", id));
    map.put("seats", seats.names()).put("formats", records.formats(match.played()));
    if (!seats.held().isEmpty()) {
      match.access().watcher().ifPresent(token -> map.put("watcher", token));
    }
    return map.buildOrThrow();
  }

  /** Adds whether the match is over, its result, its termination and the pending offer. */
  private static void putState(Match match, ImmutableMap.Builder<String, Object> map) {
    map.put("over", match.isOver());
    putResult(match, map);
    match.info().offer().ifPresent(offer -> map.put("offer", offer.toMap()));
  }

  private static void putResult(Match match, ImmutableMap.Builder<String, Object> map) {
    Position<?> position = match.played().position();
    position.outcome().ifPresent(outcome -> map.put("result", Describe.outcome(position, outcome)));
    match
        .info()
        .termination()
        .ifPresent(end -> map.put("result", result(position, end)).put("termination", end.text()));
  }

  private static ImmutableMap<String, Object> result(Position<?> position, Termination end) {
    GameResult result = end.result();
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("winner", result.name());
    result
        .winner()
        .flatMap(position::side)
        .map(Side::name)
        .ifPresent(side -> map.put("side", side));
    return map.buildOrThrow();
  }

  /**
   * Returns the event of a move.
   *
   * @param match the match after this move or later ones
   * @param ply the number of the move
   */
  static ImmutableMap<String, Object> move(Match match, int ply) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("ply", ply).put("move", match.played().moves().get(ply - 1).notation());
    Describe.putTurn(match.played().at(ply).position(), map);
    if (ply == match.plies()) {
      putState(match, map);
    } else {
      map.put("over", false);
    }
    return map.buildOrThrow();
  }

  static ImmutableMap<String, Object> takenBack(Match match) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    map.put("plies", match.plies());
    Describe.putTurn(match.played().position(), map);
    return map.buildOrThrow();
  }

  static ImmutableMap<String, Object> offer(Match match) {
    return ImmutableMap.of("offer", match.info().offer().orElseThrow().toMap());
  }

  static ImmutableMap<String, Object> end(Match match) {
    ImmutableMap.Builder<String, Object> map = ImmutableMap.builder();
    putResult(match, map);
    return map.buildOrThrow();
  }

  static ImmutableMap<String, Object> seat(Match match, Player player) {
    return ImmutableMap.<String, Object>builder()
        .put("player", player.name())
        .putAll(players(match))
        .buildOrThrow();
  }

  /** Returns the names of the players as a member; nothing if neither has one. */
  static ImmutableMap<String, Object> players(Match match) {
    ImmutableMap.Builder<String, Object> names = ImmutableMap.builder();
    match.info().names().forEach((player, name) -> names.put(player.name(), name));
    ImmutableMap<String, Object> all = names.buildOrThrow();
    return all.isEmpty() ? ImmutableMap.of() : ImmutableMap.of("players", all);
  }
}
