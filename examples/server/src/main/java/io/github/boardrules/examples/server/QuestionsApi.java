package io.github.boardrules.examples.server;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.hash.Hashing;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.index.IndexedGames;
import io.github.boardrules.examples.engine.referee.Kind;
import io.github.boardrules.examples.engine.referee.Referee;
import io.github.boardrules.examples.engine.referee.RefereeJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import tools.jackson.databind.node.ObjectNode;

/**
 * The endpoints of the questions, one path for each kind. A question without records can be the
 * query of a {@code GET} request, too, and its answer has an entity tag. Records can be the body of
 * a request; the other members are then its query.
 */
final class QuestionsApi {
  static final String LINES = "application/jsonl; charset=utf-8";

  private final Referee referee;
  private final Limits limits;
  private final Judging judging;

  QuestionsApi(GameTypes games, Limits limits, Judging judging, Optional<IndexedGames> index) {
    Referee withoutIndex = Referee.of(games, limits.ofQuestions());
    this.referee = index.map(withoutIndex::withIndex).orElse(withoutIndex);
    this.limits = limits;
    this.judging = judging;
  }

  static String path(Kind kind) {
    return "/api/v1/" + kind.id();
  }

  void addTo(RoutesConfig routes) {
    for (Kind kind : Kind.values()) {
      String path = path(kind);
      if (kind.isAboutRecords()) {
        routes.post(path, context -> records(kind, context));
      } else {
        routes.get(path, context -> get(kind, context));
        routes.post(path, context -> post(kind, context));
      }
    }
  }

  private void post(Kind kind, Context context) {
    ObjectNode members = Json.read(context, limits.bodyBytes);
    referee.answer(kind, members, answer -> Json.answer(context, 200, answer));
  }

  private void get(Kind kind, Context context) {
    ObjectNode members = QueryMembers.of(kind, Encodings.query(context));
    List<byte[]> bodies = new ArrayList<>();
    referee.answer(
        kind, members, answer -> bodies.add(RefereeJson.MAPPER.writeValueAsBytes(answer)));
    byte[] body = bodies.get(0);
    String tag = '"' + Hashing.sha256().hashBytes(body).toString().substring(0, 32) + '"';
    context.header("ETag", tag).header("Cache-Control", "no-cache");
    context.status(200).contentType(Json.CONTENT_TYPE).result(body);
  }

  private void records(Kind kind, Context context) throws IOException {
    Consumer<ImmutableMap<String, Object>> out =
        kind == Kind.VERDICTS ? lines(context) : answer -> Json.answer(context, 200, answer);
    Runnable judged = judging.admit(context);
    try {
      if (Json.isJson(context)) {
        referee.answer(kind, Json.read(context, limits.recordBytes), out);
      } else {
        // Complete before the first line is sent: too long a body has a status of its own.
        InputStream body = Encodings.records(context, limits.recordBytes);
        ObjectNode members = QueryMembers.of(kind, Encodings.query(context));
        referee.answer(kind, members, body, out);
      }
    } catch (UncheckedIOException e) {
      throw requireNonNull(e.getCause());
    } finally {
      judged.run();
    }
  }

  /**
   * {@return a writer of one line for each answer; the container sends them when its buffer is
   * full}
   */
  private static Consumer<ImmutableMap<String, Object>> lines(Context context) {
    return answer -> {
      try {
        // Lines that were sent fix the status; a later failure is one more line.
        OutputStream out = context.status(200).contentType(LINES).outputStream();
        out.write(RefereeJson.MAPPER.writeValueAsBytes(answer));
        out.write('\n');
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    };
  }
}
