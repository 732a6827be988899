package io.github.boardrules.examples.server;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import io.github.boardrules.core.GameTypes;
import io.github.boardrules.examples.engine.index.IndexedGames;
import io.github.boardrules.examples.engine.referee.Games;
import io.github.boardrules.examples.engine.referee.Records;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import org.eclipse.jetty.server.handler.GracefulHandler;

/** A running server: the HTTP endpoints, the web page and the database of matches. */
final class BoardServer implements AutoCloseable {
  private static final long MAX_STOP_MILLIS = 10_000;

  /** The time between signs of life of an event stream. */
  private static final Duration LIFE = Duration.ofSeconds(5);

  private static final String OPENAPI = "/openapi.json";

  /** The page of one board, which other pages may frame, because it changes nothing here. */
  private static final String FRAMED = "/embed.html";

  /**
   * Security headers: pages load resources from this server only, except for pictures that they
   * make themselves, and cannot be framed.
   */
  static final ImmutableMap<String, String> HEADERS =
      ImmutableMap.of(
          "Content-Security-Policy",
              "default-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none';"
                  + " frame-ancestors 'none'; object-src 'none'",
          "X-Content-Type-Options", "nosniff",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin");

  private final Settings settings;
  private final MatchStore store;
  private final Optional<IndexedGames> index;
  private final EventHub events;
  private final Metrics metrics;
  private final Javalin javalin;
  private final Expiry expiry;
  private final byte[] description;

  private BoardServer(
      Settings settings,
      Duration life,
      MatchStore store,
      Optional<IndexedGames> index,
      GameTypes games) {
    this.settings = settings;
    this.store = store;
    this.index = index;
    this.description = resource("openapi.json");
    this.metrics = new Metrics(this::streams);
    this.events = new EventHub(settings.limits(), life, metrics::refused);
    Matches matches = new Matches(store, events, games, settings.limits());
    RateLimit newMatches = new RateLimit(settings.limits().newMatches, Duration.ofHours(1));
    Records records = new Records(games, settings.limits().ofQuestions());
    RateLimit rateLimit = new RateLimit(settings.limits().rate, Duration.ofMinutes(1));
    RateLimit fileLimit = new RateLimit(settings.limits().fileRate, Duration.ofMinutes(1));
    Runtime runtime = Runtime.getRuntime();
    Judging judging = new Judging(runtime.maxMemory() / 4, runtime.availableProcessors());
    Origins origins = new Origins(settings.origins());
    this.javalin =
        Javalin.create(
            config -> {
              configure(config, settings, metrics);
              config.routes.before(BoardServer::addHeaders);
              config.routes.before("/api/*", BoardServer::disableCaching);
              config.routes.before("/api/*", origins::check);
              config.routes.before("/api/*", rateLimit::count);
              config.routes.before("/api/*", Encodings::check);
              config.routes.before(context -> countFile(context, fileLimit));
              origins.addTo(config.routes);
              new QuestionsApi(games, settings.limits(), judging, index).addTo(config.routes);
              new MatchesApi(
                      matches, new Games(games), records, settings.limits(), newMatches, judging)
                  .addTo(config.routes);
              new ActionsApi(matches, events, settings.limits(), newMatches).addTo(config.routes);
              new EventsApi(matches, events, records).addTo(config.routes);
              new RecordsApi(records, settings.limits(), judging).addTo(config.routes);
              config.routes.get("/api/v1/health", this::health);
              config.routes.get(OPENAPI, this::describe);
              config.routes.after(RequestReports::noteRoute);
              new Failures().addTo(config.routes);
            });
    this.expiry = Expiry.start(matches, store.time());
  }

  private static void addHeaders(Context context) {
    HEADERS.forEach(context::header);
    if (context.path().equals(FRAMED)) {
      String policy = Objects.requireNonNull(HEADERS.get("Content-Security-Policy"));
      context.header(
          "Content-Security-Policy", policy.replace("frame-ancestors 'none'", "frame-ancestors *"));
    }
  }

  /**
   * Starts a server that offers all installed games.
   *
   * @param settings the address, the database, the records and the limits of the server
   * @param news receives lines about records that are read before the server listens
   */
  static BoardServer start(Settings settings, Consumer<String> news) {
    return start(settings, LIFE, news);
  }

  private static BoardServer start(Settings settings, Duration life, Consumer<String> news) {
    GameTypes games = GameTypes.installed();
    MatchStore store = MatchStore.open(settings.database());
    Optional<IndexedGames> index = Optional.empty();
    try {
      index =
          settings
              .records()
              .map(records -> IndexedGames.open(records.folder(), records.index(), games, news));
      BoardServer server = new BoardServer(settings, life, store, index, games);
      try {
        server.javalin.start(settings.host(), settings.port());
        return server;
      } catch (RuntimeException e) {
        server.expiry.close();
        server.events.close();
        throw StartException.cannotListen(settings.host(), settings.port(), e);
      }
    } catch (RuntimeException e) {
      index.ifPresent(IndexedGames::close);
      store.close();
      throw e;
    }
  }

  /**
   * Starts a server for a test; see {@link #start(Settings, Consumer)}.
   *
   * @param settings the address, the database, the records and the limits of the server
   * @param life the time between signs of life of an event stream
   */
  static BoardServer start(Settings settings, Duration life) {
    return start(settings, life, ignored -> {});
  }

  private static void configure(JavalinConfig config, Settings settings, Metrics metrics) {
    Limits limits = settings.limits();
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.prefer405over404 = true;
    // Without this, Jetty may confuse a token with an earlier one of the same connection that
    // differs in upper and lower case only.
    config.jetty.modifyHttpConfiguration(http -> http.setHeaderCacheCaseSensitive(true));
    config.jetty.modifyServer(
        server -> {
          server.setStopTimeout(MAX_STOP_MILLIS);
          server.setRequestLog(new RequestReports(metrics));
          server.insertHandler(new HeadAsGet());
          server.insertHandler(new Variants());
          new Guards(limits, metrics::refused).addTo(server, hosts(settings));
          server.insertHandler(new GracefulHandler());
          server.setErrorHandler(new ContainerErrors());
        });
    config.jetty.modifyServletContextHandler(
        context -> context.setErrorHandler(new ContainerErrors()));
    config.staticFiles.add("/web");
  }

  private static Hosts hosts(Settings settings) {
    return new Hosts(
        ImmutableSet.<String>builder().addAll(settings.hosts()).add(settings.host()).build());
  }

  private static byte[] resource(String name) {
    try {
      return Resources.toByteArray(Resources.getResource(BoardServer.class, name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void countFile(Context context, RateLimit limit) {
    if (!context.path().startsWith("/api/")) {
      limit.count(context);
    }
  }

  private static void disableCaching(Context context) {
    context.header("Cache-Control", "no-store");
  }

  private void health(Context context) throws SQLException {
    store.check();
    Json.answer(context, 200, ImmutableMap.of("status", "ok"));
  }

  private void describe(Context context) {
    context.contentType(Json.CONTENT_TYPE).result(description);
  }

  /** Returns the number of open event streams. */
  long streams() {
    return events.size();
  }

  Javalin javalin() {
    return javalin;
  }

  /**
   * Shows what the server counts and measures, under the host names of the server.
   *
   * @param port the port to listen on; 0 for any free port
   * @return the port
   */
  int serveMetrics(int port) {
    return metrics.serve(settings.host(), port, hosts(settings));
  }

  /** Returns the port on which the server listens. */
  int port() {
    return javalin.port();
  }

  /** Returns the URL of the web page. */
  String address() {
    String host = settings.host();
    return "http://" + (host.contains(":") ? "[" + host + "]" : host) + ":" + port() + "/";
  }

  /**
   * Ends the event streams, completes the pending requests, and closes the index and the database,
   * whatever fails. Requests that are still pending after ten seconds are cut off.
   */
  @Override
  public void close() {
    try (store;
        expiry;
        metrics) {
      try {
        events.close();
      } finally {
        stop();
      }
    } finally {
      index.ifPresent(IndexedGames::close);
    }
  }

  private void stop() {
    try {
      javalin.stop();
    } catch (JavalinException e) {
      if (!(e.getCause() instanceof TimeoutException)) {
        throw e;
      }
      // It has reported what was cut off, and has stopped.
    }
  }
}
