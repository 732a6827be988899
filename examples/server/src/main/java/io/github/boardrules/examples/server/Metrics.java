package io.github.boardrules.examples.server;

import com.sun.net.httpserver.Authenticator;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpPrincipal;
import io.prometheus.metrics.core.metrics.Counter;
import io.prometheus.metrics.core.metrics.GaugeWithCallback;
import io.prometheus.metrics.core.metrics.Histogram;
import io.prometheus.metrics.exporter.httpserver.HTTPServer;
import io.prometheus.metrics.instrumentation.jvm.JvmMetrics;
import io.prometheus.metrics.model.registry.PrometheusRegistry;
import java.io.IOException;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Counts requests and refusals, and measures times, for Prometheus. A port of its own shows them,
 * because they are for those who operate the server. Thread-safe.
 */
final class Metrics implements AutoCloseable {
  private final PrometheusRegistry registry = new PrometheusRegistry();

  private final Counter requests =
      Counter.builder()
          .name("boardrules_requests_total")
          .help("Requests by route, method and status.")
          .labelNames("route", "method", "status")
          .register(registry);

  private final Histogram durations =
      Histogram.builder()
          .name("boardrules_request_duration_seconds")
          .help("The time from the headers of a request to the end of its response.")
          .classicOnly()
          .labelNames("route")
          .register(registry);

  private final Counter refusals =
      Counter.builder()
          .name("boardrules_refusals_total")
          .help("Requests and connections that were refused or failed, by the code of the error.")
          .labelNames("code")
          .register(registry);

  private @Nullable HTTPServer server;

  /**
   * Creates metrics.
   *
   * @param streams counts the open event streams
   */
  Metrics(LongSupplier streams) {
    GaugeWithCallback.builder()
        .name("boardrules_event_streams")
        .help("Open event streams.")
        .callback(callback -> callback.call((double) streams.getAsLong()))
        .register(registry);
  }

  /**
   * Counts a request that is completed.
   *
   * @param route the path of the endpoint with the names of its parameters; few different texts
   * @param method the method of the request; few different texts
   * @param status the status of the response
   * @param seconds the time from the headers of the request to the end of the response
   */
  void completed(String route, String method, int status, double seconds) {
    requests.labelValues(route, method, Integer.toString(status)).inc();
    durations.labelValues(route).observe(seconds);
  }

  /**
   * Counts a refusal or a failure. {@link RequestReports} calls it for every request, so that only
   * those who refuse something else, such as a connection, must call it themselves.
   *
   * @param code the code of the error; one of few texts
   */
  void refused(String code) {
    refusals.labelValues(code).inc();
  }

  /**
   * Shows the metrics, and those of the JVM, at {@code /metrics}.
   *
   * @param host the address to listen on
   * @param port the port to listen on; 0 for any free port
   * @param hosts the host names under which the port answers; requests for others have the status
   *     421
   * @return the port
   * @throws StartException if the port is in use
   */
  int serve(String host, int port, Hosts hosts) {
    JvmMetrics.builder().register(registry);
    try {
      HTTPServer started =
          HTTPServer.builder()
              .hostname(host)
              .port(port)
              .registry(registry)
              .authenticator(new HostCheck(hosts))
              .buildAndStart();
      server = started;
      return started.getPort();
    } catch (IOException e) {
      throw StartException.cannotListen(host, port, e);
    }
  }

  /** Rejects requests for other hosts before they are handled. */
  private static final class HostCheck extends Authenticator {
    private final Hosts hosts;

    HostCheck(Hosts hosts) {
      this.hosts = hosts;
    }

    @Override
    public Result authenticate(HttpExchange request) {
      return hosts.accepts(
              request.getRequestURI().getHost(), request.getRequestHeaders().getFirst("Host"))
          ? new Success(new HttpPrincipal("", ""))
          : new Failure(ServerCode.UNKNOWN_HOST.status());
    }
  }

  @Override
  public void close() {
    if (server != null) {
      server.close();
    }
  }
}
