package io.github.boardrules.examples.server;

import io.github.boardrules.examples.engine.referee.Refusal;
import java.util.function.Consumer;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/**
 * Sends responses without a thread: the part of a response that the client does not read at once
 * waits in memory, and the thread that made the response goes on. Closes the connection if the
 * client reads too slowly, or if too many bytes wait for its address.
 */
final class Answers extends Handler.Wrapper {
  /** An address for which so many bytes are not free gets no more responses for now. */
  private static final long MIN_FREE = 65_536;

  /** Event streams have a limit of their own, and last as long as their clients read. */
  private static final String EVENTS = "/events";

  private final Shares memory;
  private final Pace pace;
  private final Consumer<String> refused;

  /**
   * Creates a handler.
   *
   * @param memory the bytes that may wait
   * @param pace how fast clients must read
   * @param refused receives a code for each response that is broken off
   */
  Answers(Shares memory, Pace pace, Consumer<String> refused) {
    this.memory = memory;
    this.pace = pace;
    this.refused = refused;
  }

  @Override
  public boolean handle(Request request, Response response, Callback callback) throws Exception {
    if (Request.getPathInContext(request).endsWith(EVENTS)) {
      return super.handle(request, response, callback);
    }
    String address = RateLimit.network(Request.getRemoteAddr(request));
    if (!memory.mayHave(address, MIN_FREE)) {
      Refusal refusal =
          Refusal.of(ServerCode.BUSY, "This address reads too many responses at once; try later");
      // Further requests of the connection would have the same response.
      response.getHeaders().put(HttpFields.CONNECTION_CLOSE);
      ContainerErrors.refuse(request, response, callback, refusal);
      return true;
    }
    Outgoing outgoing = new Outgoing(request, response, memory, pace, refused);
    return super.handle(request, outgoing, outgoing.start(callback));
  }

  /**
   * How fast a client must read.
   *
   * @param seconds the time for any response, in addition to
   * @param bytesPerSecond the time for its bytes at this rate
   * @param maxSeconds the time for the longest response
   */
  record Pace(int seconds, int bytesPerSecond, int maxSeconds) {
    long seconds(long bytes) {
      return Math.min(maxSeconds, seconds + bytes / bytesPerSecond);
    }
  }
}
