package io.github.boardrules.examples.server;

import java.util.function.Consumer;
import org.eclipse.jetty.server.AbstractConnector;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;
import org.eclipse.jetty.util.component.LifeCycle;

/** The limits that apply before a request reaches an endpoint, and after it leaves one. */
final class Guards {
  /** The size of the buffer of the network for what a client does not read, in bytes. */
  private static final int SEND_BUFFER = 256 * 1024;

  /** The time for the longest response, in seconds. */
  private static final int MAX_ANSWER_SECONDS = 600;

  /** The number of connections that wait to be accepted. */
  private static final int BACKLOG = 1024;

  /** The number of largest uploads of an address for which there is memory. */
  private static final int UPLOADS = 4;

  /** The number of bytes of responses that may wait for the clients of an address. */
  private static final long WAITING_BYTES = 40_000_000;

  private final Limits limits;
  private final Consumer<String> refused;

  /**
   * Creates the guards.
   *
   * @param limits the limits
   * @param refused receives a code for each connection that is closed
   */
  Guards(Limits limits, Consumer<String> refused) {
    this.limits = limits;
    this.refused = refused;
  }

  /**
   * Adds the guards to a server, outside of the handlers that it has.
   *
   * @param server the server
   * @param hosts the host names of the server
   */
  void addTo(Server server, Hosts hosts) {
    long heap = Runtime.getRuntime().maxMemory();
    long ofAddress = (long) UPLOADS * limits.recordBytes;
    server.insertHandler(new Threads(limits.threads));
    server.insertHandler(
        new Bodies(
            limits.recordBytes,
            limits.bodySeconds,
            new Shares(heap / 16, ofAddress),
            new Shares(heap / 4, ofAddress)));
    server.insertHandler(hosts);
    server.insertHandler(
        new Answers(
            new Shares(heap / 8, WAITING_BYTES),
            new Answers.Pace(limits.answerSeconds, limits.answerRate, MAX_ANSWER_SECONDS),
            refused));
    Arrivals arrivals = new Arrivals(limits.headerSeconds, refused);
    server.insertHandler(arrivals);
    Connections connections =
        new Connections(new Shares(limits.totalConnections, limits.connections), refused);
    // The connectors exist when the server starts.
    server.addEventListener(
        new LifeCycle.Listener() {
          @Override
          public void lifeCycleStarting(LifeCycle ignored) {
            for (Connector connector : server.getConnectors()) {
              ((AbstractConnector) connector).addBean(connections);
              ((AbstractConnector) connector).addBean(arrivals);
              ((ServerConnector) connector).setAcceptedSendBufferSize(SEND_BUFFER);
              ((ServerConnector) connector).setAcceptQueueSize(BACKLOG);
            }
          }

          @Override
          public void lifeCycleStopping(LifeCycle ignored) {
            arrivals.closeWaiting();
          }
        });
  }

  /** Limits the threads that handle requests of an address. */
  private static final class Threads extends ThreadLimitHandler {
    Threads(int maximum) {
      setThreadLimit(maximum);
    }

    @Override
    protected String getRemoteIP(Request request) {
      return RateLimit.network(Request.getRemoteAddr(request));
    }
  }
}
