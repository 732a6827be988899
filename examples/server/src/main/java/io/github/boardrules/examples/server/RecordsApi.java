package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.Replay;
import io.github.boardrules.examples.referee.Records;
import io.github.boardrules.examples.referee.RefereeCode;
import io.github.boardrules.examples.referee.Refusal;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.PositionView;
import io.github.boardrules.picture.view.Views;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The endpoint with which the page shows a game of an uploaded record. It stores nothing. */
final class RecordsApi {
  private final Records records;
  private final Limits limits;

  RecordsApi(Records records, Limits limits) {
    this.records = records;
    this.limits = limits;
  }

  void addTo(RoutesConfig routes) {
    routes.post("/api/v1/records/show", this::show);
  }

  /** A game of a record and one of its positions. */
  private record Shown(
      String game,
      String title,
      ImmutableMap<String, String> options,
      BoardView board,
      int version,
      ImmutableList<String> moves,
      int ply,
      PositionView position,
      ImmutableMap<String, String> records) {
    static Shown of(GameInProgress<?> played, int ply, ImmutableMap<String, String> records) {
      Game<?> game = played.game();
      return new Shown(
          game.type().id(),
          game.type().title(),
          game.options().asMap(),
          Views.board(game),
          played.ply(),
          played.moves().stream().map(Move::notation).collect(toImmutableList()),
          ply,
          Views.position(played.at(ply).position()),
          records);
    }
  }

  private InputStream body(Context context) {
    return new BufferedInputStream(new BoundedBody(context.bodyInputStream(), limits.recordBytes));
  }

  private void show(Context context) throws IOException {
    int number = parameter(context, "number", 1);
    int wantedPly = parameter(context, "ply", -1);
    Replay replay = records.read(body(context), number);
    GameInProgress<?> played = replay.played().orElseThrow();
    int ply = wantedPly < 0 ? played.ply() : wantedPly;
    Records.checkPly(played, ply, "/ply");
    Json.answer(context, 200, Shown.of(played, ply, Records.texts(replay)));
  }

  /** Returns a whole number, at least 0, of the query, or the default if it is missing. */
  private static int parameter(Context context, String name, int byDefault) {
    String text = context.queryParam(name);
    if (text == null) {
      return byDefault;
    }
    Integer value = Ints.tryParse(text);
    if (value == null || value < 0) {
      throw Refusal.at(
          RefereeCode.WRONG_TYPE,
          "/" + name,
          "\"" + name + "\" must be a whole number that is not negative");
    }
    return value;
  }
}
