package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.Refusal;
import io.javalin.http.Context;
import io.javalin.router.Endpoint;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpMethod;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.RequestLog;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.NanoTime;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.event.Level;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * Counts completed requests, and writes a line to the log for each that was refused or failed. Only
 * failures have a stack trace there. Endpoints note what the line says as attributes of the
 * request.
 */
final class RequestReports implements RequestLog {
  private static final Logger LOG = LoggerFactory.getLogger(RequestReports.class);
  private static final int MAX_PATH = 200;

  private static final String ROUTE = RequestReports.class.getName() + ".route";
  private static final String CODE = RequestReports.class.getName() + ".code";
  private static final String FAILURE = RequestReports.class.getName() + ".failure";
  private static final String CAUSE = RequestReports.class.getName() + ".cause";

  private final Metrics metrics;

  RequestReports(Metrics metrics) {
    this.metrics = metrics;
  }

  /** Notes the endpoint that handled a request. */
  static void noteRoute(Context context) {
    Endpoint endpoint = context.endpoints().lastHttpEndpoint();
    if (endpoint != null) {
      context.attribute(ROUTE, endpoint.path);
    }
  }

  /** Notes that an endpoint refuses a request. */
  static void noteRefusal(Context context, Refusal.Code code) {
    context.attribute(CODE, code);
  }

  /** Notes that the container refuses a request. */
  static void noteRefusal(Request request, Refusal.Code code) {
    request.setAttribute(CODE, code);
  }

  /**
   * Notes that a request failed.
   *
   * @param cause the exception, which the log shows
   * @param failure the number under which it can be found there
   */
  static void noteFailure(Context context, Refusal.Code code, Exception cause, String failure) {
    noteRefusal(context, code);
    context.attribute(CAUSE, cause);
    context.attribute(FAILURE, failure);
  }

  @Override
  public void log(Request request, Response response) {
    int status = response.getStatus();
    long nanos = NanoTime.since(request.getHeadersNanoTime());
    String route = request.getAttribute(ROUTE) instanceof String path ? path : "other";
    metrics.completed(route, method(request), status, nanos / 1e9);
    if (request.getAttribute(CODE) instanceof Refusal.Code code) {
      metrics.refused(code.name());
      report(request, status, code, nanos);
    }
  }

  /** Returns the method of a request, as one of few texts. */
  private static String method(Request request) {
    return HttpMethod.fromString(request.getMethod()) == null ? "other" : request.getMethod();
  }

  private static void report(Request request, int status, Refusal.Code code, long nanos) {
    Object failure = request.getAttribute(FAILURE);
    LoggingEventBuilder line =
        LOG.atLevel(failure == null ? Level.INFO : Level.ERROR)
            .addKeyValue("method", request.getMethod())
            .addKeyValue("path", path(request))
            .addKeyValue("status", status)
            .addKeyValue("code", code.name())
            .addKeyValue("address", Request.getRemoteAddr(request))
            .addKeyValue("millis", TimeUnit.NANOSECONDS.toMillis(nanos));
    if (failure == null) {
      line.log("refused");
    } else {
      line.addKeyValue("failure", failure)
          .setCause((Throwable) request.getAttribute(CAUSE))
          .log("failed");
    }
  }

  private static String path(Request request) {
    String path = String.valueOf(request.getHttpURI().getPath());
    return path.length() <= MAX_PATH ? path : path.substring(0, MAX_PATH) + "…";
  }
}
