package io.github.boardrules.examples.server;

import com.google.common.primitives.Longs;
import io.github.boardrules.examples.engine.referee.Records;
import io.github.boardrules.examples.engine.referee.RefereeCode;
import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/** The endpoint that sends the events of a match while they happen. */
final class EventsApi {
  private static final String LAST_EVENT = "Last-Event-ID";

  private final Matches matches;
  private final EventHub events;
  private final Records records;

  EventsApi(Matches matches, EventHub events, Records records) {
    this.matches = matches;
    this.events = events;
    this.records = records;
  }

  void addTo(RoutesConfig routes) {
    routes.get(MatchesApi.MATCH + "/events", this::follow);
  }

  private void follow(Context context) throws SQLException, IOException {
    List<String> tokens = Seats.tokens(context.header("Authorization"));
    long known = known(context);
    boolean withViews = withViews(context);
    EventStream.Style style = new EventStream.Style(withViews, withViews && acceptsGzip(context));
    String id = context.pathParam("id");
    if (HeadAsGet.isHead(context)) {
      Seats unused = Seats.opened(tokens, matches.find(id).access());
      putHeaders(context, style);
      // Without this, the response would have a length.
      context.res().flushBuffer();
      return;
    }
    String address = RateLimit.network(context.ip());
    EventStream stream =
        matches.read(
            id,
            match -> {
              Seats seats = Seats.opened(tokens, match.access());
              EventStream added = events.stream(id, address, seats, style);
              Event whole =
                  new Event(match.revision(), "match", MatchJson.match(match, seats, records));
              events.add(added, known, match.revision(), whole);
              return added;
            });
    putHeaders(context, style);
    context.future(
        () -> {
          try {
            stream.start(context.req().getAsyncContext());
            stream.endWithConnection();
          } catch (IOException | RuntimeException e) {
            stream.cut();
            throw new IllegalStateException(e);
          }
          return stream.end();
        });
  }

  private static void putHeaders(Context context, EventStream.Style style) {
    if (style.isCompressed()) {
      context.header("Content-Encoding", "gzip");
    }
    context.contentType("text/event-stream; charset=utf-8").header("X-Accel-Buffering", "no");
  }

  /** Returns whether events of moves report the change of the view. */
  private static boolean withViews(Context context) {
    String value = Encodings.parameter(context, "views");
    if (value != null && !value.equals("true") && !value.equals("false")) {
      throw Refusal.at(RefereeCode.WRONG_TYPE, "/views", "\"views\" must be true or false");
    }
    return "true".equals(value);
  }

  private static boolean acceptsGzip(Context context) {
    return "gzip".equals(context.header("Accept-Encoding"));
  }

  /** Returns the number of the last event that the client knows; -1 if it knows none. */
  private static long known(Context context) {
    String header = context.header(LAST_EVENT);
    if (header == null) {
      return -1;
    }
    Long known = Longs.tryParse(header);
    if (known == null || known < 0) {
      throw Refusal.at(
          RefereeCode.WRONG_TYPE, "/" + LAST_EVENT, LAST_EVENT + " must be the number of an event");
    }
    return known;
  }
}
