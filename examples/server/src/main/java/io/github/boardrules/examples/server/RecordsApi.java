package io.github.boardrules.examples.server;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import io.github.boardrules.core.Game;
import io.github.boardrules.core.Move;
import io.github.boardrules.core.record.GameInProgress;
import io.github.boardrules.core.record.GameReplay;
import io.github.boardrules.core.record.brg.BrgFormat;
import io.github.boardrules.examples.engine.referee.Records;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.github.boardrules.picture.Animation;
import io.github.boardrules.picture.Look;
import io.github.boardrules.picture.view.BoardView;
import io.github.boardrules.picture.view.PositionView;
import io.github.boardrules.picture.view.RecordView;
import io.github.boardrules.picture.view.Views;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.io.IOException;
import java.io.InputStream;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * The endpoints with which the page shows and changes a game of an uploaded record. They store
 * nothing.
 */
final class RecordsApi {
  private static final ImmutableSet<String> CHANGE =
      ImmutableSet.<String>builder().add("record", "place").addAll(RecordChange.NAMES).build();

  private static final double SECONDS_PER_MOVE = 1;
  private static final int MAX_ANIMATED = 500;

  private final Records records;
  private final Limits limits;
  private final Judging judging;

  RecordsApi(Records records, Limits limits, Judging judging) {
    this.records = records;
    this.limits = limits;
    this.judging = judging;
  }

  void addTo(RoutesConfig routes) {
    routes.post("/api/v1/records/show", judged(this::show));
    routes.post("/api/v1/records/change", judged(this::change));
    routes.post("/api/v1/records/animation", judged(this::animation));
  }

  private Handler judged(Handler handler) {
    return context -> {
      Runnable judged = judging.admit(context);
      try {
        handler.handle(context);
      } finally {
        judged.run();
      }
    };
  }

  /** A game of a record as far as it is legal, one of its positions, and the verdict. */
  private record Shown(
      String game,
      String title,
      Map<String, String> options,
      BoardView board,
      int version,
      ImmutableList<String> moves,
      int ply,
      String place,
      PositionView position,
      ImmutableMap<String, String> records,
      RecordView record,
      Map<String, Object> verdict) {
    static Shown of(GameReplay verdict, GameInProgress<?> played, @Nullable RecordPlace wanted) {
      Game<?> game = played.game();
      RecordPlace place = wanted == null ? RecordPlace.endOf(played) : wanted;
      GameInProgress<?> at = place.in(played, "/place");
      return new Shown(
          game.type().id(),
          game.type().title(),
          game.options().asMap(),
          Views.board(game),
          played.ply(),
          played.moves().stream().map(Move::notation).collect(toImmutableList()),
          at.ply(),
          place.toString(),
          Views.position(at.position()),
          Records.texts(played.toReplay()),
          RecordView.of(verdict),
          verdict.toMap());
    }
  }

  private InputStream body(Context context) {
    return Encodings.records(context, limits.recordBytes);
  }

  private void show(Context context) throws IOException {
    int number = parameter(context, "number", 1);
    String name = Strings.nullToEmpty(Encodings.parameter(context, "name"));
    GameReplay verdict = records.judge(body(context), name, number);
    GameInProgress<?> played = Records.played(verdict, "");
    String place = Encodings.parameter(context, "place");
    int ply = parameter(context, "ply", -1);
    if (ply >= 0) {
      Records.checkPly(played, ply, "/ply");
      place = Integer.toString(ply);
    }
    RecordPlace wanted = place == null ? null : RecordPlace.parse(place, "/place");
    Json.answer(context, 200, Shown.of(verdict, played, wanted));
  }

  private void change(Context context) {
    ObjectNode request = Json.read(context, limits.recordBytes);
    Json.check(request, CHANGE);
    RecordChange change = new RecordChange(records, request);
    GameInProgress<?> game =
        records.read(Json.text(request, "record"), 1, "/record").toGame().orElseThrow();
    RecordPlace place = RecordPlace.parse(Json.text(request, "place"), "/place");
    RecordChange.Changed changed = change.apply(place.in(game, "/place"), place);
    GameReplay verdict = records.judge(BrgFormat.BRG.write(changed.game().toReplay()), 1);
    if (!verdict.isValid()) {
      // The record has become too long, or its variations too deep, to be read again.
      throw Refusal.of(ServerCode.NOT_CHANGEABLE, verdict.problems().get(0).message());
    }
    Json.answer(
        context, 200, Shown.of(verdict, Records.played(verdict, "/record"), changed.place()));
  }

  /** The main line of a game as an SVG that plays by itself. */
  private void animation(Context context) {
    GameInProgress<?> played =
        records.read(body(context), parameter(context, "number", 1)).toGame().orElseThrow();
    if (played.ply() > MAX_ANIMATED) {
      throw Refusal.of(
              RefereeCode.TOO_MUCH_WORK,
              "A game of more than " + MAX_ANIMATED + " moves cannot be animated")
          .with("limit", MAX_ANIMATED);
    }
    Json.answer(
        context,
        200,
        ImmutableMap.of("svg", Animation.svg(played, Look.DEFAULT, SECONDS_PER_MOVE)));
  }

  /** Returns a whole number, at least 0, of the query, or the default if it is missing. */
  private static int parameter(Context context, String name, int byDefault) {
    String text = Encodings.parameter(context, name);
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
